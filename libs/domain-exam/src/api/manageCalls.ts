import {
  actOnQuestions,
  beginQuestionImport,
  changeQuestionImport,
  exportQuestions,
  listQuestionImports,
  manageBank,
  manageBanks,
  manageQuestion,
  manageQuestions,
  readQuestionImport,
  removeBank,
  restOfQuestionImport,
  runQuestionImport,
  saveBank,
  saveQuestion,
  takeBackQuestionImport,
  writeQuestionFile,
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
  write: writeQuestionFile,
} as const;
export type BankApi = Api<typeof bankCalls>;

/** One question. */
export const questionCalls = { question: manageQuestion, save: saveQuestion } as const;
export type QuestionApi = Api<typeof questionCalls>;

/** Questions that come in from a file. */
export const questionImportCalls = {
  list: listQuestionImports,
  begin: beginQuestionImport,
  read: readQuestionImport,
  change: changeQuestionImport,
  run: runQuestionImport,
  takeBack: takeBackQuestionImport,
  rest: restOfQuestionImport,
} as const;
export type QuestionImportApi = Api<typeof questionImportCalls>;
