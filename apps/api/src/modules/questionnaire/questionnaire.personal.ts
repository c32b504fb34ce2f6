import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { questionnaireSheets } from './questionnaire.schema.ts';

/** Answers with a name; those of anonymous questionnaires belong to nobody. */
export const questionnairePersonal: readonly PersonalTable[] = [
  personal(questionnaireSheets, 'training', {
    since: questionnaireSheets.handedInAt,
    erase: { stays: 'results are counted from it' },
  }),
];
