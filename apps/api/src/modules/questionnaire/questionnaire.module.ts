import type { ServerModule } from '../module.ts';
import type { QuestionnairePorts } from './questionnaire.ports.ts';
import { questionnaireRoutes } from './questionnaire.routes.ts';
import { questionnaireSeeds } from './seed/steps.ts';

/** Questionnaires and votes; pictures come through its ports. */
export const questionnaireModule = (ports: QuestionnairePorts): ServerModule => ({
  routes: questionnaireRoutes(ports),
  seeds: questionnaireSeeds,
});
