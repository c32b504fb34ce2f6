import { courseSort, durationBand, learningState, type CourseSort, type DurationBand } from '@banyan/contracts';
import type { LearningState } from '@banyan/contracts';
import type { CourseListInput } from '../api/courseApi.ts';

export type CatalogueView = 'grid' | 'list';
export type Fee = 'free' | 'charged';

/** What the catalogue is asked for: all of it stands in the address, so that back, forward and reload restore it [SH-09]. */
export interface CatalogueQuery {
  /** Category id as the address has it, also when it is not one; see `isCategoryId`. */
  readonly category: string;
  readonly keyword: string;
  readonly states: readonly LearningState[];
  readonly required: boolean;
  readonly durations: readonly DurationBand[];
  readonly fees: readonly Fee[];
  /** Lecturer id, 0 for any. */
  readonly lecturer: number;
  readonly sort: CourseSort;
  readonly cursor: string;
  readonly view: CatalogueView;
  /** Module of the home page whose courses are shown instead of the catalogue's [CO-01]. */
  readonly moduleId: number | null;
}

export const emptyQuery: CatalogueQuery = {
  category: '',
  keyword: '',
  states: [],
  required: false,
  durations: [],
  fees: [],
  lecturer: 0,
  sort: 'default',
  cursor: '',
  view: 'grid',
  moduleId: null,
};

/** Courses on a page: whole rows of four. */
export const pageSize = 24;
const maxKeyword = 80;

/** A category filter is letters and digits alone, at most 32; anything else is not sent [CO-01]. */
export const isCategoryId = (id: string) => /^[A-Za-z0-9]{0,32}$/.test(id);

const known = <Value extends string>(all: readonly Value[], text: string | null): Value[] => {
  const asked = new Set((text ?? '').split(','));
  return all.filter((value) => asked.has(value));
};
const number = (text: string | null) => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);

/** Reads the address. Choices it does not know are left out; the category is kept as it stands, to be judged. */
export function readQuery(params: URLSearchParams): CatalogueQuery {
  const moduleId = number(params.get('moduleId'));
  return {
    category: params.get('cat') ?? '',
    keyword: (params.get('keyword') ?? '').trim().slice(0, maxKeyword),
    states: known(learningState.options, params.get('state')),
    required: params.get('type') === 'required',
    durations: known(durationBand.options, params.get('duration')),
    fees: known(['free', 'charged'], params.get('fee')),
    lecturer: number(params.get('lecturer')),
    sort: known(courseSort.options, params.get('sort'))[0] ?? 'default',
    cursor: (params.get('cursor') ?? '').slice(0, 200),
    view: params.get('view') === 'list' ? 'list' : 'grid',
    moduleId: moduleId === 0 ? null : moduleId,
  };
}

/** Writes the address; what is as in an empty query is left out, so that equal queries have one address. */
export function writeQuery(query: CatalogueQuery): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string) => {
    if (value !== '') params.set(name, value);
  };
  put('moduleId', query.moduleId === null ? '' : String(query.moduleId));
  put('cat', query.category);
  put('keyword', query.keyword);
  put('state', query.states.join(','));
  put('type', query.required ? 'required' : '');
  put('duration', query.durations.join(','));
  put('fee', query.fees.join(','));
  put('lecturer', query.lecturer === 0 ? '' : String(query.lecturer));
  put('sort', query.sort === 'default' ? '' : query.sort);
  put('view', query.view === 'list' ? 'list' : '');
  put('cursor', query.cursor);
  return params;
}

/** The query after a change: another question begins at its first page; another view of the same one does not. */
export function changed(query: CatalogueQuery, change: Partial<CatalogueQuery>): CatalogueQuery {
  const next = { ...query, ...change };
  const onlyShown = Object.keys(change).every((field) => field === 'view' || field === 'cursor');
  return onlyShown ? next : { ...next, cursor: '', moduleId: null };
}

/** Every filter off; order and view stay. */
export function cleared(query: CatalogueQuery): CatalogueQuery {
  return { ...emptyQuery, sort: query.sort, view: query.view };
}

/** The query as the call takes it. */
export function toInput(query: CatalogueQuery): CourseListInput {
  return {
    'search[keyword]': query.keyword,
    'search[catid]': query.category,
    state: [...query.states],
    duration: [...query.durations],
    fee: [...query.fees],
    type: query.required ? 'required' : 'all',
    lecturer: query.lecturer,
    sort: query.sort,
    cursor: query.cursor,
    size: pageSize,
  };
}
