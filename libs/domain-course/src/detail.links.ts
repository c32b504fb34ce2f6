import { screenHref, type QueryOf } from '@banyan/contracts';
import { courseScreens, payQuery, type PayQuery } from '@banyan/contracts/course';
import { lecturerQuery } from '@banyan/contracts/teaching';
import { frontLinks } from './front.links.ts';

const { lecturer, package: coursePackage, pay, refused } = courseScreens;

/** Screens that a course leads to: these addresses come with its page. */
export const detailLinks = {
  ...frontLinks,
  refused: {
    path: refused.path,
    href: (id: number, name: string) => screenHref(refused, { id, name }),
  },
  /** By package id. */
  package: { path: coursePackage.path, href: (id: number) => screenHref(coursePackage, { id }) },
  /** Buying a course or package. */
  pay: { path: pay.path, href: (what: PayQuery) => screenHref(pay, {}, payQuery.write(what)) },
  /** By lecturer id. */
  lecturer: {
    path: lecturer.path,
    href: (id: number, part: QueryOf<typeof lecturerQuery>['part'] = 'courses') =>
      screenHref(lecturer, { id }, lecturerQuery.write({ part })),
  },
} as const;
