import type { SaidLine, SearchHit } from '@banyan/contracts/account';
import type { CourseCard } from '@banyan/contracts/course';
import { desc, inArray, sql } from 'drizzle-orm';
import { hitOf, mostNames, type Find, type NamesOf } from '../../search/searchSource.ts';
import { cardColumns, courseCards } from './cards.ts';
import { listCourses } from './courseList.service.ts';
import { courses, courseSearch } from './course.schema.ts';
import { saidLines } from './lessonLines.ts';
import { searchQuery, searchTerms } from '../../text/searchTokens.ts';

const LINES_SHOWN = 3;
/** Courses that only mention the words; a more exact search has more words. */
const MOST_OTHERS = 30;

const hitOfCard = ({ id, title, lecturer, chapterCount, motif }: CourseCard, lines: readonly SaidLine[]): SearchHit =>
  hitOf({
    ...{ id, title, motif, by: lecturer.name, count: chapterCount },
    lines: lines.slice(0, LINES_SHOWN),
    said: lines.length,
  });

/**
 * Courses with these words in title, introduction or lecturer, those of the catalogue in its order; after the last of
 * them those in whose lessons the words are spoken.
 */
export const findCourses: Find = async (ctx, input) => {
  const said = await saidLines(ctx, input.q);
  const asked = {
    'search[keyword]': input.q,
    'search[catid]': '',
    lecturer: 0,
    type: 'all',
    sort: 'default',
  } as const;
  const { cursor = '', size } = input;
  const page = await listCourses(ctx, { ...asked, state: [], duration: [], fee: [], cursor, ...(size && { size }) });
  const named = await namedAmong(ctx, input.q, [...said.keys()]);
  const others = [...said.keys()].filter((id) => !named.has(id)).slice(0, MOST_OTHERS);
  const items = page.items.map((card) => hitOfCard(card, said.get(card.id) ?? []));
  if (page.next === null) {
    const cards = await courseCards(ctx, await rowsOf(ctx, others));
    const most = (card: CourseCard) => said.get(card.id)?.length ?? 0;
    items.push(...cards.sort((a, b) => most(b) - most(a)).map((card) => hitOfCard(card, said.get(card.id) ?? [])));
  }
  return { items, next: page.next, total: page.count + others.length };
};

const rowsOf = ({ scope }: Parameters<Find>[0], ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : scope.tx
        .select(cardColumns)
        .from(courses)
        .where(scope.only(courses, inArray(courses.id, [...ids])));

/** Those of the courses that the catalogue finds by these words itself. */
async function namedAmong({ scope }: Parameters<Find>[0], keyword: string, ids: readonly number[]) {
  const query = searchQuery(scope.eid, searchTerms(keyword));
  if (query === undefined || ids.length === 0) return new Set<number>();
  const rows = await scope.tx
    .select({ id: courseSearch.courseId })
    .from(courseSearch)
    .where(
      scope.only(
        courseSearch,
        inArray(courseSearch.courseId, [...ids]),
        sql`${courseSearch.words} @@ ${query}::tsquery`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

export const courseNamesForSearch: NamesOf = async (scope) => {
  const rows = await scope.tx
    .select({ title: courses.title, intro: courses.intro })
    .from(courses)
    .where(scope.only(courses))
    .orderBy(desc(courses.id))
    .limit(mostNames);
  return rows.flatMap(({ title, intro }) => [title, intro]);
};
