import {
  actOnQuestionnaires,
  addQuestionnaire,
  bringQuestionnaireBack,
  discardQuestionnaireDraft,
  managedResults,
  managedSheets,
  manageQuestionnaire,
  manageQuestionnaires,
  missingPeople,
  publishQuestionnaire,
  questionnaireVersions,
  readQuestionnaireDraft,
  saveQuestionnaireDraft,
} from '@banyan/contracts/exam';
import type { Route } from '../../../http/serve.ts';
import { serveManaged } from '../../../platform/serveManaged.ts';
import type { QuestionnairePorts } from '../questionnaire.ports.ts';
import { actOn } from './acts.service.ts';
import { add, back, discard, publish, read, save, versions } from './draft.service.ts';
import { list, readManaged } from './list.service.ts';
import { missing } from './missing.service.ts';
import { results, sheets } from './results.service.ts';

/** Calls of the console about questionnaires. */
export const manageQuestionnaireRoutes = (ports: QuestionnairePorts): readonly Route[] => [
  serveManaged(manageQuestionnaires, list),
  serveManaged(manageQuestionnaire, readManaged),
  serveManaged(actOnQuestionnaires, actOn),
  serveManaged(addQuestionnaire, add),
  serveManaged(readQuestionnaireDraft, read),
  serveManaged(saveQuestionnaireDraft, save),
  serveManaged(discardQuestionnaireDraft, discard),
  serveManaged(publishQuestionnaire, publish),
  serveManaged(questionnaireVersions, versions),
  serveManaged(bringQuestionnaireBack, back),
  serveManaged(managedResults, results),
  serveManaged(managedSheets, sheets(ports)),
  serveManaged(missingPeople, missing),
];
