import {
  actOnQuestions,
  exportQuestions,
  manageBank,
  manageBanks,
  manageQuestion,
  manageQuestions,
  removeBank,
  saveBank,
  saveQuestion,
} from '@banyan/contracts/exam';
import { consoleAccess } from '@banyan/contracts/organisation';
import type { Api } from '@banyan/core-screen';

/** The console's banks. */
export const banksCalls = {
  access: consoleAccess,
  list: manageBanks,
  save: saveBank,
  remove: removeBank,
} as const;
export type BanksApi = Api<typeof banksCalls>;

/** A bank and its questions. */
export const bankCalls = {
  access: consoleAccess,
  bank: manageBank,
  banks: manageBanks,
  list: manageQuestions,
  act: actOnQuestions,
  begin: exportQuestions,
} as const;
export type BankApi = Api<typeof bankCalls>;

/** One question. */
export const questionCalls = { question: manageQuestion, save: saveQuestion } as const;
export type QuestionApi = Api<typeof questionCalls>;
