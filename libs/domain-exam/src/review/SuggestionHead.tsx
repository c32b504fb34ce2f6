import { strictnesses, type ReviewAnswer, type Strictness } from '@banyan/contracts';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Kbd, Notice, SegmentedControl } from '@banyan/ui';
import { Sparkles, TextSearch } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Head = styled.header`
  display: grid;
  gap: 12px;
  padding-block: 12px;
  padding-inline: 24px 16px;
  border-bottom: 1px dashed var(--line-2);

  & > div {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 32px;
  }
  & > div > div {
    flex: 1;
    min-width: 0;
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  & b {
    display: block;
    font-weight: 600;
  }
  & small {
    font-size: var(--t12);
    color: var(--ink-3);
  }
  & > div > svg {
    flex: none;
    box-sizing: border-box;
    width: 28px;
    height: 28px;
    padding: 5px;
    border: 1.5px dashed var(--line-2);
    border-radius: 50%;
    color: var(--ink-2);
  }
`;

export interface SuggestionHeadProps {
  answer: Pick<ReviewAnswer, 'scorer' | 'suggestion'>;
  strictness: Strictness;
  pending: boolean;
  /** Why asking failed; undefined when it did not. */
  failure: unknown;
  onStrictness: (strictness: Strictness) => void;
  onAsk: () => void;
  onTake: () => void;
}

/** A suggestion, asked for, under way, failed or there; it counts for nothing until it is taken over and sent [EX-11]. */
export const SuggestionHead = observer(function SuggestionHead(props: SuggestionHeadProps) {
  const { answer, strictness, pending, failure, onStrictness, onAsk, onTake } = props;
  const { t, number } = useWords();
  const failureText = useFailureText();
  const { scorer, suggestion } = answer;
  const Icon = (suggestion?.scorer ?? scorer) === 'model' ? Sparkles : TextSearch;
  const points = suggestion?.parts.reduce((sum, part) => sum + part.points, 0) ?? 0;
  return (
    <Head>
      <div>
        <Icon size={16} aria-hidden="true" />
        <div>
          <b>
            {suggestion === null
              ? t(`review.scorer.${scorer}`)
              : t(`review.suggests.${suggestion.scorer}`, { points: number(points) })}
          </b>
          <small>
            {suggestion === null
              ? t(`review.scorerAbout.${scorer}`)
              : [suggestion.model, t(`review.strictness.${suggestion.strictness}`), t('review.noMark')]
                  .filter(Boolean)
                  .join(' · ')}
          </small>
        </div>
        {suggestion === null ? null : (
          <Button size="sm" onClick={onTake}>
            {t('review.take')} <Kbd>A</Kbd>
          </Button>
        )}
      </div>
      <div>
        <SegmentedControl
          label={t('review.strictnessLabel')}
          value={strictness}
          options={strictnesses.map((value) => ({ value, label: t(`review.strictness.${value}`) }))}
          onChange={onStrictness}
        />
        <Button size="sm" variant="ghost" pending={pending} onClick={onAsk}>
          {suggestion === null ? t('review.ask') : t('review.askAgain')} <Kbd>G</Kbd>
        </Button>
      </div>
      {failure === undefined ? null : (
        <Notice
          tone="warn"
          live
          action={
            <Button size="sm" pending={pending} onClick={onAsk}>
              {t('review.askAgain')}
            </Button>
          }
        >
          {failureText(failure, t('review.askFailed'))}
        </Notice>
      )}
    </Head>
  );
});
