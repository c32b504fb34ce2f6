import {
  actOnQuestions,
  manageBank,
  manageBanks,
  manageQuestion,
  manageQuestions,
  removeBank,
  saveBank,
  saveQuestion,
} from '@banyan/contracts/exam';
import type { Route } from '../../../http/serve.ts';
import { serveManaged } from '../../../platform/serveManaged.ts';
import { actOn } from './acts.service.ts';
import { listBanks, readBank, remove, save } from './banks.service.ts';
import { readQuestion } from './detail.service.ts';
import { listQuestions } from './questions.service.ts';
import { save as saveWritten } from './save.service.ts';

/** Calls of the console about banks and questions. */
export const bankRoutes: readonly Route[] = [
  serveManaged(manageBanks, listBanks),
  serveManaged(manageBank, readBank),
  serveManaged(saveBank, save),
  serveManaged(removeBank, remove),
  serveManaged(manageQuestions, listQuestions),
  serveManaged(actOnQuestions, actOn),
  serveManaged(manageQuestion, readQuestion),
  serveManaged(saveQuestion, saveWritten),
];
