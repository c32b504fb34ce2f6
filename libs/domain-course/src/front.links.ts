import { screenHref, type QueryOf } from '@banyan/contracts';
import { catalogueQuery, courseScreens, recordQuery, type CatalogueQuery } from '@banyan/contracts/course';

/** What a link to the catalogue may already ask for. */
export type CatalogueLink = Partial<
  Pick<CatalogueQuery, 'category' | 'keyword' | 'lecturer' | 'moduleId' | 'required' | 'sort'>
>;

/** A place in a course. */
export interface CoursePlace {
  /** Id of a chapter. */
  readonly chapter?: number;
  /** Second of its video, or page of its document, at which to begin, e.g. of a stretch that was skipped. */
  readonly from?: number;
  /** Part of the page beside the video. */
  readonly tab?: 'notes' | 'comments';
  /** Code of the share that leads there. */
  readonly share?: string;
}

const { catalogue, collection, detail, record } = courseScreens;

function placeQuery(place: CoursePlace): URLSearchParams {
  const given = Object.entries(place).filter((entry): entry is [string, number | string] => entry[1] !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/** Screens of this domain that pages of all others lead to: these addresses come with the portal's first file. */
export const frontLinks = {
  catalogue: {
    path: catalogue.path,
    href: (link: CatalogueLink = {}) => screenHref(catalogue, {}, catalogueQuery.write(link)),
  },
  detail: {
    path: detail.path,
    /** A course, at the place where the learner is or at the chapter and second named. */
    href: (id: number, place: CoursePlace = {}) => screenHref(detail, { id }, placeQuery(place)),
  },
  collection: { path: collection.path, href: () => screenHref(collection, {}) },
  record: {
    path: record.path,
    href: (state: QueryOf<typeof recordQuery>['state'] = 'all') => screenHref(record, {}, recordQuery.write({ state })),
  },
} as const;
