import { ErrorCode } from '@banyan/contracts';
import { saveExamDraft } from '@banyan/contracts/exam';
import { AudienceStore, audienceCalls } from '@banyan/core-console';
import { RefusedError } from '@banyan/core-http';
import { apiOf } from '@banyan/core-screen';
import { answer, fakeHttp } from '@banyan/core-screen/testing';
import { describe, expect, it, vi } from 'vitest';
import { examEditorCalls } from '../../api/manageExamsCalls.ts';
import { examEditorAnswers, makeEditedExam, makeExamDraft } from '../../testing/examEditor.ts';
import { ExamEditorStore } from './ExamEditorStore.ts';

const open = async (answers = examEditorAnswers()) => {
  const http = fakeHttp(answers);
  const store = new ExamEditorStore(501, {
    api: apiOf(http, examEditorCalls),
    chooseAudience: (audience) => new AudienceStore(audience, apiOf(http, audienceCalls)),
  });
  await store.show();
  return store;
};

describe('ExamEditorStore', () => {
  it('saves a second after the last change, and begins the next change from there [EX-01]', async () => {
    vi.useFakeTimers();
    try {
      const store = await open();
      store.change({ durationMin: 70 });
      store.change({ durationMin: 80 });
      expect([store.state, store.isUnsaved]).toEqual(['saving', true]);
      await vi.advanceTimersByTimeAsync(1000);
      expect([store.state, store.revision, store.saved?.draft.durationMin]).toEqual(['saved', 4, 80]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('adds up questions and points, and gives a new section the bank and kind of the one before [EX-02]', async () => {
    const store = await open();
    expect(store.sums).toEqual({ questions: 35, points: 10_000 });
    store.addPart();
    const parts = store.draft?.parts ?? [];
    expect(parts.at(-1)).toMatchObject({ bank: 3, kind: 'judgement', count: 1, questions: null });
    expect(new Set(parts.map(({ key }) => key)).size).toBe(6);
    store.removePart('p1');
    expect(store.sums.questions).toBe(26);
  });

  it('shows both drafts when somebody else has saved, and loses neither [EX-01]', async () => {
    const theirs = makeEditedExam({ draft: makeExamDraft({ durationMin: 5 }), revision: 9 });
    let isRefused = true;
    const store = await open([
      ...examEditorAnswers(),
      answer(saveExamDraft, ({ draft, revision }) => {
        if (isRefused)
          throw new RefusedError(saveExamDraft, { code: ErrorCode.conflict, msg: '', data: { exam: theirs } });
        return makeEditedExam({ draft, revision: revision + 1 });
      }),
    ]);
    store.change({ durationMin: 99 });
    expect(await store.saveNow()).toBe(false);
    expect(store.conflict).toMatchObject({ mine: { durationMin: 99 }, theirs: { draft: { durationMin: 5 } } });
    isRefused = false;
    await store.keepMine();
    expect([store.revision, store.draft?.durationMin, store.conflict]).toEqual([10, 99, null]);
  });
});
