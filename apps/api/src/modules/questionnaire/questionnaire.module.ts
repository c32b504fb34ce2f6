import type { ServerModule } from '../module.ts';
import type { QuestionnairePorts } from './questionnaire.ports.ts';
import { manageQuestionnaireRoutes } from './manage/manage.routes.ts';
import { questionnaireRoutes } from './questionnaire.routes.ts';
import { questionnaireSeeds } from './seed/steps.ts';
import { questionnairePersonal } from './questionnaire.personal.ts';

/** Questionnaires and votes; pictures come through its ports. */
export const questionnaireModule = (ports: QuestionnairePorts): ServerModule => ({
  personal: questionnairePersonal,
  routes: [...questionnaireRoutes(ports), ...manageQuestionnaireRoutes(ports)],
  seeds: questionnaireSeeds,
});
