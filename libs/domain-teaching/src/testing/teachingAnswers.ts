import { findColleagues } from '@banyan/contracts/live';
import { consoleAccess } from '@banyan/contracts/organisation';
import { actOnLecturers, manageLecturer, manageLecturers, saveLecturer } from '@banyan/contracts/teaching';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { lecturerAnswers } from './lecturers.ts';
import { makeManagedLecturer, makeManagedLecturers } from './managedLecturers.ts';
import { microAnswers } from './micros.ts';

/** Answers every call of this domain with fixtures in a language. */
export function teachingAnswers(language: 'zh' | 'en' = 'zh'): FakeAnswer[] {
  return [
    ...lecturerAnswers(language),
    ...microAnswers(language),
    answer(manageLecturers, () => ({
      ...{ items: makeManagedLecturers(12, language), next: null, total: 12, applications: 3 },
    })),
    answer(manageLecturer, ({ id }) => makeManagedLecturer({ id }, language)),
    answer(saveLecturer, ({ id, lecturer, revision }) =>
      makeManagedLecturer({ id: id === 0 ? 701 : id, written: lecturer, revision: revision + 1 }, language),
    ),
    answer(actOnLecturers, ({ ids }) => ({ done: [...ids], left: [] })),
    answer(findColleagues, () => ({
      ...{ items: [{ id: 21, name: '李思远', department: '机加一车间', image: '' }], total: 1, missing: [] },
    })),
    answer(consoleAccess, () => ({
      rights: (['courses.see', 'courses.publish', 'courses.export'] as const).map((permission) => ({
        ...{ permission, reach: 'all' as const },
      })),
    })),
  ];
}
