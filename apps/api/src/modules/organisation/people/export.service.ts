import {
  exportPeople,
  fieldColumn,
  fieldFilter,
  managePeople,
  peopleColumns,
  type PeopleColumn,
} from '@banyan/contracts/organisation';
import { v } from '@banyan/contracts';
import { asc } from 'drizzle-orm';
import { localised } from '../../../db/localised.ts';
import { DepartmentNames, readDepartments } from '../../../platform/departments.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import type { ExportKind } from '../../../platform/listExport.ts';
import { readFields, valueWords } from '../../../platform/personFields.ts';
import { peopleWhere } from './list.service.ts';
import type { UserRow } from './userRow.ts';

const may = 'people.export';

/** Headings, in Chinese and English; both are read when the file comes in again. */
const heads: Readonly<Partial<Record<PeopleColumn, readonly [zh: string, en: string]>>> = {
  account: ['账号', 'account'],
  name: ['姓名', 'name'],
  name_en: ['英文名', 'name_en'],
  department: ['部门', 'department'],
  post: ['岗位', 'post'],
  hired: ['入职日期', 'hired'],
  tags: ['标签', 'tags'],
  role: ['身份', 'role'],
  phone: ['手机', 'phone'],
  email: ['邮箱', 'email'],
  locked: ['停用', 'locked'],
};
const needed: readonly PeopleColumn[] = ['account', 'name'];
const roles: Readonly<Record<number, readonly [zh: string, en: string]>> = {
  1: ['学员', 'learner'],
  5: ['讲师', 'lecturer'],
};

const filters = v.object({
  q: v.optional(v.string(), ''),
  department: v.optional(v.number()),
  type: managePeople.request.entries.type,
  state: managePeople.request.entries.state,
  fields: v.optional(v.array(fieldFilter)),
});

/** People as a file, in the format in which they come in. */
export const peopleExport: ExportKind = {
  name: 'people',
  call: exportPeople,
  may,
  async rows({ grants, scope }, asked) {
    const at = asked.language === 'en' ? 1 : 0;
    const chosen = peopleColumns.filter((column) => column in heads);
    const wanted = [...needed, ...asked.columns].flatMap((name) => chosen.find((column) => column === name) ?? []);
    const columns = [...new Set(wanted)];
    const known = (await readFields(scope)).filter(({ archivedAt }) => archivedAt === null);
    const fields = [...new Set(asked.columns)].flatMap(
      (name) => known.find(({ id }) => fieldColumn(id) === name) ?? [],
    );
    const words = at === 1 ? 'en' : 'zh_cn';
    const names = new DepartmentNames(await readDepartments(scope));
    const cellOf: Readonly<Partial<Record<PeopleColumn, (row: UserRow) => string>>> = {
      account: ({ account }) => account,
      name: ({ name }) => name.zh_cn,
      name_en: ({ name }) => name.en ?? '',
      department: ({ departmentId }) =>
        departmentId === null
          ? ''
          : names.path(departmentId, (name) => (at === 1 ? (name.en ?? name.zh_cn) : name.zh_cn)),
      post: ({ post }) => post,
      hired: ({ hiredOn }) => hiredOn,
      tags: ({ tags }) => tags.join(','),
      role: ({ type }) => (roles[type] ?? ['管理员', 'administrator'])[at] ?? '',
      phone: ({ phone }) => phone,
      email: ({ email }) => email,
      locked: ({ locked }) => (at === 1 ? (locked ? 'yes' : 'no') : locked ? '是' : '否'),
    };
    const where = await peopleWhere({ grants, scope }, v.parse(filters, asked.filters), { known, right: may });
    const rows = await scope.tx.select().from(users).where(scope.only(users, where)).orderBy(asc(users.account));
    return [
      [...columns.map((column) => heads[column]?.[at] ?? column), ...fields.map(({ name }) => localised(name, words))],
      ...rows.map((row) => [
        ...columns.map((column) => cellOf[column]?.(row) ?? ''),
        ...fields.map((field) => valueWords(field, row.fieldValues[field.id], words)),
      ]),
    ];
  },
};
