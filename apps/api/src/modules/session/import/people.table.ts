import type { Faults } from '../../../import/faults.ts';
import { bare, namedRows, type NamedRow, type TableHead, type TableRow } from '../../../import/table.ts';
import { accountForm } from '../../../text/accountForm.ts';
import { plain } from '../../../text/plain.ts';
import { readNumber } from '../../../text/phoneNumber.ts';

const names = {
  account: ['账号', '工号', '员工号', 'staffnumber'],
  name: ['姓名'],
  name_en: ['英文名', '姓名英文'],
  department: ['部门'],
  department_en: ['部门英文'],
  post: ['岗位', '职位'],
  hired: ['入职日期', '入职时间'],
  tags: ['标签'],
  role: ['身份', '角色'],
  phone: ['手机', '手机号', '手机号码'],
  email: ['邮箱', '电子邮箱'],
  password: ['密码', '初始密码'],
  locked: ['停用', '锁定'],
} as const;
type Column = keyof typeof names;

const columns = new Map(
  Object.entries(names).flatMap(([column, others]) =>
    [column, ...others].map((name): [string, Column] => [bare(name), column as Column]),
  ),
);
const head: TableHead<Column> = {
  columns,
  needed: ['account', 'name'],
  known: `Columns are ${Object.keys(names).join(', ')}.`,
  exact: ['account', 'phone', 'password'],
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

/** Reads the people of a table, and records all its faults. */
export function readPeople(rows: readonly TableRow[], faults: Faults): readonly WrittenPerson[] {
  const people = (namedRows(rows, head, faults) ?? []).map((row) => personOf(row, faults));
  if (people.length === 0 && !faults.any) faults.add(null, 'The file names nobody.', 'Give it at least one row.');
  if (people.length > most.people)
    faults.add(null, `The file names ${people.length} people.`, `${most.people} may come in at once; divide it.`);
  refuseTwins(people, ({ account }) => account.toLowerCase(), 'account', faults);
  refuseTwins(people, ({ phone }) => phone, 'phone', faults);
  return people;
}

function personOf({ cell, line }: NamedRow<Column>, faults: Faults): WrittenPerson {
  const told = (column: Column) => cell(column) || null;
  const text = (column: 'account' | 'name' | 'email' | 'department' | 'post', shown = column as Column) => {
    const value = cell(shown).replaceAll(/\s+/g, ' ');
    if (value.length > most[column])
      faults.add(line, `The ${shown} is too long.`, `It may have ${most[column]} characters.`);
    if (/[\p{Cc}\p{Cf}]/u.test(value))
      faults.add(line, `The ${shown} holds signs that nobody sees.`, 'Write it anew by hand.');
    return value;
  };
  const account = accountForm(text('account'));
  const name = text('name');
  if (account === '') faults.add(line, 'The account is missing.', 'Write what the person logs in with.');
  else if (/\s/.test(account)) faults.add(line, `The account "${account}" has a space in it.`, 'Write it without.');
  if (name === '') faults.add(line, 'The name is missing.', 'Write what the person is called.');
  const email = text('email');
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    faults.add(line, `"${email}" is no address of mail.`, 'Write it as in name@example.com, or leave it out.');
  const password = told('password');
  if (password !== null && (password.length < shortestPassword || password.length > most.password))
    faults.add(
      line,
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
    faults.add(line, `"${written.slice(0, 40)}" is no ${column} that is known.`, `Write ${right}, or leave it empty.`);
  return value ?? null;
}

/** A day as `2025-11-28`, `2025/11/28` or `2025.11.28`. */
function hiredOf(written: string | null, line: number, faults: Faults): string | null {
  if (written === null) return null;
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written) ?? [];
  const read = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const at = new Date(`${read}T00:00:00Z`);
  if (year !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(read)) return read;
  faults.add(line, `There is no day "${written.slice(0, 40)}".`, 'Write it as in 2025-11-28.');
  return null;
}

function tagsOf(written: string | null, line: number, faults: Faults): readonly string[] | null {
  if (written === null) return null;
  const tags = [...new Set(written.split(/[,，;；、|]/).map((tag) => tag.trim()))].filter((tag) => tag !== '');
  if (tags.length > most.tags) faults.add(line, `${tags.length} tags are too many.`, `There may be ${most.tags}.`);
  const long = tags.find((tag) => tag.length > most.tag);
  if (long !== undefined) faults.add(line, `The tag "${long}" is too long.`, `It may have ${most.tag} characters.`);
  return tags;
}

function phoneOf(written: string | null, line: number, faults: Faults): string | null {
  if (written === null) return null;
  const number = readNumber('CN', written);
  if (number === null)
    faults.add(
      line,
      `There is no phone number "${written.slice(0, 40)}".`,
      'Write 13805716620, or +44 7911 123456 elsewhere.',
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
      faults.add(person.line, `The ${column} "${key}" stands in line ${first} already.`, 'Give each person their own.');
  }
}
