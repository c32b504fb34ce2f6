import {
  answerPk,
  challengePk,
  joinPk,
  nextPk,
  pkBattle,
  pkColleagues,
  pkHall,
  pkHeroes,
  pkHistory,
  replyPk,
} from '@banyan/contracts/exam';
import type { Api } from '@banyan/core-screen';

/** The hall of battles. */
export const pkHallCalls = {
  hall: pkHall,
  history: pkHistory,
  join: joinPk,
  colleagues: pkColleagues,
  challenge: challengePk,
  reply: replyPk,
} as const;
export type PkHallApi = Api<typeof pkHallCalls>;

/** One battle, question by question. */
export const pkBattleCalls = {
  battle: pkBattle,
  next: nextPk,
  answer: answerPk,
  reply: replyPk,
  challenge: challengePk,
} as const;
export type PkBattleApi = Api<typeof pkBattleCalls>;

/** The hero list. */
export const pkHeroCalls = { heroes: pkHeroes } as const;
export type PkHeroApi = Api<typeof pkHeroCalls>;
