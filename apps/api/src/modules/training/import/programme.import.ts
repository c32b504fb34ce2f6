import type { ProgrammeTaskKind } from '@banyan/contracts/training';
import { and, eq, sql } from 'drizzle-orm';
import { localised, type Localised } from '../../../db/localised.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import type { Bringing } from '../../../platform/bringing.ts';
import type { FileKind } from '../../../platform/fileKind.ts';
import { peopleOf } from '../../../platform/importing.ts';
import { enrolments } from '../enrolment.schema.ts';
import { enrol } from '../join.service.ts';
import { programmes } from '../programmes.schema.ts';
import type { TrainingModulePorts } from '../training.ports.ts';
import { checkProgramme } from './checkProgramme.ts';
import { kindsOf, programmeShape, type WrittenProgramme } from './programme.shape.ts';
import { writeProgramme, type ProgrammeFound } from './writeProgramme.ts';
import { accountForm } from '../../../text/accountForm.ts';

/** Calls from the import of programmes to other modules. */
export interface ProgrammeImportPorts extends TrainingModulePorts {
  /** Titles of existing things, by id, for any audience. */
  readonly titles: (
    scope: TenantScope,
    kind: ProgrammeTaskKind,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, Localised>>;
  /** Title of a certificate's template; null: there is none. */
  readonly template: (scope: TenantScope, id: number) => Promise<Localised | null>;
}

/**
 * `npm run import -- training programme.yaml --eid 1001`. A programme of the same title and term is replaced while
 * nobody takes part in it, and refused afterwards: people's progress must not change.
 */
export const programmeKind = (asks: ProgrammeImportPorts): FileKind<WrittenProgramme, ProgrammeFound> => ({
  name: 'training',
  about: 'Adds a training programme with its stages, tasks and people.',
  shape: programmeShape,
  async check(at, written) {
    checkProgramme(at, written);
    return {
      titles: await titlesOf(at, written, asks),
      template: await templateOf(at, written, asks),
      people: await takersOf(at, written.people),
      former: await formerOf(at, written),
      audienceId: await at.audience([], written),
    };
  },
  async write(at, written, found) {
    const { emit, now, scope } = at;
    const programme = await writeProgramme(at, written, found);
    for (const userId of found.people) {
      const reader = { scope, userId, language: 'zh_cn' as const, now };
      await enrol({ scope, now, emit }, asks, { programme, reader });
    }
    const tasks = written.stages.reduce((sum, stage) => sum + stage.tasks.length, 0);
    const counts = `${written.stages.length} stages, ${tasks} tasks, ${found.people.length} people`;
    const title = localised(programme.title, 'zh_cn');
    return `Programme ${programme.id}: ${title} (${counts})${found.former === null ? '' : ', in place of the former one'}.`;
  },
});

/** Titles of all tasks' things, by kind and id; records those that the enterprise does not have. */
async function titlesOf(at: Bringing, { stages }: WrittenProgramme, asks: ProgrammeImportPorts) {
  const named = stages.flatMap((stage, nth) =>
    stage.tasks.flatMap((task, no) =>
      kindsOf(task).map((kind) => ({ kind, id: task[kind] ?? 0, path: ['stages', nth, 'tasks', no, kind] })),
    ),
  );
  const titles = new Map<string, Localised>();
  for (const kind of new Set(named.map((one) => one.kind))) {
    const ids = [...new Set(named.filter((one) => one.kind === kind).map(({ id }) => id))];
    for (const [id, title] of await asks.titles(at.scope, kind, ids)) titles.set(`${kind} ${id}`, title);
  }
  for (const { id, kind, path } of named) {
    if (!titles.has(`${kind} ${id}`)) at.fault(path, `There is no ${kind} ${id}.`, 'Name one that the enterprise has.');
  }
  return titles;
}

async function templateOf(at: Bringing, { certificate }: WrittenProgramme, asks: ProgrammeImportPorts) {
  if (certificate === undefined) return null;
  const template = await asks.template(at.scope, certificate.template);
  if (template === null)
    at.fault(
      ['certificate', 'template'],
      `There is no template ${certificate.template}.`,
      'Name a template of certificates that the enterprise has.',
    );
  return template;
}

/** Ids of participants from now on. */
async function takersOf(at: Bringing, written: readonly string[]): Promise<readonly number[]> {
  const accounts = written.map(accountForm);
  const people = await peopleOf(at.scope, accounts);
  for (const [index, account] of accounts.entries()) {
    if (!people.has(account))
      at.fault(['people', index], `There is no account "${account}".`, 'Name one that is there.');
  }
  return accounts.flatMap((account) => people.get(account) ?? []);
}

/** The existing programme of this name; records a fault if it has participants. */
async function formerOf(at: Bringing, { term, title }: WrittenProgramme): Promise<number | null> {
  const { scope } = at;
  const [former] = await scope.tx
    .select({ id: programmes.id })
    .from(programmes)
    .where(
      scope.only(
        programmes,
        and(
          sql`${programmes.title} ->> 'zh_cn' = ${title.zh}`,
          sql`${programmes.term} ->> 'zh_cn' = ${term?.zh ?? ''}`,
        ),
      ),
    )
    .for('update');
  if (former === undefined) return null;
  const people = await scope.tx.$count(enrolments, scope.only(enrolments, eq(enrolments.programmeId, former.id)));
  if (people > 0)
    at.fault(
      ['title'],
      `This programme is there already (id ${former.id}), and ${people} ${people === 1 ? 'person takes' : 'people take'} part in it.`,
      'Give this one another title or term.',
    );
  return former.id;
}
