import { screenHref } from '@banyan/contracts';
import { courseScreens, payQuery, type PayQuery } from '@banyan/contracts/course';
import { frontLinks } from './front.links.ts';

const { package: coursePackage, pay, refused } = courseScreens;

/** Screens linked from a course: these addresses load with its page. */
export const detailLinks = {
  ...frontLinks,
  refused: {
    path: refused.path,
    href: (id: number, name: string) => screenHref(refused, { id, name }),
  },
  /** Page of a package, by id. */
  package: { path: coursePackage.path, href: (id: number) => screenHref(coursePackage, { id }) },
  /** Buying a course or package. */
  pay: { path: pay.path, href: (what: PayQuery) => screenHref(pay, {}, payQuery.write(what)) },
} as const;
