import { actOnQuestions, manageBank, manageBanks, manageQuestions, removeBank, saveBank } from '@banyan/contracts/exam';
import type { Route } from '../../../http/serve.ts';
import { serveManaged } from '../../../platform/serveManaged.ts';
import { actOn } from './acts.service.ts';
import { listBanks, readBank, remove, save } from './banks.service.ts';
import { listQuestions } from './questions.service.ts';

/** Calls of the console about banks and questions. */
export const bankRoutes: readonly Route[] = [
  serveManaged(manageBanks, listBanks),
  serveManaged(manageBank, readBank),
  serveManaged(saveBank, save),
  serveManaged(removeBank, remove),
  serveManaged(manageQuestions, listQuestions),
  serveManaged(actOnQuestions, actOn),
];
