import type { QuestionnaireSheet } from '@banyan/contracts/exam';
import { apiOf, PagedList } from '@banyan/core-screen';
import type { ExamEnvironment } from '../../exam.environment.ts';
import { questionnaireCalls, type QuestionnaireApi } from '../questionnaireApi.ts';

/** Named answers of a questionnaire, for its author. */
export class SheetsStore {
  readonly sheets: PagedList<QuestionnaireSheet>;

  constructor(id: number, api: Pick<QuestionnaireApi, 'sheets'>) {
    this.sheets = new PagedList((_, cursor, options) => api.sheets({ id, cursor }, options), {
      id: (sheet) => sheet.id,
    });
  }

  show(): void {
    void this.sheets.show();
  }

  leave(): void {
    this.sheets.leave();
  }
}

export const makeSheetsStore = ({ http }: ExamEnvironment, id: number) =>
  new SheetsStore(id, apiOf(http, questionnaireCalls));
