import { eq } from 'drizzle-orm';
import type { Localised } from '../../../db/localised.ts';
import type { Bringing } from '../../../platform/bringing.ts';
import { programmes, stages, tasks } from '../programmes.schema.ts';
import type { ProgrammeRow } from '../shape.ts';
import { kindsOf, type WrittenProgramme } from './programme.shape.ts';

/** The enterprise's things that a programme names. */
export interface ProgrammeFound {
  /** By kind and id. */
  readonly titles: ReadonlyMap<string, Localised>;
  readonly template: Localised | null;
  /** Ids of participants. */
  readonly people: readonly number[];
  /** Id of the existing programme of this name, which has no participants. */
  readonly former: number | null;
  /** Null: everyone. */
  readonly audienceId: number | null;
}

/** Writes a programme with its stages and tasks; a replaced one keeps its id. */
export async function writeProgramme(
  at: Bringing,
  written: WrittenProgramme,
  found: ProgrammeFound,
): Promise<ProgrammeRow> {
  const { localise: say, scope } = at;
  const { former } = found;
  const id = former ?? at.demo?.firstId;
  if (former !== null) await scope.tx.delete(programmes).where(scope.only(programmes, eq(programmes.id, former)));
  const { certificate, recertification } = written;
  const [programme] = await scope.tx
    .insert(programmes)
    .values(
      scope.row(programmes, {
        ...(id === undefined ? {} : { id }),
        title: say(written.title),
        summary: say(written.summary),
        category: say(written.category),
        term: say(written.term ?? { zh: '' }),
        owner: say(written.owner),
        motif: written.cover,
        publishedAt: at.moment(['published'], written.published) ?? new Date(at.now),
        beginsAt: at.moment(['begins'], written.begins),
        endsAt: at.moment(['ends'], written.ends, true),
        days: written.days ?? null,
        open: written.open,
        audienceId: found.audienceId,
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
        opensAt: at.moment(['stages', index, 'opens'], stage.opens),
        opensDay: stage.opens_day ?? null,
        dueAt: at.moment(['stages', index, 'due'], stage.due, true),
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
            dueAt: at.moment(['stages', index, 'tasks', place, 'due'], task.due, true),
            dueDay: task.due_day ?? null,
          });
        }),
      ),
    ),
  );
  return programme;
}
