import { asc, eq, or, sql } from 'drizzle-orm';
import { courses } from './course/course.schema.ts';
import { coursePackages } from './course/package.schema.ts';
import type { FindThings } from '../platform/bringing.ts';
import { products } from './mall/mall.schema.ts';
import { sparringScenarios } from './sparring/sparring.schema.ts';

const named = {
  course: { table: courses, title: courses.title, shown: eq(courses.state, 'on_shelf') },
  package: { table: coursePackages, title: coursePackages.title, shown: undefined },
  product: { table: products, title: products.name, shown: undefined },
  sparring: { table: sparringScenarios, title: sparringScenarios.title, shown: undefined },
};

/** Finds things of the enterprise that files name, by id or by title in Chinese or English. */
export const findThings: FindThings = async (scope, kind, reference) => {
  const { shown, table, title } = named[kind];
  const isIt =
    typeof reference === 'number'
      ? eq(table.id, reference)
      : or(sql`${title} ->> 'zh_cn' = ${reference}`, sql`${title} ->> 'en' = ${reference}`);
  const rows = await scope.tx
    .select({ id: table.id })
    .from(table)
    .where(scope.only(table, isIt, shown))
    .orderBy(asc(table.id))
    .limit(5);
  return rows.map(({ id }) => id);
};
