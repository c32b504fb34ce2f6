import {
  catalogueQuery,
  courseScreens,
  recordQuery,
  screenHref,
  type CatalogueQuery,
  type QueryOf,
} from '@banyan/contracts';

/** What a link to the catalogue may already ask for. */
export type CatalogueLink = Partial<
  Pick<CatalogueQuery, 'category' | 'keyword' | 'lecturer' | 'moduleId' | 'required' | 'sort'>
>;

/** A place in a course. */
export interface CoursePlace {
  /** Id of a chapter. */
  readonly chapter?: number;
  /** Second of its video at which to begin, e.g. of a stretch that was skipped. */
  readonly from?: number;
}

const { catalogue, collection, detail, record, refused, study } = courseScreens;

function placeQuery(place: CoursePlace): URLSearchParams {
  const given = Object.entries(place).filter((entry): entry is [string, number] => entry[1] !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/** Path patterns of this domain's screens, each beside the builder of its addresses. */
export const courseLinks = {
  catalogue: {
    path: catalogue.path,
    href: (link: CatalogueLink = {}) => screenHref(catalogue, {}, catalogueQuery.write(link)),
  },
  detail: {
    path: detail.path,
    /** A course, at the place where the learner is or at the chapter and second named. */
    href: (id: number, place: CoursePlace = {}) => screenHref(detail, { id }, placeQuery(place)),
  },
  refused: {
    path: refused.path,
    href: (id: number, name: string) => screenHref(refused, { id, name }),
  },
  collection: { path: collection.path, href: () => screenHref(collection, {}) },
  study: { path: study.path, href: () => screenHref(study, {}) },
  record: {
    path: record.path,
    href: (state: QueryOf<typeof recordQuery>['state'] = 'all') => screenHref(record, {}, recordQuery.write({ state })),
  },
} as const;
