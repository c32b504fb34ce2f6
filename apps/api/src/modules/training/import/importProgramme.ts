import type { ProgrammeTaskKind } from '@banyan/contracts/training';
import { and, eq, sql } from 'drizzle-orm';
import { type Localised, localised } from '../../../db/localised.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import { checkDepartments, enterpriseOf, peopleOf } from '../../../platform/importing.ts';
import { Faults, refused } from '../../../import/faults.ts';
import { unlessDry, type ImportPorts } from '../../../import/kind.ts';
import { shaped } from '../../../import/shape.ts';
import { readYaml, type Yaml } from '../../../import/yaml.ts';
import { enrolments } from '../enrolment.schema.ts';
import { enrol } from '../join.service.ts';
import { programmes } from '../programmes.schema.ts';
import type { TrainingModulePorts } from '../training.ports.ts';
import { checkProgramme } from './checkProgramme.ts';
import { kindsOf, programmeShape, type WrittenProgramme } from './programme.shape.ts';
import { writeProgramme, type ProgrammeFound } from './writeProgramme.ts';

/** What importing programmes asks of other modules. */
export interface ProgrammeImportPorts extends TrainingModulePorts {
  /** Titles of what is there, by id, whoever may see it. */
  readonly titles: (
    scope: TenantScope,
    kind: ProgrammeTaskKind,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, Localised>>;
  /** Title of a certificate's template; null: there is none. */
  readonly template: (scope: TenantScope, id: number) => Promise<Localised | null>;
}

export interface ProgrammeImport {
  readonly eid: number;
  readonly file: string;
  readonly text: string;
  readonly dryRun?: boolean;
}

export interface ImportedProgramme {
  readonly id: number;
  readonly title: string;
  readonly stages: number;
  readonly tasks: number;
  readonly people: number;
  /** It stood there under this title and term, and nobody took part yet. */
  readonly replaced: boolean;
}

/**
 * Adds a training programme with its stages, tasks and people, or nothing. One of the same title and term is replaced
 * while nobody takes part in it, and refused afterwards: what people have done must not move. Throws ImportRefused.
 */
export async function importProgramme(
  ports: ImportPorts,
  asks: ProgrammeImportPorts,
  given: ProgrammeImport,
): Promise<ImportedProgramme> {
  const { dryRun = false, eid, file, text } = given;
  const yaml = readYaml(text, file);
  const shape = new Faults(file);
  const written = shaped(programmeShape, yaml, shape);
  shape.refuse();
  if (written === undefined) throw refused(file, null, 'The file cannot be read.', '');
  return unlessDry(dryRun, (settle) =>
    inTenant(ports.db, eid, async (scope) => {
      const enterprise = await enterpriseOf(scope);
      const faults = new Faults(file);
      checkProgramme(written, { yaml, faults, timeZone: enterprise.timeZone });
      const found = await findAll(scope, written, { asks, yaml, faults });
      faults.refuse();
      const former = await formerOf(scope, written, yaml);
      const programme = await writeProgramme(scope, written, { enterprise, found, former, now: ports.now() });
      for (const userId of found.people) {
        const reader = { scope, userId, language: 'zh_cn' as const, now: ports.now() };
        await enrol({ scope, now: ports.now(), emit: ports.emit }, asks, { programme, reader });
      }
      return settle({
        id: programme.id,
        title: localised(programme.title, 'zh_cn'),
        stages: written.stages.length,
        tasks: written.stages.reduce((sum, stage) => sum + stage.tasks.length, 0),
        people: found.people.length,
        replaced: former !== null,
      });
    }),
  );
}

async function findAll(
  scope: TenantScope,
  written: WrittenProgramme,
  { asks, faults, yaml }: { readonly asks: ProgrammeImportPorts; readonly faults: Faults; readonly yaml: Yaml },
): Promise<ProgrammeFound> {
  const named = written.stages.flatMap((stage, at) =>
    stage.tasks.flatMap((task, no) =>
      kindsOf(task).map((kind) => ({ kind, id: task[kind] ?? 0, path: ['stages', at, 'tasks', no, kind] as const })),
    ),
  );
  const titles = new Map<string, Localised>();
  for (const kind of new Set(named.map((one) => one.kind))) {
    const ids = [...new Set(named.filter((one) => one.kind === kind).map(({ id }) => id))];
    for (const [id, title] of await asks.titles(scope, kind, ids)) titles.set(`${kind} ${id}`, title);
  }
  for (const { id, kind, path } of named) {
    if (!titles.has(`${kind} ${id}`))
      faults.add(yaml.lineOf(path), `There is no ${kind} ${id}.`, 'Name one that the enterprise has.');
  }
  const { certificate, departments = [], people: accounts } = written;
  const template = certificate === undefined ? null : await asks.template(scope, certificate.template);
  if (certificate !== undefined && template === null)
    faults.add(
      yaml.lineOf(['certificate', 'template']),
      `There is no template ${certificate.template}.`,
      'Name a template of certificates that the enterprise has.',
    );
  await checkDepartments(scope, departments, { faults, yaml });
  const people = await peopleOf(scope, accounts);
  for (const [index, account] of accounts.entries()) {
    if (!people.has(account))
      faults.add(yaml.lineOf(['people', index]), `There is no account "${account}".`, 'Name one that is there.');
  }
  return { titles, template, people: accounts.flatMap((account) => people.get(account) ?? []) };
}

/** The programme that stands there under this name, if nobody takes part in it; throws ImportRefused if somebody does. */
async function formerOf(scope: TenantScope, { term, title }: WrittenProgramme, yaml: Yaml): Promise<number | null> {
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
  if (people === 0) return former.id;
  const who = `${people} ${people === 1 ? 'person takes' : 'people take'} part`;
  throw refused(
    yaml.file,
    yaml.lineOf(['title']),
    `This programme is there already (id ${former.id}), and ${who} in it.`,
    'Give this one another title or term.',
  );
}
