import { strictnesses, type Strictness } from '@banyan/contracts';
import { type ReviewAnswer } from '@banyan/contracts/exam';
import { useFailureText } from '@banyan/core-screen/views';
import { Kbd, SegmentedControl, SuggestionHead as Head } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useWords } from '../shared/useWords.ts';

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

/** State of a suggestion: requested, under way, failed or present; it counts only when it is taken over and sent. */
export const SuggestionHead = observer(function SuggestionHead(props: SuggestionHeadProps) {
  const { answer, strictness, pending, failure, onStrictness, onAsk, onTake } = props;
  const { t, number } = useWords();
  const failureText = useFailureText();
  const { scorer, suggestion } = answer;
  const points = suggestion?.parts.reduce((sum, part) => sum + part.points, 0) ?? 0;
  return (
    <Head
      by={suggestion?.scorer ?? scorer}
      title={
        suggestion === null
          ? t(`review.scorer.${scorer}`)
          : t(`review.suggests.${suggestion.scorer}`, { points: number(points) })
      }
      about={
        suggestion === null
          ? t(`review.scorerAbout.${scorer}`)
          : [suggestion.model, t(`review.strictness.${suggestion.strictness}`), t('review.noMark')]
              .filter(Boolean)
              .join(' · ')
      }
      take={
        suggestion === null ? undefined : (
          <>
            {t('review.take')} <Kbd>A</Kbd>
          </>
        )
      }
      onTake={onTake}
      options={
        <SegmentedControl
          label={t('review.strictnessLabel')}
          value={strictness}
          options={strictnesses.map((value) => ({ value, label: t(`review.strictness.${value}`) }))}
          onChange={onStrictness}
        />
      }
      ask={
        <>
          {suggestion === null ? t('review.ask') : t('review.askAgain')} <Kbd>G</Kbd>
        </>
      }
      pending={pending}
      onAsk={onAsk}
      failure={failure === undefined ? undefined : failureText(failure, t('review.askFailed'))}
      retry={t('review.askAgain')}
    />
  );
});
