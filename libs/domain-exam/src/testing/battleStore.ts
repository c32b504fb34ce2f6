import { apiOf } from '@banyan/core-screen';
import { fakeHttp, type FakeAnswer } from '@banyan/core-screen/testing';
import { pkBattleCalls } from '../api/pkCalls.ts';
import { LiveBattleStore } from '../pk/battle/LiveBattleStore.ts';
import { pkAnswers } from './pk.ts';

/** A battle with a stopped clock, over fixtures and these answers. */
export const makeBattleStore = (...answers: FakeAnswer[]) =>
  new LiveBattleStore(1, apiOf(fakeHttp([...pkAnswers('zh'), ...answers]), pkBattleCalls), () => 0);
