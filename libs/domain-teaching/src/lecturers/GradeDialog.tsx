import { gradeDimensions, lecturerLimits } from '@banyan/contracts/teaching';
import { Button, countCharacters, LazyDialog, Notice, Rating, TextArea, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { useLecturerFailure } from './useLecturerFailure.ts';

const Fields = styled.div`
  display: grid;
  gap: 16px;
`;
const Stars = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px 24px;
`;

export interface GradeDialogProps {
  /** Name of the lecturer. */
  name: string;
  /** Earlier grades; null for none. */
  given: readonly number[] | null;
  text: string;
  pending: boolean;
  /** Error of sending; undefined for none. */
  failure: unknown;
  onClose: () => void;
  onSend: (said: { readonly grades: number[]; readonly text: string }) => void;
}

/** Dialog with grades for each dimension and a comment. */
export const GradeDialog = observer(function GradeDialog(props: GradeDialogProps) {
  const { failure, given, name, onClose, onSend, pending, text: before } = props;
  const { t } = useWords();
  const failureText = useLecturerFailure();
  const [grades, setGrades] = useState<readonly (number | null)[]>(given ?? gradeDimensions.map(() => null));
  const [text, setText] = useState(before);
  const [missing, setMissing] = useState(false);
  useLeaveGuard(text.trim() !== before.trim());
  const whole = grades.filter((grade) => grade !== null);
  const tooLong = countCharacters(text.trim()) > lecturerLimits.comment;
  const send = () => {
    setMissing(whole.length < gradeDimensions.length);
    if (whole.length === gradeDimensions.length && !tooLong) onSend({ grades: whole, text });
  };
  const stars = (['one', 'two', 'three', 'four', 'five'] as const).map((star) => t(`lecturers.stars.${star}`));
  return (
    <LazyDialog
      open
      onClose={onClose}
      title={t('lecturers.gradeTitle', { name })}
      closeText={t('lecturers.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('lecturers.cancel')}</Button>
          <Button variant="primary" pending={pending} onClick={send}>
            {t('lecturers.send')}
          </Button>
        </>
      }
    >
      <Fields>
        <Stars>
          {gradeDimensions.map((dimension, index) => (
            <Rating
              key={dimension}
              label={t(`lecturers.dimension.${dimension}`)}
              words={{ stars: stars as [string, string, string, string, string] }}
              value={grades[index] ?? null}
              onChange={(value) => setGrades(grades.map((one, place) => (place === index ? value : one)))}
            />
          ))}
        </Stars>
        <TextArea
          label={t('lecturers.comment')}
          hint={t('lecturers.commentHint')}
          maxLength={lecturerLimits.comment}
          tooLongText={t('lecturers.commentTooLong', { count: lecturerLimits.comment })}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {missing && whole.length < gradeDimensions.length ? (
          <Notice tone="warn" live>
            {t('lecturers.gradeAll')}
          </Notice>
        ) : null}
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {failureText(failure, t('lecturers.kept'))}
          </Notice>
        )}
      </Fields>
    </LazyDialog>
  );
});
