import type { XapiStatement } from '@banyan/contracts/course';
import { Action, apiOf } from '@banyan/core-screen';
import { evidenceCalls, type EvidenceApi } from '../api/evidenceCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { allPages } from '../shared/allPages.ts';

/** Chapters per request. */
const pageSize = 60;

/** All of the learner's study as xAPI statements. */
export class EvidenceStore {
  /** Collects them page by page, then passes them on. */
  readonly collect: Action<(statements: readonly XapiStatement[]) => void, readonly XapiStatement[]>;

  constructor(api: EvidenceApi) {
    this.collect = new Action(
      async (_, { signal }) => {
        const options = signal === undefined ? {} : { signal };
        const pages = await allPages((cursor) => api.statements({ cursor, size: pageSize }, options));
        return pages.flatMap(({ statements }) => statements);
      },
      { done: (statements, save) => save(statements) },
    );
  }
}

export const makeEvidence = ({ http }: CourseEnvironment) => new EvidenceStore(apiOf(http, evidenceCalls));
