import { eq } from 'drizzle-orm';
import type { Localised } from '../../../db/localised.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { momentOf } from '../../../import/dates.ts';
import type { ImportEnterprise } from '../../../platform/importing.ts';
import { programmes, stages, tasks } from '../programmes.schema.ts';
import type { ProgrammeRow } from '../shape.ts';
import { kindsOf, type WrittenProgramme } from './programme.shape.ts';

/** What the enterprise has of what a programme names. */
export interface ProgrammeFound {
  /** By kind and id. */
  readonly titles: ReadonlyMap<string, Localised>;
  readonly template: Localised | null;
  /** Ids of those who take part. */
  readonly people: readonly number[];
}

interface Around {
  readonly enterprise: ImportEnterprise;
  readonly found: ProgrammeFound;
  readonly former: number | null;
  readonly now: number;
}

/** Writes a programme with its stages and tasks; one that is replaced keeps its id. */
export async function writeProgramme(
  scope: TenantScope,
  written: WrittenProgramme,
  { enterprise, found, former, now }: Around,
): Promise<ProgrammeRow> {
  const { localise: say, timeZone } = enterprise;
  const at = (text: string | undefined, isEnd = false) => (text === undefined ? null : momentOf(text, timeZone, isEnd));
  if (former !== null) await scope.tx.delete(programmes).where(scope.only(programmes, eq(programmes.id, former)));
  const { certificate, recertification } = written;
  const [programme] = await scope.tx
    .insert(programmes)
    .values(
      scope.row(programmes, {
        ...(former === null ? {} : { id: former }),
        title: say(written.title),
        summary: say(written.summary),
        category: say(written.category),
        term: say(written.term ?? { zh: '' }),
        owner: say(written.owner),
        motif: written.cover,
        publishedAt: new Date(now),
        beginsAt: at(written.begins),
        endsAt: at(written.ends, true),
        days: written.days ?? null,
        open: written.open,
        departments: written.departments ?? null,
        credits: Math.round(written.credits * 100),
        countsEarlier: written.counts_earlier,
        templateId: certificate?.template ?? null,
        certificateTitle: certificate?.title === undefined ? found.template : say(certificate.title),
        validDays: recertification?.valid_days ?? null,
        renewDays: recertification?.renew_days ?? 0,
      }),
    )
    .returning();
  if (programme === undefined) throw new Error('a programme was not added');
  const programmeId = programme.id;
  await scope.tx.insert(stages).values(
    written.stages.map((stage, index) =>
      scope.row(stages, {
        programmeId,
        no: index + 1,
        title: say(stage.title),
        rule: stage.rule,
        choice: stage.choice ?? 0,
        opensAt: at(stage.opens),
        opensDay: stage.opens_day ?? null,
        dueAt: at(stage.due, true),
        dueDay: stage.due_day ?? null,
        electives: stage.electives,
      }),
    ),
  );
  await scope.tx.insert(tasks).values(
    written.stages.flatMap((stage, index) =>
      stage.tasks.flatMap((task, place) =>
        kindsOf(task).map((kind) => {
          const itemId = task[kind] ?? 0;
          return scope.row(tasks, {
            programmeId,
            stageNo: index + 1,
            no: place + 1,
            kind,
            itemId,
            title:
              task.title === undefined ? (found.titles.get(`${kind} ${itemId}`) ?? { zh_cn: '' }) : say(task.title),
            required: !task.elective,
            again: task.again,
            dueAt: at(task.due, true),
            dueDay: task.due_day ?? null,
          });
        }),
      ),
    ),
  );
  return programme;
}
