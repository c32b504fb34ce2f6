import type { CellFault, PeopleColumn } from '@banyan/contracts/organisation';
import type { Faults } from '../../../import/faults.ts';
import { bare, namedRows, type NamedRow, type TableHead, type TableRow } from '../../../import/table.ts';
import { accountForm } from '../../../text/accountForm.ts';
import { plain } from '../../../text/plain.ts';
import type { FieldValues } from '../../../platform/enterprise.schema.ts';
import type { PersonFieldRow } from '../../../platform/personFields.ts';
import { readNumber } from '../../../text/phoneNumber.ts';
import { columnsOfFields, fieldValuesOf, openFields, readDay, type FieldColumn } from './people.fields.ts';

type Column = PeopleColumn;
const names: Readonly<Record<Column, readonly string[]>> = {
  account: [
    '账号',
    '工号',
    '员工号',
    '员工编号',
    'staffnumber',
    'staffid',
    'employeeid',
    'empid',
    'loginname',
    'username',
  ],
  name: ['姓名', '名字', 'fullname'],
  name_en: ['英文名', '姓名英文', 'nameenglish', 'englishname'],
  department: ['部门', '所属部门', 'dept', 'store/dept'],
  department_en: ['部门英文', 'departmentenglish'],
  post: ['岗位', '职位', '职务', 'position', 'jobtitle', 'title'],
  hired: ['入职日期', '入职时间', 'hiredon', 'hiredate', 'startdate'],
  tags: ['标签'],
  role: ['身份', '角色', '账号类型', 'kind'],
  phone: ['手机', '手机号', '手机号码', '电话', 'mobile', 'mobilephone', 'phonenumber'],
  email: ['邮箱', '电子邮箱', '邮件', 'mail', 'emailaddress'],
  password: ['密码', '初始密码', 'firstpassword'],
  locked: ['停用', '锁定'],
};

/** Columns of people by the names that files give them, in `bare` form. */
export const columns = new Map(
  Object.entries(names).flatMap(([column, others]) =>
    [column, ...others].map((name): [string, Column] => [bare(name), column as Column]),
  ),
);
/** Columns whose digits all count. */
export const exactColumns: readonly Column[] = ['account', 'phone', 'password'];
/** Columns that every row needs. */
export const neededColumns: readonly Column[] = ['account', 'name'];
const head: TableHead<Column> = {
  columns,
  needed: neededColumns,
  known: `Columns are ${Object.keys(names).join(', ')}.`,
  exact: exactColumns,
};

/** Names of roles in a row, with their types of account. */
const roles: ReadonlyMap<string, PersonRole> = new Map(
  (
    [
      ['learner', ['learner', '学员', '员工']],
      ['administrator', ['administrator', 'admin', '管理员']],
      ['lecturer', ['lecturer', '讲师']],
    ] as const
  ).flatMap(([role, all]) => all.map((name) => [name, role] as const)),
);
const answers: ReadonlyMap<string, boolean> = new Map([
  ...['y', 'yes', 'true', '1', '是'].map((name) => [name, true] as const),
  ...['n', 'no', 'false', '0', '否'].map((name) => [name, false] as const),
]);

export type PersonRole = 'learner' | 'administrator' | 'lecturer';

/** A person in a row; null: the row leaves it empty. */
export interface WrittenPerson {
  readonly line: number;
  readonly account: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly department: string | null;
  readonly departmentEn: string | null;
  readonly post: string | null;
  /** `2025-11-28`. */
  readonly hired: string | null;
  readonly tags: readonly string[] | null;
  readonly role: PersonRole | null;
  /** International form. */
  readonly phone: string | null;
  readonly email: string | null;
  /** First password, which a first login replaces. */
  readonly password: string | null;
  readonly locked: boolean | null;
  /** Values of the enterprise's fields that the row gives. */
  readonly fieldValues: FieldValues;
}

const most = {
  people: 20_000,
  account: 40,
  name: 60,
  department: 60,
  post: 60,
  tag: 40,
  tags: 30,
  email: 100,
  password: 64,
} as const;
/** Fewest characters of a first password. */
export const shortestPassword = 6;

/** The head of a file, with the columns of the enterprise's fields. */
function headWith(fields: readonly PersonFieldRow[]): TableHead<Column | FieldColumn> {
  const own = openFields(fields).map(({ name }) => name.zh_cn);
  return {
    ...head,
    columns: new Map<string, Column | FieldColumn>([...columnsOfFields(fields), ...columns]),
    known: own.length === 0 ? head.known : `${head.known.slice(0, -1)}, ${own.join(', ')}.`,
  };
}

/** Reads the people of a table, and records all its faults. */
export function readPeople(
  rows: readonly TableRow[],
  fields: readonly PersonFieldRow[],
  faults: Faults,
): readonly WrittenPerson[] {
  const people = (namedRows(rows, headWith(fields), faults) ?? []).map((row) => personOf(row, fields, faults));
  if (people.length === 0 && !faults.any) faults.add(null, 'The file names nobody.', 'Give it at least one row.');
  if (people.length > most.people)
    faults.add(null, `The file names ${people.length} people.`, `${most.people} may come in at once; divide it.`);
  findTwins(people, faults);
  return people;
}

