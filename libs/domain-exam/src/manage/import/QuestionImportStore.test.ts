import { ErrorCode } from '@banyan/contracts';
import { readQuestionImport, runQuestionImport, type QuestionImport } from '@banyan/contracts/exam';
import { RefusedError } from '@banyan/core-http';
import { apiOf } from '@banyan/core-screen';
import { answer, fakeHttp } from '@banyan/core-screen/testing';
import { expect, it, vi } from 'vitest';
import { questionImportCalls } from '../../api/manageCalls.ts';
import { makeQuestionImport } from '../../testing/questionImports.ts';
import { QuestionImportStore } from './QuestionImportStore.ts';

it('shows what somebody else has done with an import meanwhile [EX-02] [AC-10]', async () => {
  let detail: QuestionImport = makeQuestionImport();
  const http = fakeHttp([
    answer(readQuestionImport, () => ({ items: [], next: null, total: 0, detail })),
    answer(runQuestionImport, () => {
      throw new RefusedError(runQuestionImport, { code: ErrorCode.conflict, msg: '', data: null });
    }),
  ]);
  const store = new QuestionImportStore(701, 5, apiOf(http, questionImportCalls), undefined);
  await store.show();
  expect(store.toWrite).toBe(138);
  detail = makeQuestionImport({ state: 'done', added: 127 });
  await expect(store.run()).rejects.toBeInstanceOf(RefusedError);
  await vi.waitFor(() => expect(store.detail?.state).toBe('done'));
});
