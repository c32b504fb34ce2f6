import type { WaitingSubmission } from '@banyan/contracts';
import { Moment } from '@banyan/core-screen/views';
import { Checkbox, Dot } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { FileLinks } from '../sheet/FileLinks.tsx';
import { Paragraphs } from '../sheet/Paragraphs.tsx';
import { useHomeworkWords } from '../useHomeworkWords.ts';
import { MarkFields, type MarkFieldsProps } from './MarkFields.tsx';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 320px);
  gap: 8px 32px;
  padding: 20px 24px;

  & + & {
    border-top: 1px solid var(--line);
  }
  & > div:first-child {
    display: grid;
    align-content: start;
    gap: 8px;
  }
  & small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
`;

export interface WaitingRowProps extends Omit<MarkFieldsProps, 'fullScore' | 'action'> {
  row: WaitingSubmission;
  chosen: boolean;
  onChoose: (on: boolean) => void;
}

/** What somebody handed in, with the place for its mark [TR-03]. */
export const WaitingRow = observer(function WaitingRow({ row, chosen, onChoose, ...fields }: WaitingRowProps) {
  const { t, points } = useHomeworkWords();
  const { submission, title, learner, department, fullScore, passScore } = row;
  return (
    <Row>
      <div>
        <Checkbox
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
          description={
            <>
              {title}
              <Dot />
              {t('homework.no', { no: submission.no })}
            </>
          }
        >
          {learner}
        </Checkbox>
        <small>
          {department === '' ? null : (
            <>
              {department}
              <Dot />
            </>
          )}
          {t('homework.when.handedIn')} <Moment at={submission.handedInAt} />
          <Dot />
          {t('homework.scores', { full: points(fullScore), pass: points(passScore) })}
        </small>
        {submission.text.trim() === '' ? null : <Paragraphs text={submission.text} />}
        <FileLinks files={submission.files} label={t('homework.files.list')} />
      </div>
      <MarkFields {...fields} fullScore={fullScore} action={t('marking.give')} />
    </Row>
  );
});
