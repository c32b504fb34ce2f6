import { type ReviewState } from '@banyan/contracts';
import { reviewListQuery } from '@banyan/contracts/account';
import { SegmentedControl } from '@banyan/ui';
import styled from 'styled-components';
import { useTranslation } from 'react-i18next';

const Line = styled.div`
  margin-bottom: 16px;
`;

export interface ReviewStatesProps {
  tab: string;
  state: ReviewState;
  /** Names of the states, where they differ from the usual ones. */
  names?: Readonly<Record<ReviewState, string>>;
}

/** Filter of posts: waiting or answered. */
export function ReviewStates({ tab, state, names }: ReviewStatesProps) {
  const { t } = useTranslation('screen');
  return (
    <Line>
      <SegmentedControl
        label={t('review.which')}
        value={state}
        options={(['open', 'answered'] as const).map((value) => ({
          value,
          label: names?.[value] ?? t(`review.state.${value}`),
          href: `?${reviewListQuery.write({ tab, state: value }).toString()}`,
        }))}
      />
    </Line>
  );
}
