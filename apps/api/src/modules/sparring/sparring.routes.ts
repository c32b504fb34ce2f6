import {
  finishSparring,
  sayInSparring,
  sparringHistory,
  sparringScenarios,
  sparringSession,
  startSparring,
} from '@banyan/contracts/talent';
import { serve, type Route } from '../../http/serve.ts';
import { finish, listHistory, readDialogue, say, start } from './dialogue.service.ts';
import { listScenarios } from './scenarios.service.ts';

/** Calls of sparring; the partner's replies come by the stream. */
export const sparringRoutes: readonly Route[] = [
  serve(sparringScenarios, listScenarios),
  serve(startSparring, start),
  serve(sparringSession, readDialogue),
  serve(sayInSparring, say),
  serve(finishSparring, finish),
  serve(sparringHistory, listHistory),
];
