import type { MedalStanding } from '@banyan/contracts/mall';
import { Card, Medal, ProgressBar } from '@banyan/ui';
import styled from 'styled-components';
import { lookOf } from './medalLook.ts';
import { useMedalWords } from './useMedalWords.ts';

const Inside = styled.div`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  gap: 16px;
  align-items: center;

  & h3 {
    font-size: var(--t16);
    line-height: 24px;
  }
  & p {
    margin: 2px 0 12px;
    color: var(--ink-2);
  }
  & small {
    display: block;
    margin-top: 8px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
`;

export interface NearCardProps {
  medal: MedalStanding;
}

/** A medal within reach: the condition missing, and its progress. */
export function NearCard({ medal }: NearCardProps) {
  const words = useMedalWords();
  return (
    <Card as="li" padding="md">
      <Inside>
        <Medal {...lookOf(medal)} size={104} />
        <div>
          <h3>{words.name(medal)}</h3>
          <p>{words.missing(medal)}</p>
          <ProgressBar value={medal.done / medal.goal} />
          <small>{words.soFar(medal)}</small>
        </div>
      </Inside>
    </Card>
  );
}
