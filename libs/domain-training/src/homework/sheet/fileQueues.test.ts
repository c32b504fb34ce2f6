import { ErrorCode } from '@banyan/contracts';
import { saveHomeworkDraft, type HomeworkDraft } from '@banyan/contracts/training';
import { RefusedError } from '@banyan/core-http';
import { expect, it } from 'vitest';
import { queueOf } from './fileQueues.ts';
import { HomeworkSheetStore } from './HomeworkSheetStore.ts';

const draft = (name: string, revision: number): HomeworkDraft => ({
  revision,
  text: name,
  files: [{ id: name, name: `${name}.pdf`, size: 1, url: '' }],
  savedAt: 1000,
});

it('shows the files of the draft that is gone on from, and attaches no others to it [TR-03]', () => {
  const sender = { upload: () => Promise.reject(new Error('nothing is sent')) };
  const of = { eid: 1001, userId: '20381', homeworkId: 9001 };
  const api = { saveDraft: () => Promise.resolve(draft('here', 2)) };
  const sheet = new HomeworkSheetStore(of, draft('here', 1), { api, storage: null });
  const before = queueOf(sheet, sender);
  expect(queueOf(sheet, sender)).toBe(before);
  sheet.meet(
    new RefusedError(saveHomeworkDraft, {
      code: ErrorCode.homeworkChanged,
      msg: '',
      data: { draft: draft('there', 5) },
    }),
  );
  sheet.takeOther();
  expect(
    queueOf(sheet, sender)
      .items()
      .map(({ name }) => name),
  ).toEqual(['there.pdf']);
  before.clear();
  expect(sheet.files.map(({ id }) => id)).toEqual(['there']);
});
