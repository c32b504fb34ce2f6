import { ErrorCode, v, type CallInput, type CallOutput } from '@banyan/contracts';
import type { addFirstCourse } from '@banyan/contracts/course';
import { ne, sql } from 'drizzle-orm';
import { Refusal } from '../../http/refusal.ts';
import { enterpriseOf } from '../../platform/importing.ts';
import type { ManageContext } from '../../platform/serveManaged.ts';
import { authorOf, firstCategory, lecturerFor } from './author.ts';
import { courses } from './course.schema.ts';
import { courseShape } from './import/course.shape.ts';
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
  const author = await authorOf(ctx);
  const minutes = Number(input.minutes);
  const written = v.parse(courseShape, {
    title,
    description: title,
    category: 'general',
    lecturer: { name: author.name.zh_cn.slice(0, 40) || title.slice(0, 40) },
    chapters: [{ kind: 'article', title: plain(input.chapter) || title.slice(0, 80), file: 'chapter.txt', minutes }],
  });
  const prepared = { seconds: minutes * 60, parts: 1, files: [], article: { zh: article } };
  const id = await writeCourse(scope, written, {
    enterprise,
    found: {
      categories: [await firstCategory(scope)],
      lecturerId: await lecturerFor(scope, author, title),
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
