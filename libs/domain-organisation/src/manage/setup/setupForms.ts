import { v } from '@banyan/contracts';
import { firstCourseLimits } from '@banyan/contracts/course';
import { departmentLines, readDepartmentLines, setupLimits } from '@banyan/contracts/organisation';
import { messageKey } from '@banyan/ui/forms';

const needed = (max: number) =>
  v.pipe(v.string(), v.maxLength(max, messageKey('tooLong', { max })), v.regex(/\S/, 'required'));

/** Rules of the form for name and look. */
export const lookForm = v.object({
  name: needed(setupLimits.name),
  theme: v.pipe(v.string(), v.regex(/^\s*#[0-9a-f]{6}\s*$/i, 'invalid')),
});
export type LookValues = v.InferOutput<typeof lookForm>;

/** Rules of the form for departments. */
export const departmentsForm = v.object({
  lines: v.pipe(
    v.string(),
    v.maxLength(departmentLines.characters, 'many'),
    v.rawCheck(({ addIssue, dataset }) => {
      const read = dataset.typed ? readDepartmentLines(dataset.value) : { tree: [] };
      if ('fault' in read) addIssue({ message: read.fault });
    }),
  ),
});
export type DepartmentsValues = v.InferOutput<typeof departmentsForm>;

/** People of the form; more are added under People. */
export const rows = [1, 2, 3, 4, 5] as const;
type Row = (typeof rows)[number];
export type PeopleValues = Record<`name${Row}` | `mail${Row}`, string>;

const mail = v.pipe(
  v.string(),
  v.maxLength(40, messageKey('tooLong', { max: 40 })),
  v.regex(/^\s*([^\s@]+@[^\s@]+\.[^\s@]+)?\s*$/, 'mail'),
);
const name = v.pipe(v.string(), v.maxLength(60, messageKey('tooLong', { max: 60 })));

/** Rules of the form for people: a row is empty or whole, and one is filled in. */
export const peopleForm = v.pipe(
  v.object({
    ...{ name1: name, name2: name, name3: name, name4: name, name5: name },
    ...{ mail1: mail, mail2: mail, mail3: mail, mail4: mail, mail5: mail },
  }),
  v.rawCheck(({ addIssue, dataset }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const broken = (field: keyof PeopleValues, message: string) =>
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: value, key: field, value: value[field] }] });
    const filled = rows.filter((row) => `${value[`name${row}`]}${value[`mail${row}`]}`.trim() !== '');
    if (filled.length === 0) broken('name1', 'none');
    for (const row of filled) {
      if (value[`name${row}`].trim() === '') broken(`name${row}`, 'name');
      if (value[`mail${row}`].trim() === '') broken(`mail${row}`, 'mail');
    }
  }),
);

/** An empty form. */
export const nobody = Object.fromEntries(
  rows.flatMap((row) => [
    [`name${row}`, ''],
    [`mail${row}`, ''],
  ]),
) as PeopleValues;

/** Rules of the form for the first course. */
export const courseForm = v.object({
  title: needed(firstCourseLimits.title),
  chapter: needed(firstCourseLimits.chapter),
  text: needed(firstCourseLimits.text),
  minutes: v.picklist(firstCourseLimits.minutes),
});
export type CourseValues = v.InferOutput<typeof courseForm>;
