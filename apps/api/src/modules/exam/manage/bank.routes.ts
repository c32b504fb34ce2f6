import {
  actOnQuestions,
  beginQuestionImport,
  changeQuestionImport,
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
import type { Route } from '../../../http/serve.ts';
import { serveManaged } from '../../../platform/serveManaged.ts';
import { actOn } from './acts.service.ts';
import { listBanks, readBank, remove, save } from './banks.service.ts';
import { readQuestion } from './detail.service.ts';
import type { ExamModulePorts } from '../exam.ports.ts';
import { begin, change, list, read, rest, run, takeBack } from './import/imports.service.ts';
import { listQuestions } from './questions.service.ts';
import { writeFile } from './writeFile.service.ts';
import { save as saveWritten } from './save.service.ts';

/** Calls of the console about banks and questions. */
export const bankRoutes = (ports: ExamModulePorts): readonly Route[] => [
  serveManaged(manageBanks, listBanks),
  serveManaged(manageBank, readBank),
  serveManaged(saveBank, save),
  serveManaged(removeBank, remove),
  serveManaged(manageQuestions, listQuestions),
  serveManaged(actOnQuestions, actOn),
  serveManaged(manageQuestion, readQuestion),
  serveManaged(saveQuestion, saveWritten),
  serveManaged(writeQuestionFile, (context, input) => writeFile(context, input, ports)),
  serveManaged(beginQuestionImport, (context, input) => begin(context, input, ports)),
  serveManaged(readQuestionImport, (context, input) => read(context, input, ports)),
  serveManaged(listQuestionImports, list),
  serveManaged(changeQuestionImport, (context, input) => change(context, input, ports)),
  serveManaged(runQuestionImport, (context, input) => run(context, input, ports)),
  serveManaged(takeBackQuestionImport, (context, { id }) => takeBack(context, id, ports)),
  serveManaged(restOfQuestionImport, (context, { id }) => rest(context, id, ports)),
];
