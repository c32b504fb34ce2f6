import { v } from '@banyan/contracts';
import { audience, type Audience, type ManagedDepartment } from '@banyan/contracts/organisation';

const written = v.object({ zh_cn: v.string(), en: v.optional(v.string()) });
const ids = v.array(v.union([v.string(), v.number()]));
const namesDepartments: ReadonlySet<string> = new Set([
  'department',
  'departmentId',
  'further',
  'parent',
  'departments',
]);

/** Names and texts for the words of a value. */
export interface ChangeWords {
  readonly departments: readonly Pick<ManagedDepartment, 'id' | 'name'>[];
  readonly departmentName: (department: Pick<ManagedDepartment, 'name'>) => string;
  readonly typeName: (type: number) => string;
  /** A right, or how far one reaches, in words. */
  readonly rightName: (right: string) => string;
  /** An audience in words; null: everyone. */
  readonly audience: (audience: Audience | null) => string;
  readonly list: (words: readonly string[]) => string;
  readonly yes: string;
  readonly no: string;
  readonly nothing: string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A value of a changed field as the audit log keeps it, in words; null stays null. */
export function changeWords(field: string, text: string | null, words: ChangeWords): string | null {
  if (text === null) return null;
  if (field === 'audience') return words.audience(v.parseOrNull(audience, parsed(text)));
  const value = parsed(text);
  const name = v.parseOrNull(written, value);
  if (name !== null) return words.departmentName({ name: { zh_cn: name.zh_cn, ...(name.en ? { en: name.en } : {}) } });
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const list = v.parseOrNull(ids, value);
  if (list !== null)
    return list.length === 0 ? words.nothing : words.list(list.map((one) => single(field, one, words)));
  return typeof value === 'number' || field === 'reach' ? single(field, value as number | string, words) : text;
}

function single(field: string, value: string | number, words: ChangeWords): string {
  if (field === 'permissions' || field === 'reach') return words.rightName(String(value));
  if (field === 'type' && typeof value === 'number') return words.typeName(value);
  const department = namesDepartments.has(field) ? words.departments.find(({ id }) => id === Number(value)) : undefined;
  return department === undefined ? String(value) : words.departmentName(department);
}
