import { reviewStates, screenHref, type ReviewState } from '@banyan/contracts';
import { portalScreens, reviewListQuery } from '@banyan/contracts/account';
import { SegmentedControl } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Line = styled.div`
  margin-bottom: 16px;
`;

/** Links to the requests that wait for an answer, and to those that have one. */
export function StateLine({ tab, state }: { tab: string; state: ReviewState }) {
  const { t } = useWords();
  return (
    <Line>
      <SegmentedControl
        label={t('review.which')}
        value={state}
        options={reviewStates.map((value) => ({
          value,
          label: t(`review.state.${value}`),
          href: screenHref(portalScreens.review, {}, reviewListQuery.write({ tab, state: value })),
        }))}
      />
    </Line>
  );
}
