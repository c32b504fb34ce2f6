import type { WaitingSubmission } from '@banyan/contracts/training';
import { Moment } from '@banyan/core-screen/views';
import { Checkbox, Dot } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { FileLinks } from '../sheet/FileLinks.tsx';
import { useHomeworkWords } from '../useHomeworkWords.ts';
import { MarkFields, type MarkFieldsProps } from './MarkFields.tsx';
import { SuggestionPart, type SuggestionPartProps } from './SuggestionPart.tsx';
import { TextToMark, type TextToMarkProps } from './TextToMark.tsx';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 320px);
  gap: 8px 32px;
  padding: 20px 24px;

  & + & {
    border-top: 1px solid var(--line);
  }
  & > div {
    display: grid;
    align-content: start;
    gap: 8px;
  }
  & > div:last-child {
    gap: 16px;
  }
  & small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
`;

export interface WaitingRowProps
  extends Omit<MarkFieldsProps, 'fullScore' | 'action'>, Pick<TextToMarkProps, 'onSay' | 'onRemove'> {
  row: WaitingSubmission;
  chosen: boolean;
  onChoose: (on: boolean) => void;
  /** Request and takeover of a suggestion. */
  suggesting: Omit<SuggestionPartProps, 'row'>;
}

/** A submission, with the form for its mark. */
export const WaitingRow = observer(function WaitingRow(props: WaitingRowProps) {
  const { row, chosen, onChoose, onSay, onRemove, suggesting, ...fields } = props;
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
        <FileLinks files={submission.files} label={t('homework.files.list')} />
        <TextToMark
          text={submission.text}
          files={submission.files}
          comments={fields.draft.comments}
          onSay={onSay}
          onRemove={onRemove}
        />
      </div>
      <div>
        <SuggestionPart row={row} {...suggesting} />
        <MarkFields {...fields} fullScore={fullScore} action={t('marking.give')} />
      </div>
    </Row>
  );
});
