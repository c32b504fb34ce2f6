import { LatePart, useShow } from '@banyan/core-screen/views';
import { Button } from '@banyan/ui';
import { Gift } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { courseDomain } from '../course.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { makeRewardStore } from './RewardStore.ts';

const loadRewardDialog = () => import('./RewardDialog.tsx').then((part) => part.RewardDialog);

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  font-variant-numeric: tabular-nums;
`;

export interface RewardPartProps {
  courseId: number;
  /** Name of the lecturer. */
  lecturer: string;
}

/** Rewards near the lecturer, for learners: earlier gifts, and the button to give. Hidden when nobody can give. */
export const RewardPart = observer(function RewardPart({ courseId, lecturer }: RewardPartProps) {
  const store = courseDomain.useStore(makeRewardStore, courseId);
  const { t, number } = useWords();
  const [open, setOpen] = useState(false);
  useShow(store, () => store.show(), courseId);
  const { stand } = store;
  if (stand === null || stand.refusal === 'external' || stand.refusal === 'noAccount') return null;
  const { people, points, refusal } = stand;
  if (people === 0 && refusal === 'own') return null;
  return (
    <Line>
      <Button
        size="sm"
        aria-haspopup="dialog"
        icon={<Gift size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t(refusal === 'own' ? 'reward.see' : 'reward.button')}
      </Button>
      <span>
        {people === 0
          ? t('reward.none')
          : t('reward.sum', { count: people, people: number(people), points: number(points) })}
      </span>
      {open ? (
        <LatePart load={loadRewardDialog} over>
          {(RewardDialog) => <RewardDialog store={store} lecturer={lecturer} onClose={() => setOpen(false)} />}
        </LatePart>
      ) : null}
    </Line>
  );
});
