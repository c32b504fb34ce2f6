import { v } from '@banyan/contracts';
import { longestDepartment, type ManagedDepartment } from '@banyan/contracts/organisation';
import { messageKey } from '@banyan/ui/forms';
import type { WrittenDepartment } from './DepartmentsStore.ts';

const text = v.pipe(v.string(), v.maxLength(longestDepartment, messageKey('tooLong', { max: longestDepartment })));

/** Rules of the form for a department. */
export const departmentForm = v.object({
  name: v.pipe(text, v.regex(/\S/, 'required')),
  en: text,
  managers: v.array(v.string()),
  open: v.boolean(),
});
export type DepartmentValues = v.InferOutput<typeof departmentForm>;

/** Values of the form for a department as saved; of a new one without it. */
export const departmentValues = (department?: ManagedDepartment): DepartmentValues => ({
  name: department?.name.zh_cn ?? '',
  en: department?.name.en ?? '',
  managers: department?.managers.map(({ id }) => String(id)) ?? [],
  open: department?.open ?? true,
});

/** The form's values as they are sent. */
export const writtenDepartment = ({ name, en, managers, open }: DepartmentValues): WrittenDepartment => ({
  name: { zh_cn: name, ...(en.trim() === '' ? {} : { en }) },
  managers: managers.map(Number),
  open: open ? 'Y' : 'N',
});