/** Records accounts and phones that stand in several rows. */
export function findTwins(people: readonly WrittenPerson[], faults: Faults): void {
  refuseTwins(people, ({ account }) => account.toLowerCase(), 'account', faults);
  refuseTwins(people, ({ phone }) => phone, 'phone', faults);
}

/** The person of a row; faults are recorded. */
export function personOf(
  row: NamedRow<Column | FieldColumn>,
  fields: readonly PersonFieldRow[],
  faults: Faults,
): WrittenPerson {
  const { cell, line } = row;
  const told = (column: Column) => cell(column) || null;
  const tell = (column: Column, code: CellFault, wrong: string, right: string) =>
    faults.tell(line, wrong, right, { code, cell: { column, text: cell(column) } });
  const text = (column: 'account' | 'name' | 'email' | 'department' | 'post', shown = column as Column) => {
    const value = cell(shown).replaceAll(/\s+/g, ' ');
    if (value.length > most[column])
      tell(shown, 'tooLong', `The ${shown} is too long.`, `It may have ${most[column]} characters.`);
    if (/[\p{Cc}\p{Cf}]/u.test(value))
      tell(shown, 'unseen', `The ${shown} holds signs that nobody sees.`, 'Write it anew by hand.');
    return value;
  };
  const account = accountForm(text('account'));
  const name = text('name');
  if (account === '') tell('account', 'missing', 'The account is missing.', 'Write what the person logs in with.');
  else if (/\s/.test(account))
    tell('account', 'space', `The account "${account}" has a space in it.`, 'Write it without.');
  if (name === '') tell('name', 'missing', 'The name is missing.', 'Write what the person is called.');
  const email = text('email');
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    tell('email', 'mail', `"${email}" is no address of mail.`, 'Write it as in name@example.com, or leave it out.');
  const password = told('password');
  if (password !== null && (password.length < shortestPassword || password.length > most.password))
    tell(
      'password',
      'password',
      'The password is too short or too long.',
      `It has ${shortestPassword} to ${most.password} characters.`,
    );
  return {
    line,
    account,
    name,
    nameEn: text('name', 'name_en') || null,
    department: text('department') || null,
    departmentEn: text('department', 'department_en') || null,
    post: text('post') || null,
    hired: hiredOf(told('hired'), line, faults),
    tags: tagsOf(told('tags'), line, faults),
    role: choice(told('role'), roles, 'role', 'learner, lecturer or administrator', { line, faults }),
    phone: phoneOf(told('phone'), line, faults),
    email: email || null,
    password,
    locked: choice(told('locked'), answers, 'locked', 'yes or no', { line, faults }),
    fieldValues: fieldValuesOf(row, fields, faults),
  };
}

function choice<Value>(
  written: string | null,
  values: ReadonlyMap<string, Value>,
  column: Column,
  right: string,
  { faults, line }: { readonly line: number; readonly faults: Faults },
): Value | null {
  if (written === null) return null;
  const value = values.get(plain(written));
  if (value === undefined)
    faults.tell(
      line,
      `"${written.slice(0, 40)}" is no ${column} that is known.`,
      `Write ${right}, or leave it empty.`,
      { code: 'choice', cell: { column, text: written } },
    );
  return value ?? null;
}

/** A day as `2025-11-28`, `2025/11/28` or `2025.11.28`. */
function hiredOf(written: string | null, line: number, faults: Faults): string | null {
  if (written === null) return null;
  const read = readDay(written);
  if (read !== null) return read;
  faults.tell(line, `There is no day "${written.slice(0, 40)}".`, 'Write it as in 2025-11-28.', {
    code: 'day',
    cell: { column: 'hired', text: written },
  });
  return null;
}

function tagsOf(written: string | null, line: number, faults: Faults): readonly string[] | null {
  if (written === null) return null;
  const tags = [...new Set(written.split(/[,，;；、|]/).map((tag) => tag.trim()))].filter((tag) => tag !== '');
  const cell = { column: 'tags', text: written };
  if (tags.length > most.tags)
    faults.tell(line, `${tags.length} tags are too many.`, `There may be ${most.tags}.`, { code: 'tags', cell });
  const long = tags.find((tag) => tag.length > most.tag);
  if (long !== undefined)
    faults.tell(line, `The tag "${long}" is too long.`, `It may have ${most.tag} characters.`, { code: 'tag', cell });
  return tags;
}

function phoneOf(written: string | null, line: number, faults: Faults): string | null {
  if (written === null) return null;
  const number = readNumber('CN', written);
  if (number === null)
    faults.tell(
      line,
      `There is no phone number "${written.slice(0, 40)}".`,
      'Write 13805716620, or +44 7911 123456 elsewhere.',
      { code: 'phone', cell: { column: 'phone', text: written } },
    );
  return number?.full ?? null;
}

function refuseTwins(
  people: readonly WrittenPerson[],
  keyOf: (person: WrittenPerson) => string | null,
  column: Column,
  faults: Faults,
): void {
  const lines = new Map<string, number>();
  for (const person of people) {
    const key = keyOf(person);
    if (key === null || key === '') continue;
    const first = lines.get(key);
    if (first === undefined) lines.set(key, person.line);
    else
      faults.tell(
        person.line,
        `The ${column} "${key}" stands in line ${first} already.`,
        'Give each person their own.',
        { code: 'twin', cell: { column, text: String(first) } },
      );
  }
}
