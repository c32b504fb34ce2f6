import type { Audience } from '@banyan/contracts/organisation';
import { eq, ne, sql } from 'drizzle-orm';
import { demoMomentOf, momentForm, momentOf } from '../../../import/dates.ts';
import { writtenAudience } from '../../../platform/audience/writtenAudience.ts';
import { peopleOf, type ImportEnterprise } from '../../../platform/importing.ts';
import type { Faults } from '../../../import/faults.ts';
import type { Yaml } from '../../../import/yaml.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { pathIn, readCategories, type CategoryRow } from '../categoryPlaces.ts';
import { courses } from '../course.schema.ts';
import { lecturers } from '../../../platform/lecturer.schema.ts';
import { courseProgress } from '../progress.schema.ts';
import type { WrittenCourse } from './course.shape.ts';

/** The enterprise's things that a course names. */
export interface CourseFound {
  /** From the field down to the category itself. */
  readonly categories: readonly CategoryRow[];
  /** Null: the lecturer is new. */
  readonly lecturerId: number | null;
  /** Account of a new lecturer. */
  readonly userId: number | null;
  readonly requiredUntil: Date | null;
  /** Null: from now on. */
  readonly publishedAt: Date | null;
  /** The course of this title that nobody has begun; null: none. */
  readonly formerId: number | null;
  /** Null: everyone. */
  readonly audience: Audience | null;
}

interface Check {
  readonly yaml: Yaml;
  readonly faults: Faults;
  readonly enterprise: ImportEnterprise;
  /** Epoch ms. */
  readonly now: number;
  /** Of the demo, whose days are relative to today. */
  readonly isDemo: boolean;
}

/** Records names of a course that the enterprise does not have, or has already. */
export async function checkCourse(scope: TenantScope, written: WrittenCourse, check: Check): Promise<CourseFound> {
  const { faults, yaml } = check;
  const { history, lecturer, price, points_price, required, required_until } = written;
  const requiredUntil = momentAt('required_until', required_until, check, true);
  const publishedAt = momentAt('published', written.published, check);
  if (publishedAt !== null && publishedAt.getTime() > check.now)
    faults.add(yaml.lineOf(['published']), 'This moment is yet to come.', 'Import the course then, or leave it out.');
  if ((history?.rating === undefined) !== ((history?.ratings ?? 0) === 0))
    faults.add(
      yaml.lineOf(['history']),
      'A rating needs to be told with how many have rated.',
      'Give both "rating" and "ratings", or neither.',
    );
  if (required_until !== undefined && required !== true)
    faults.add(yaml.lineOf(['required_until']), 'The course is not required.', 'Write "required: true" with it.');
  if (points_price !== undefined && price === undefined)
    faults.add(
      yaml.lineOf(['points_price']),
      'A course that is free costs no points.',
      'Give it a "price", or leave "points_price" out.',
    );
  const people = await peopleOf(scope, lecturer.account === undefined ? [] : [lecturer.account]);
  const userId = people.get(lecturer.account ?? '') ?? null;
  if (lecturer.account !== undefined && userId === null)
    faults.add(
      yaml.lineOf(['lecturer', 'account']),
      `There is no account "${lecturer.account}".`,
      'Name one that is there, or none.',
    );
  return {
    categories: await categoriesOf(scope, written.category, check),
    lecturerId: await lecturerOf(scope, lecturer, check),
    userId,
    requiredUntil,
    publishedAt,
    formerId: await formerOf(scope, written, check),
    audience: await writtenAudience(scope, written, check),
  };
}

function momentAt(name: string, text: string | undefined, check: Check, isEnd = false): Date | null {
  if (text === undefined) return null;
  const { enterprise, faults, isDemo, now, yaml } = check;
  const { timeZone } = enterprise;
  const moment = isDemo ? demoMomentOf(text, timeZone, isEnd, now) : momentOf(text, timeZone, isEnd);
  if (moment === null) faults.add(yaml.lineOf([name]), `There is no day or time "${text}".`, momentForm);
  return moment;
}

async function categoriesOf(scope: TenantScope, key: string, { faults, yaml }: Check): Promise<readonly CategoryRow[]> {
  const all = await readCategories(scope);
  const path = pathIn(all, key);
  if (path.length === 0) {
    const some = all.slice(0, 12).map((one) => `${one.key} ${one.name.zh_cn}`);
    faults.add(
      yaml.lineOf(['category']),
      `There is no category "${key}".`,
      `There are ${some.join(', ')}${all.length > some.length ? ' and others' : ''}.`,
    );
  }
  return path;
}

async function lecturerOf(
  scope: TenantScope,
  { department, id, name, title }: WrittenCourse['lecturer'],
  { faults, yaml }: Check,
): Promise<number | null> {
  const say = (wrong: string, right: string) => {
    faults.add(yaml.lineOf(['lecturer']), wrong, right);
    return null;
  };
  if (id === undefined && name === undefined) return say('The lecturer has no name.', 'Write "lecturer: 陈国栋".');
  const found = await scope.tx
    .select({ id: lecturers.id })
    .from(lecturers)
    .where(
      scope.only(
        lecturers,
        id === undefined ? sql`${lecturers.name} ->> 'zh_cn' = ${name?.zh ?? ''}` : eq(lecturers.id, id),
      ),
    );
  const [first] = found;
  if (found.length > 1)
    return say(
      `${found.length} lecturers are called "${name?.zh}".`,
      `Write one of lecturer: { id: ${found.map((one) => one.id).join(' } or { id: ')} }.`,
    );
  if (first !== undefined) return first.id;
  if (id !== undefined) return say(`There is no lecturer ${id}.`, 'Name one who is there.');
  if (title === undefined || department === undefined)
    return say(`There is no lecturer "${name?.zh}".`, 'Give "title" and "department", too, and the lecturer is added.');
  return null;
}

async function formerOf(scope: TenantScope, { title }: WrittenCourse, { faults, yaml }: Check): Promise<number | null> {
  const [former] = await scope.tx
    .select({ id: courses.id })
    .from(courses)
    .where(scope.only(courses, sql`${courses.title} ->> 'zh_cn' = ${title.zh}`, ne(courses.state, 'deleted')))
    .for('update');
  if (former === undefined) return null;
  const begun =
    (await scope.tx.$count(courseProgress, scope.only(courseProgress, eq(courseProgress.courseId, former.id)))) > 0;
  if (!begun) return former.id;
  faults.add(
    yaml.lineOf(['title']),
    `This course is there already (id ${former.id}), and people study it.`,
    'Give this one another title.',
  );
  return null;
}
