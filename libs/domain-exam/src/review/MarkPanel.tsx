import { markCommentLimit } from '@banyan/contracts';
import { type ReviewAnswer } from '@banyan/contracts/exam';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, countCharacters, Kbd, Notice, TextArea } from '@banyan/ui';
import { ListChecks } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import styled from 'styled-components';
import { useWhen } from '../shared/useWhen.ts';
import { useWords } from '../shared/useWords.ts';
import { CriterionRow } from './CriterionRow.tsx';
import type { MarkDraftStore } from './MarkDraftStore.ts';
import type { Marking } from './markingOf.ts';
import { placeKey } from './placeKey.ts';
import { SuggestionHead } from './SuggestionHead.tsx';

const Column = styled.section`
  & > ol {
    flex: 1;
  }
  /* Comment and sum stay in view together, however long the list of answers is. */
  & > footer {
    position: sticky;
    bottom: 0;
    border-end-end-radius: var(--r-card);
    background: var(--surface);
  }
  & [data-comment] {
    position: relative;
    display: grid;
    gap: 8px;
    padding: 12px 24px;
  }
  /* Beside the name of the comment. */
  & [data-comment] > p {
    position: absolute;
    inset-block: 6px auto;
    inset-inline: auto 12px;
  }
  & [data-sum] {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 12px 24px;
    border-top: 1px solid var(--line);
  }
  & [data-sum] > p {
    flex: 1;
    min-width: 0;
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & [data-sum] > button {
    flex: none;
    padding-inline: 12px;
    white-space: nowrap;
  }
  & [data-sum] b {
    margin-inline-end: 4px;
    font-size: var(--t24);
    line-height: 28px;
    color: var(--ink);
  }
  & [data-sum] small {
    display: block;
    font-size: var(--t12);
    line-height: 16px;
  }
`;

/** The mark that another marker gave meanwhile. */
const Overtaken = observer(function Overtaken({ answer, draft, store }: PanelParts) {
  const { t, number } = useWords();
  const { mark, revision } = answer;
  if (draft.overtaken && mark !== null) {
    return (
      <Notice
        tone="warn"
        live
        title={t('review.overtaken', {
          name: mark.by === '' ? t('review.someone') : mark.by,
          points: number(mark.points),
        })}
      >
        {t('review.overtakenText')}{' '}
        <Button size="sm" onClick={() => store.drop()}>
          {t('review.theirs')}
        </Button>{' '}
        <Button size="sm" onClick={() => draft.goOn(revision)}>
          {t('review.mine')}
        </Button>
      </Notice>
    );
  }
  return draft.reset ? (
    <Notice tone="info" live>
      {t('review.recut')}
    </Notice>
  ) : null;
});

interface PanelParts {
  answer: ReviewAnswer;
  draft: MarkDraftStore;
  store: Marking;
}

export interface MarkPanelProps extends PanelParts {
  comment: Ref<HTMLTextAreaElement>;
  onSend: () => void;
  /** Undefined when no other answer waits. */
  onSkip: (() => void) | undefined;
  onCriteria: () => void;
}

/** Form for the points and the comment of an answer. */
export const MarkPanel = observer(function MarkPanel(props: MarkPanelProps) {
  const { answer, draft, store, comment, onSend, onSkip, onCriteria } = props;
  const { t, number } = useWords();
  const { when } = useWhen();
  const failureText = useFailureText();
  const key = placeKey(answer);
  const { mark, suggestion, full, criteria } = answer;
  const suggested = suggestion?.parts.reduce((sum, { points }) => sum + points, 0) ?? null;
  const failure = store.mark.failureOf(key);
  const tooLong = countCharacters(draft.comment.trim()) > markCommentLimit;
  const { points } = draft;
  const beside = () => {
    if (points === null) return t('review.unfinished');
    if (suggested !== null && !draft.overtaken && mark === null) {
      if (points === suggested) return t('review.asSuggested');
      return t(points > suggested ? 'review.moreThan' : 'review.lessThan', {
        points: number(Math.abs(points - suggested)),
      });
    }
    if (mark === null || mark.at === null) return '';
    const by = mark.own ? t('review.you') : mark.by === '' ? t('review.someone') : mark.by;
    return t('review.markedBy', { name: by, when: when(mark.at) });
  };
  return (
    <Column aria-label={t('review.marking')}>
      <SuggestionHead
        answer={answer}
        strictness={store.strictness}
        pending={store.suggest.isPending(key)}
        failure={store.suggest.failureOf(key)}
        onStrictness={(strictness) => store.readBy(strictness)}
        onAsk={() => store.ask()}
        onTake={() => suggestion !== null && draft.take(suggestion)}
      />
      <ol aria-label={t('review.criteria')}>
        {criteria.map((criterion, index) => (
          <CriterionRow
            // Criteria have no names of their own; their place is one.
            key={index}
            criterion={criterion}
            index={index}
            value={draft.parts[index] ?? null}
            current={draft.current === index}
            part={suggestion?.parts[index]}
            onGive={(given) => draft.give(index, given)}
            onFocus={() => draft.focus(index)}
          />
        ))}
      </ol>
      <footer>
        <div data-comment="">
          <TextArea
            ref={comment}
            label={t('review.comment')}
            rows={2}
            maxRows={6}
            maxLength={markCommentLimit}
            tooLongText={t('review.tooLong', { count: markCommentLimit })}
            value={draft.comment}
            onChange={(event) => draft.write(event.target.value)}
          />
          <p>
            <Button size="sm" variant="ghost" icon={<ListChecks size={16} aria-hidden="true" />} onClick={onCriteria}>
              {t('review.editCriteria')}
            </Button>
          </p>
          <Overtaken answer={answer} draft={draft} store={store} />
          {failure === undefined ? null : (
            <Notice tone="danger" live>
              {failureText(failure, t('review.kept'))}
            </Notice>
          )}
        </div>
        <div data-sum="">
          <p>
            <b>{points === null ? '–' : number(points)}</b>/ {number(full)}
            <small>{beside()}</small>
          </p>
          <Button disabled={onSkip === undefined} onClick={onSkip}>
            {t('review.skip')} <Kbd>S</Kbd>
          </Button>
          <Button
            variant="primary"
            pending={store.mark.isPending(key)}
            disabled={points === null || tooLong || draft.overtaken}
            onClick={onSend}
          >
            {t('review.send')}
          </Button>
        </div>
      </footer>
    </Column>
  );
});
