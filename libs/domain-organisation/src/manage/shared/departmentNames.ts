import type { ManagedDepartment } from '@banyan/contracts/organisation';
import { inLanguage } from '@banyan/core-console';
import type { Department } from '@banyan/core-console/views';

/** Name of a department in the reader's language. */
export const departmentName = ({ name }: Pick<ManagedDepartment, 'name'>, language: string): string =>
  inLanguage(name, language);

/** The departments for a tree. */
export const treeDepartments = (all: readonly ManagedDepartment[], language: string): readonly Department[] =>
  all.map((one) => ({
    id: String(one.id),
    name: departmentName(one, language),
    parent: one.parent === 0 ? null : String(one.parent),
    count: one.people,
  }));
