import type { Audience, AudienceRule } from '@banyan/contracts/organisation';
import type { TenantScope } from '../../db/tenant.ts';
import type { WrittenForWhom, WrittenRule, WrittenTerms } from '../../import/audience.shape.ts';
import type { Faults } from '../../import/faults.ts';
import type { Yaml, YamlPath } from '../../import/yaml.ts';
import { accountForm } from '../../text/accountForm.ts';
import { DepartmentNames, readDepartments } from '../departments.ts';
import { groups } from '../organisation.schema.ts';
import { peopleOf } from '../importing.ts';
import { readFields, type PersonFieldRow } from '../personFields.ts';
import { noTerms } from './audienceOf.ts';
import { fieldCondition } from './writtenFields.ts';

interface Check {
  readonly yaml: Pick<Yaml, 'lineOf'>;
  readonly faults: Faults;
}

/** Finds what the terms of a file name; whatever is not one thing is recorded as a fault. */
class TermReader {
  readonly #check: Check;
  readonly #departments: DepartmentNames;
  readonly #groups: ReadonlyMap<string, readonly number[]>;
  readonly #fields: readonly PersonFieldRow[];
  readonly #scope: TenantScope;

  constructor(
    scope: TenantScope,
    check: Check,
    {
      byName,
      departments,
      fields,
    }: {
      readonly departments: DepartmentNames;
      readonly byName: ReadonlyMap<string, readonly number[]>;
      readonly fields: readonly PersonFieldRow[];
    },
  ) {
    this.#scope = scope;
    this.#check = check;
    this.#departments = departments;
    this.#groups = byName;
    this.#fields = fields;
  }

  async terms(written: WrittenTerms, path: YamlPath) {
    return {
      departments: this.departments(written.departments ?? [], [...path, 'departments']),
      groups: (written.groups ?? []).flatMap((name, nth) => this.#group(name, [...path, 'groups', nth])),
      people: await this.#people(written.people ?? [], [...path, 'people']),
    };
  }

  departments(written: readonly string[], path: YamlPath): number[] {
    return written.flatMap((name, nth) => {
      const [first, ...others] = this.#departments.find(name);
      if (first === undefined)
        return this.#fault([...path, nth], `There is no department "${name}".`, 'Name one that the enterprise has.');
      if (others.length === 0) return [first.id];
      return this.#fault(
        [...path, nth],
        `${others.length + 1} departments are called "${name}".`,
        'Write the names above it, too, as in "Stores / Fresh food".',
      );
    });
  }

  rule(written: WrittenRule, path: YamlPath): AudienceRule {
    const { departments, fields = {}, hired_from: from, hired_to: to, posts, tags, types } = written;
    const rule: AudienceRule = [];
    if (departments !== undefined)
      rule.push({ on: 'department', in: this.departments(departments, [...path, 'departments']) });
    if (posts !== undefined) rule.push({ on: 'post', is: [...posts] });
    if (tags !== undefined) rule.push({ on: 'tag', is: [...tags] });
    if (types !== undefined) rule.push({ on: 'type', is: [...types] });
    if (from !== undefined || to !== undefined)
      rule.push({ on: 'hired', ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) });
    for (const [name, condition] of Object.entries(fields)) {
      const found = fieldCondition(this.#fields, name, condition);
      if ('wrong' in found) this.#fault([...path, 'fields', name], found.wrong, found.right);
      else rule.push(found);
    }
    return rule;
  }

  #group(name: string, path: YamlPath): number[] {
    const ids = this.#groups.get(name.toLowerCase()) ?? [];
    if (ids.length === 1) return [...ids];
    return this.#fault(
      path,
      ids.length === 0 ? `There is no group "${name}".` : `${ids.length} groups are called "${name}".`,
      'Name one that the enterprise has.',
    );
  }

  async #people(written: readonly string[], path: YamlPath): Promise<number[]> {
    if (written.length === 0) return [];
    const accounts = written.map(accountForm);
    const known = await peopleOf(this.#scope, accounts);
    return accounts.flatMap((account, nth) => {
      const id = known.get(account);
      return id === undefined
        ? this.#fault([...path, nth], `There is no account "${account}".`, 'Name one that is there.')
        : [id];
    });
  }

  #fault(path: YamlPath, wrong: string, right: string): [] {
    this.#check.faults.add(this.#check.yaml.lineOf(path), wrong, right);
    return [];
  }
}

async function readerOf(scope: TenantScope, check: Check): Promise<TermReader> {
  const names = new DepartmentNames(await readDepartments(scope));
  const rows = await scope.tx.select({ id: groups.id, name: groups.name }).from(groups).where(scope.only(groups));
  const byName = new Map<string, number[]>();
  for (const { id, name } of rows)
    for (const one of new Set(Object.values({ ...name }).map((text: string) => text.toLowerCase())))
      byName.set(one, [...(byName.get(one) ?? []), id]);
  return new TermReader(scope, check, { byName, departments: names, fields: await readFields(scope) });
}

/** Terms of the audience that a file writes at a path; null: everyone. Records faults. */
export async function writtenAudience(
  scope: TenantScope,
  { audience, departments }: WrittenForWhom,
  check: Check,
  path: YamlPath = [],
): Promise<Audience | null> {
  if (audience === undefined && departments === undefined) return null;
  const reader = await readerOf(scope, check);
  if (audience === undefined)
    return { ...noTerms, departments: reader.departments(departments ?? [], [...path, 'departments']) };
  const here = [...path, 'audience'];
  if (departments !== undefined)
    check.faults.add(
      check.yaml.lineOf([...path, 'departments']),
      'It has "departments" and an "audience".',
      'Write the departments into the audience.',
    );
  const rules = audience.rules ?? [];
  return {
    ...(await reader.terms(audience, here)),
    rules: rules.map((rule, nth) => reader.rule(rule, [...here, 'rules', nth])),
    except: await reader.terms(audience.except ?? {}, [...here, 'except']),
  };
}
