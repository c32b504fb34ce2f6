import { homeworkCommentLimit } from '@banyan/contracts/training';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Notice, TextArea } from '@banyan/ui';
import { NumberField } from '@banyan/ui/fields';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useHomeworkWords } from '../useHomeworkWords.ts';
import { canGive, type MarkDraft } from './markDraft.ts';

const Fields = styled.div`
  display: grid;
  align-content: start;
  gap: 12px;

  & > div:last-child {
    display: flex;
    align-items: center;
    gap: 12px;
  }
`;

export interface MarkFieldsProps {
  draft: MarkDraft;
  /** Tenths of a point. */
  fullScore: number;
  /** Label of the button. */
  action: string;
  pending: boolean;
  /** Why it was refused; undefined when it was accepted. */
  failure: unknown;
  onWrite: (change: Partial<MarkDraft>) => void;
  onGive: () => void;
}

/** Points and comment for one submission, or the same for several. */
export const MarkFields = observer(function MarkFields(props: MarkFieldsProps) {
  const { draft, fullScore, action, pending, failure, onWrite, onGive } = props;
  const { t, points } = useHomeworkWords();
  const failureText = useFailureText();
  const full = points(fullScore);
  return (
    <Fields>
      <NumberField
        label={t('marking.points')}
        hint={t('marking.pointsHint', { full })}
        min={0}
        max={fullScore / 10}
        step={0.1}
        hideSteppers
        refusedText={t('marking.refused', { full })}
        value={draft.points}
        onChange={(value) => onWrite({ points: value })}
      />
      <TextArea
        label={t('marking.comment')}
        rows={3}
        maxLength={homeworkCommentLimit}
        tooLongText={t('homework.tooLong', { limit: homeworkCommentLimit })}
        value={draft.comment}
        onChange={(event) => onWrite({ comment: event.target.value })}
      />
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure, t('marking.kept'))}
        </Notice>
      )}
      <div>
        <Button variant="primary" pending={pending} disabled={!canGive(draft)} onClick={onGive}>
          {action}
        </Button>
      </div>
    </Fields>
  );
});
