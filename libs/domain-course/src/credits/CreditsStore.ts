import { type CallOutput } from '@banyan/contracts';
import { creditInput, type CreditEntry, type creditList } from '@banyan/contracts/course';
import { apiOf, PagedList } from '@banyan/core-screen';
import { creditsCalls, type CreditsApi } from '../api/recordsCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { allPages } from '../shared/allPages.ts';

/** A page of credits with the sums of its year. */
export type CreditsOfYear = CallOutput<typeof creditList>;

/** The learner's credits by year; null for the current year. */
export class CreditsStore {
  readonly list: PagedList<CreditEntry, number | null, CreditsOfYear>;
  /** All entries of a year, e.g. for an export. */
  readonly all: (year: number | null) => Promise<CreditEntry[]>;

  constructor(api: CreditsApi) {
    this.list = new PagedList((year, cursor, options) => api.list({ ...creditInput({ year }), cursor }, options), {
      id: ({ id }) => id,
    });
    this.all = (year) => allPages((cursor) => api.list({ ...creditInput({ year }), cursor }));
  }
}

export const makeCreditsStore = ({ http }: CourseEnvironment) => new CreditsStore(apiOf(http, creditsCalls));
