import { asc, isNull } from 'drizzle-orm';
import type { Localised } from '../db/localised.ts';
import type { TenantScope } from '../db/tenant.ts';
import { departments } from './department.schema.ts';

export type DepartmentRow = typeof departments.$inferSelect;

/** All departments in their order, each after its parent; without merged ones. */
export async function readDepartments(scope: TenantScope): Promise<readonly DepartmentRow[]> {
  const rows = await scope.tx
    .select()
    .from(departments)
    .where(scope.only(departments, isNull(departments.mergedInto)))
    .orderBy(asc(departments.place), asc(departments.id));
  const children = new Map<number | null, DepartmentRow[]>();
  for (const row of rows) children.set(row.parentId, [...(children.get(row.parentId) ?? []), row]);
  const below = (parentId: number | null): readonly DepartmentRow[] =>
    (children.get(parentId) ?? []).flatMap((row) => [row, ...below(row.id)]);
  return below(null);
}

/** Finds departments by what people write: a name, or names from the top down as in `Stores / Fresh food`. */
export class DepartmentNames {
  readonly #rows = new Map<number, DepartmentRow>();

  constructor(rows: readonly DepartmentRow[]) {
    for (const row of rows) this.add(row);
  }

  add(row: DepartmentRow): void {
    this.#rows.set(row.id, row);
  }

  /** The departments meant, in any of the enterprise's languages; none or several where it is not one. */
  find(written: string): readonly DepartmentRow[] {
    const rows = [...this.#rows.values()];
    // A whole path means one department, also where another one further down has the same names at its end.
    const whole = fold(namesIn(written).join('/'));
    const exact = rows.filter((row) => this.#paths(row).some((path) => path === whole));
    if (exact.length > 0) return exact;
    const path = namesIn(written);
    return rows.filter((row) => this.#ends(row, path));
  }

  /** Names from the top down, as `Stores / Fresh food`. */
  path(id: number, nameOf: (name: Localised) => string): string {
    const row = this.#rows.get(id);
    if (row === undefined) return '';
    return row.parentId === null ? nameOf(row.name) : `${this.path(row.parentId, nameOf)} / ${nameOf(row.name)}`;
  }

  #paths(row: DepartmentRow): readonly string[] {
    return (['zh_cn', 'en'] as const).map((language) =>
      fold(namesIn(this.path(row.id, (name) => name[language] ?? name.zh_cn)).join('/')),
    );
  }

  /** Whether the names are those of a department and of the ones above it. */
  #ends(row: DepartmentRow, path: readonly string[]): boolean {
    const name = path.at(-1);
    if (name === undefined || !isCalled(row.name, name)) return false;
    if (path.length === 1) return true;
    const parent = row.parentId === null ? undefined : this.#rows.get(row.parentId);
    return parent !== undefined && this.#ends(parent, path.slice(0, -1));
  }
}

/** Names from the top down. */
export const namesIn = (written: string): readonly string[] =>
  written
    .split(/[/／]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase();
const isCalled = (name: Localised, written: string) =>
  Object.values({ ...name }).some((one: string) => fold(one) === fold(written));

/** Adds a department below another one, or at the top, after its siblings. */
export async function addDepartment(
  scope: TenantScope,
  name: Localised,
  parentId: number | null = null,
): Promise<DepartmentRow> {
  const place = await scope.tx.$count(departments, scope.only(departments));
  const [row] = await scope.tx
    .insert(departments)
    .values(scope.row(departments, { name, parentId, place }))
    .returning();
  if (row === undefined) throw new Error('a department was not added');
  return row;
}

/** The department of this name, added at the top if there is none; null for an empty name. */
export async function departmentCalled(scope: TenantScope, name: Localised): Promise<DepartmentRow | null> {
  if (name.zh_cn === '') return null;
  const [known] = new DepartmentNames(await readDepartments(scope)).find(name.zh_cn);
  return known ?? addDepartment(scope, name);
}
