import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  readDepartmentLines,
  setupSteps,
  type addDepartments,
  type finishStep,
  type readSetup,
  type setLook,
  type TypedDepartment,
} from '@banyan/contracts/organisation';
import { deriveAccents } from '@banyan/tokens';
import { isNull } from 'drizzle-orm';
import { localiser, type Localise } from '../../../db/seed/localiser.ts';
import { Refusal } from '../../../http/refusal.ts';
import { departments } from '../../../platform/department.schema.ts';
import { readDepartments, type DepartmentRow } from '../../../platform/departments.ts';
import { enterprises, users } from '../../../platform/enterprise.schema.ts';
import { loadEnterprise, type EnterpriseRow } from '../../../platform/enterprise.ts';
import { logoOf } from '../../../platform/logo.ts';
import { changedFields, type ManageContext } from '../../../platform/serveManaged.ts';
import type { OrganisationPorts } from '../organisation.ports.ts';

type State = CallOutput<typeof readSetup>;

const refused = (fields: Readonly<Record<string, string>>) =>
  new Refusal(ErrorCode.fieldsRefused, { reason: Object.keys(fields).join(), data: { fields } });

/** How far the setup has come. */
export async function readState(ctx: ManageContext): Promise<State> {
  const { scope } = ctx;
  const row = await loadEnterprise(scope);
  const done = new Set(row.setup ?? []);
  return {
    active: row.setup !== null,
    steps: setupSteps.map((step) => ({ step, done: row.setup === null || done.has(step) })),
    name: row.portalName.zh_cn,
    logo: logoOf(row, ctx),
    theme: row.themeColor,
    accent: deriveAccents(row.themeColor, row.hoverColor, 'light').accent,
    departments: await scope.tx.$count(departments, scope.only(departments, isNull(departments.closedAt))),
    people: await scope.tx.$count(users, scope.only(users, isNull(users.leftAt))),
  };
}

/** Notes a step; with the last one, or with `all`, the setup ends. */
async function note(
  ctx: ManageContext,
  row: EnterpriseRow,
  step: CallInput<typeof finishStep>['step'],
): Promise<State> {
  const { scope } = ctx;
  if (row.setup !== null) {
    const done = setupSteps.filter((one) => one === step || row.setup?.includes(one));
    const setup = step === 'all' || done.length === setupSteps.length ? null : done;
    await scope.tx.update(enterprises).set({ setup }).where(scope.only(enterprises));
  }
  return readState(ctx);
}

/** Notes that a step is done or left out. */
export async function finish(
  ctx: ManageContext,
  { step }: CallInput<typeof finishStep>,
): Promise<CallOutput<typeof finishStep>> {
  return note(ctx, await loadEnterprise(ctx.scope), step);
}

/** Sets name, colour and logo of the portal. */
export async function look(
  ctx: ManageContext,
  input: CallInput<typeof setLook>,
  ports: OrganisationPorts,
): Promise<CallOutput<typeof setLook>> {
  const { files, scope } = ctx;
  const row = await loadEnterprise(scope);
  const name = input.name.replaceAll(/\s+/g, ' ').trim();
  const theme = input.theme.trim().toLowerCase();
  const rules: Record<string, string> = {};
  if (name === '') rules['name'] = 'missing';
  else if (/[\p{Cc}\p{Cf}]/u.test(name)) rules['name'] = 'invalid';
  if (!/^#[0-9a-f]{6}$/.test(theme)) rules['theme'] = 'invalid';
  if (Object.keys(rules).length > 0) throw refused(rules);
  const logoKey = input.logo === '' ? row.logoKey : await ports.takeLogo(ctx, input.logo);
  const values = {
    ...(name === row.portalName.zh_cn ? {} : { portalName: localiser(row.languages)({ zh: name }) }),
    ...(theme === row.themeColor
      ? {}
      : { themeColor: theme, hoverColor: deriveAccents(theme, '', 'light')['tenant-hover'] }),
    logoKey,
  };
  await scope.tx.update(enterprises).set(values).where(scope.only(enterprises));
  ctx.changed({ type: 'enterprise', id: scope.eid, name, changes: changedFields(row, values, new Set(['logoKey'])) });
  const state = await note(ctx, row, 'look');
  if (row.logoKey !== '' && row.logoKey !== logoKey) await files.remove(row.logoKey);
  return state;
}

/** Adds the departments of an indented list; those that are there keep their people. */
export async function takeDepartments(
  ctx: ManageContext,
  { lines }: CallInput<typeof addDepartments>,
): Promise<CallOutput<typeof addDepartments>> {
  const { grants, scope } = ctx;
  if (grants.reach('people.edit') !== 'all') throw new Refusal(ErrorCode.adminsOnly, { reason: 'people.edit' });
  const read = readDepartmentLines(lines);
  if ('fault' in read) throw refused({ lines: read.fault });
  const row = await loadEnterprise(scope);
  const around = { known: await readDepartments(scope), localise: localiser(row.languages) };
  await addBelow(ctx, read.tree, null, around);
  return note(ctx, row, 'departments');
}

async function addBelow(
  ctx: ManageContext,
  tree: readonly TypedDepartment[],
  parentId: number | null,
  around: { readonly known: readonly DepartmentRow[]; readonly localise: Localise },
): Promise<void> {
  const { scope } = ctx;
  const last = around.known.filter((row) => row.parentId === parentId).length;
  for (const [index, { below, name }] of tree.entries()) {
    const former = around.known.find((row) => row.parentId === parentId && row.name.zh_cn === name);
    let id = former?.id;
    if (id === undefined) {
      const values = { parentId, name: around.localise({ zh: name }), place: last + index, open: true };
      const [added] = await scope.tx
        .insert(departments)
        .values(scope.row(departments, values))
        .returning({ id: departments.id });
      if (added === undefined) throw new Error('a department was not added');
      ({ id } = added);
      ctx.changed({ type: 'department', id, name });
    }
    await addBelow(ctx, below, id, around);
  }
}
