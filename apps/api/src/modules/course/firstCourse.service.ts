import { ErrorCode, v, type CallInput, type CallOutput } from '@banyan/contracts';
import type { addFirstCourse } from '@banyan/contracts/course';
import { asc, eq, ne, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import { Refusal } from '../../http/refusal.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { enterpriseOf } from '../../platform/importing.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import type { ManageContext } from '../../platform/serveManaged.ts';
import { courseCategories, courses } from './course.schema.ts';
import { courseShape } from './import/course.shape.ts';
import { keepCategories } from './import/keepCategories.ts';
import { paragraphsOf } from './import/paragraphs.ts';
import { writeCourse } from './import/writeCourse.ts';

type Input = CallInput<typeof addFirstCourse>;

const refused = (fields: Readonly<Record<string, string>>) =>
  new Refusal(ErrorCode.fieldsRefused, { reason: Object.keys(fields).join(), data: { fields } });

/** Adds a course with one chapter of text, as the import of a folder does; its author teaches it. */
export async function addOne(ctx: ManageContext, input: Input): Promise<CallOutput<typeof addFirstCourse>> {
  const { now, scope, viewer } = ctx;
  const title = plain(input.title);
  const article = paragraphsOf(input.text);
  const rules: Record<string, string> = {};
  if (title === '') rules['title'] = 'missing';
  else if (await isThere(ctx, title)) rules['title'] = 'taken';
  if (article === '') rules['text'] = 'missing';
  if (Object.keys(rules).length > 0) throw refused(rules);
  const enterprise = await enterpriseOf(scope);
  const [author] = await scope.tx
    .select()
    .from(users)
    .where(scope.only(users, eq(users.id, viewer.userId)));
  const name = author === undefined ? '' : localised(author.name, viewer.language);
  const minutes = Number(input.minutes);
  const written = v.parse(courseShape, {
    title,
    description: title,
    category: 'general',
    lecturer: { name: name.slice(0, 40) || title.slice(0, 40) },
    chapters: [{ kind: 'article', title: plain(input.chapter) || title.slice(0, 80), file: 'chapter.txt', minutes }],
  });
  const prepared = { seconds: minutes * 60, parts: 1, files: [], article: { zh: article } };
  const id = await writeCourse(scope, written, {
    enterprise,
    found: {
      categories: [await categoryOf(ctx)],
      lecturerId: await lecturerOf(ctx),
      userId: viewer.userId,
      ...{ requiredUntil: null, publishedAt: null, formerId: null, audience: null },
    },
    stored: [{ prepared, base: '', scorm: null }],
    now: now(),
  });
  ctx.changed({ type: 'course', id, name: title });
  return { id };
}

const plain = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

async function isThere({ scope }: ManageContext, title: string): Promise<boolean> {
  const same = sql`${courses.title} ->> 'zh_cn' = ${title}`;
  return (await scope.tx.$count(courses, scope.only(courses, same, ne(courses.state, 'deleted')))) > 0;
}

/** The first category of the enterprise; without any there is a general one. */
async function categoryOf({ scope }: ManageContext): Promise<typeof courseCategories.$inferSelect> {
  const first = () =>
    scope.tx
      .select()
      .from(courseCategories)
      .where(scope.only(courseCategories, eq(courseCategories.level, 1)))
      .orderBy(asc(courseCategories.sort))
      .limit(1);
  const [known] = await first();
  if (known !== undefined) return known;
  const general = { key: 'general', name: { zh: '通用', en: 'General' }, cover: 'quality' } as const;
  await keepCategories(scope, [general], (await enterpriseOf(scope)).localise);
  const [added] = await first();
  if (added === undefined) throw new Error('a category was not added');
  return added;
}

async function lecturerOf({ scope, viewer }: ManageContext): Promise<number | null> {
  const [own] = await scope.tx
    .select({ id: lecturers.id })
    .from(lecturers)
    .where(scope.only(lecturers, eq(lecturers.userId, viewer.userId)));
  return own?.id ?? null;
}
