import { type CallOutput } from '@banyan/contracts';
import {
  lecturersInput,
  type LecturerCard,
  type LecturerCategories,
  type LecturerLabels,
  type lecturerList,
  type LecturersQuery,
} from '@banyan/contracts/teaching';
import { apiOf, PagedList, Request } from '@banyan/core-screen';
import { lecturersCalls, type LecturersApi } from '../api/lecturerCalls.ts';
import type { TeachingEnvironment } from '../teaching.environment.ts';

/** Lecturers by the current filters, and the available filters. */
export class LecturersStore {
  readonly list: PagedList<LecturerCard, LecturersQuery, CallOutput<typeof lecturerList>>;
  readonly categories: Request<LecturerCategories>;
  readonly labels: Request<LecturerLabels>;

  constructor(api: LecturersApi) {
    this.list = new PagedList((query, cursor, options) => api.list({ ...lecturersInput(query), cursor }, options), {
      id: ({ id }) => id,
    });
    this.categories = new Request((_, options) => api.categories({}, options));
    this.labels = new Request((_, options) => api.labels({}, options));
  }

  show(query: LecturersQuery): void {
    void this.list.show(query);
    void this.categories.show();
    void this.labels.show();
  }

  leave(): void {
    this.list.leave();
    this.categories.leave();
    this.labels.leave();
  }
}

export const makeLecturersStore = ({ http }: TeachingEnvironment) => new LecturersStore(apiOf(http, lecturersCalls));
