import { openLive } from '@banyan/contracts/account';
import {
  finishSparring,
  sayInSparring,
  sparringHistory,
  sparringScenarios,
  sparringSession,
  startSparring,
} from '@banyan/contracts/talent';
import type { Api } from '@banyan/core-screen';

/** Sparring; `ticket` opens the stream of a reply. */
export const sparringCalls = {
  scenarios: sparringScenarios,
  start: startSparring,
  session: sparringSession,
  say: sayInSparring,
  finish: finishSparring,
  history: sparringHistory,
  ticket: openLive,
} as const;
export type SparringApi = Api<typeof sparringCalls>;
