import { reviewListQuery, type ReviewState } from '@banyan/contracts';
import { SegmentedControl } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Line = styled.div`
  margin-bottom: 16px;
`;

/** Which posts are shown: those that wait, or those that were answered. */
export function ReviewStates({ tab, state }: { tab: string; state: ReviewState }) {
  const { t } = useWords();
  return (
    <Line>
      <SegmentedControl
        label={t('review.which')}
        value={state}
        options={(['open', 'answered'] as const).map((value) => ({
          value,
          label: t(`review.state.${value}`),
          href: `?${reviewListQuery.write({ tab, state: value }).toString()}`,
        }))}
      />
    </Line>
  );
}
