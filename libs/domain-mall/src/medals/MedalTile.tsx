import type { MedalStanding } from '@banyan/contracts/mall';
import { DateOf } from '@banyan/core-screen/views';
import { Medal } from '@banyan/ui';
import styled from 'styled-components';
import { lookOf } from './medalLook.ts';
import { useMedalWords } from './useMedalWords.ts';

const Tile = styled.li`
  display: grid;
  justify-items: center;
  text-align: center;

  & > h3 {
    margin-top: 12px;
    font-size: var(--t14);
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & > p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  &[data-missing] > h3 {
    font-weight: 500;
    color: var(--ink-2);
  }
`;

export interface MedalTileProps {
  medal: MedalStanding;
}

/** A medal: painted by its progress; with the date it was won, or the condition missing. */
export function MedalTile({ medal }: MedalTileProps) {
  const words = useMedalWords();
  return (
    <Tile data-missing={medal.earnedAt === null ? '' : undefined}>
      <Medal {...lookOf(medal)} size={96} />
      <h3>{words.name(medal)}</h3>
      <p>{medal.earnedAt === null ? words.missing(medal) : <DateOf at={medal.earnedAt} />}</p>
    </Tile>
  );
}
