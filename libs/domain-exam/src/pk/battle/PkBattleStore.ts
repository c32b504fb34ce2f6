import { apiOf } from '@banyan/core-screen';
import { pkBattleCalls } from '../../api/pkCalls.ts';
import type { ExamEnvironment } from '../../exam.environment.ts';
import { LiveBattleStore } from './LiveBattleStore.ts';

export const makePkBattleStore = ({ http }: ExamEnvironment, id: number) =>
  new LiveBattleStore(id, apiOf(http, pkBattleCalls));
