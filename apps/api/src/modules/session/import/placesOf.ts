import type { Localise } from '../../../db/seed/localiser.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import type { Faults } from '../../../import/faults.ts';
import {
  addDepartment,
  DepartmentNames,
  namesIn,
  readDepartments,
  type DepartmentRow,
} from '../../../platform/departments.ts';
import type { users } from '../../../platform/enterprise.schema.ts';
import type { WrittenPerson } from './people.table.ts';

/** A name in Chinese, and in English where it has one. */
export const inBoth = (zh: string, en: string | null) => (en === null ? { zh } : { zh, en });

/** Department of a row's person. */
export type PlaceOf = (person: WrittenPerson) => Pick<typeof users.$inferSelect, 'departmentId' | 'department'> | null;

/** Departments that the rows name, added where the enterprise has none of that name; null for a row without one. */
export async function placesOf(
  scope: TenantScope,
  people: readonly WrittenPerson[],
  localise: Localise,
  faults: Faults,
): Promise<PlaceOf> {
  const names = new DepartmentNames(await readDepartments(scope));
  const places = new Map<string, DepartmentRow>();
  for (const { department, departmentEn, line } of people) {
    if (department === null) continue;
    const known = places.get(department);
    if (known !== undefined) continue;
    const [first, ...others] = names.find(department);
    if (others.length > 0)
      faults.add(
        line,
        `${others.length + 1} departments are called "${department}".`,
        'Write the names above it, too, as in "Stores / Fresh food".',
      );
    places.set(department, first ?? (await addPath(scope, names, department, { departmentEn, localise })));
  }
  return ({ department }) => {
    const place = department === null ? undefined : places.get(department);
    return place === undefined ? null : { departmentId: place.id, department: place.name };
  };
}

/** Adds a department, and those above it that are missing. */
async function addPath(
  scope: TenantScope,
  names: DepartmentNames,
  written: string,
  { departmentEn, localise }: { readonly departmentEn: string | null; readonly localise: Localise },
): Promise<DepartmentRow> {
  const path = namesIn(written);
  let parent: DepartmentRow | null = null;
  for (const [index, name] of path.entries()) {
    const [known] = names.find(path.slice(0, index + 1).join('/'));
    const isLast = index === path.length - 1;
    const above: number | null = parent === null ? null : parent.id;
    parent = known ?? (await addDepartment(scope, localise(inBoth(name, isLast ? departmentEn : null)), above));
    names.add(parent);
  }
  if (parent === null) throw new Error(`no department: ${written}`);
  return parent;
}
