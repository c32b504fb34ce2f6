/** What a link to the catalogue may already ask for. */
export interface CatalogueLink {
  /** Category id, letters and digits [CO-01]. */
  readonly category?: string;
  readonly keyword?: string;
  /** Compulsory courses alone. */
  readonly required?: boolean;
  readonly sort?: 'newest' | 'learners' | 'rating';
  /** Id of a lecturer. */
  readonly lecturer?: number;
  /** Module of the home page whose courses are shown. */
  readonly moduleId?: number;
}

/** A place in a course. */
export interface CoursePlace {
  /** Id of a chapter. */
  readonly chapter?: number;
  /** Second of its video at which to begin, e.g. of a stretch that was skipped. */
  readonly from?: number;
}

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>) => {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => (entry[1] ?? '') !== '');
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`;
};

/** Path patterns of this domain's screens, each beside the builder of its addresses. */
export const courseLinks = {
  catalogue: {
    path: '/course',
    href: ({ category, keyword, lecturer, moduleId, required, sort }: CatalogueLink = {}) =>
      withQuery('/course', {
        moduleId: moduleId?.toString(),
        cat: category,
        keyword,
        type: required === true ? 'required' : undefined,
        lecturer: lecturer?.toString(),
        sort,
      }),
  },
  detail: {
    path: '/course/:id',
    /** A course, at the place where the learner is or at the chapter and second named. */
    href: (id: number, { chapter, from }: CoursePlace = {}) =>
      withQuery(`/course/${id}`, { chapter: chapter?.toString(), from: from?.toString() }),
  },
  refused: {
    path: '/refused/:id/:name',
    href: (id: number, name: string) => `/refused/${id}/${encodeURIComponent(name)}`,
  },
  study: { path: '/index/study', href: () => '/index/study' },
  record: {
    path: '/my/learn-record',
    href: (state: 'all' | 'learning' | 'learned' = 'all') =>
      withQuery('/my/learn-record', { state: state === 'all' ? undefined : state }),
  },
} as const;
