import { apiOf } from '@banyan/core-screen';
import { pkBattleCalls } from '../../api/pkCalls.ts';
import type { ExamEnvironment } from '../../exam.environment.ts';
import { LiveBattle } from './LiveBattle.ts';

export const makePkBattleStore = ({ http }: ExamEnvironment, id: number) =>
  new LiveBattle(id, apiOf(http, pkBattleCalls));
