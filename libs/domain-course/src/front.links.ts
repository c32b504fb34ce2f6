import { screenHref, type QueryOf } from '@banyan/contracts';
import { catalogueQuery, courseScreens, recordQuery, type CatalogueQuery } from '@banyan/contracts/course';

/** Filters that a link to the catalogue may set. */
export type CatalogueLink = Partial<
  Pick<CatalogueQuery, 'category' | 'keyword' | 'lecturer' | 'moduleId' | 'required' | 'sort'>
>;

/** A place in a course. */
export interface CoursePlace {
  /** Chapter id. */
  readonly chapter?: number;
  /** Second of its video, or page of its document, to start at, e.g. a skipped stretch. */
  readonly from?: number;
  /** Tab of the page. */
  readonly tab?: 'notes' | 'comments';
  /** Code of the share that the link belongs to. */
  readonly share?: string;
}

const { catalogue, collection, detail, record } = courseScreens;

function placeQuery(place: CoursePlace): URLSearchParams {
  const given = Object.entries(place).filter((entry): entry is [string, number | string] => entry[1] !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/** Screens of this domain linked from all others: these addresses are in the portal's first file. */
export const frontLinks = {
  catalogue: {
    path: catalogue.path,
    href: (link: CatalogueLink = {}) => screenHref(catalogue, {}, catalogueQuery.write(link)),
  },
  detail: {
    path: detail.path,
    /** A course at the learner's position, or at the given chapter and second. */
    href: (id: number, place: CoursePlace = {}) => screenHref(detail, { id }, placeQuery(place)),
  },
  collection: { path: collection.path, href: () => screenHref(collection, {}) },
  record: {
    path: record.path,
    href: (state: QueryOf<typeof recordQuery>['state'] = 'all') => screenHref(record, {}, recordQuery.write({ state })),
  },
} as const;
