import type { Localise } from '../../../db/seed/localiser.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { programmes, stages, tasks } from '../programmes.schema.ts';
import type { ProgrammeRow } from '../shape.ts';
import type { SeedProgramme, SeedTask } from './types.ts';

export const dayMs = 86_400_000;

/** A programme with its tasks, each beside what it was written as. */
export interface AddedProgramme {
  readonly programme: ProgrammeRow;
  readonly tasks: readonly { readonly id: number; readonly seed: SeedTask }[];
}

/** Adds a programme with its stages and tasks. */
export async function addProgramme(
  scope: TenantScope,
  seed: SeedProgramme,
  { say, now }: { readonly say: Localise; readonly now: number },
): Promise<AddedProgramme> {
  // At the full hour, so that no date has odd minutes.
  const at = (days: number) => new Date(Math.floor((now + days * dayMs) / 3_600_000) * 3_600_000);
  const when = (days: number | undefined) => (days === undefined ? null : at(days));
  const [programme] = await scope.tx
    .insert(programmes)
    .values(
      scope.row(programmes, {
        id: seed.id,
        title: say(seed.title),
        summary: say(seed.summary),
        category: say(seed.category),
        term: say(seed.term ?? { zh: '' }),
        owner: say(seed.owner),
        motif: seed.motif,
        publishedAt: at(seed.publishedIn),
        beginsAt: when(seed.beginsIn),
        endsAt: when(seed.endsIn),
        days: seed.days ?? null,
        open: seed.open === true,
        credits: seed.credits,
        countsEarlier: seed.countsEarlier === true,
        templateId: seed.certificate?.templateId ?? null,
        certificateTitle: seed.certificate === undefined ? null : say(seed.certificate.title),
        validDays: seed.validDays ?? null,
        renewDays: seed.renewDays ?? 0,
      }),
    )
    .returning();
  if (programme === undefined) throw new Error(`programme ${seed.id} was not added`);
  const added: { id: number; seed: SeedTask }[] = [];
  for (const [index, stage] of seed.stages.entries()) {
    const no = index + 1;
    await scope.tx.insert(stages).values(
      scope.row(stages, {
        programmeId: programme.id,
        no,
        title: say(stage.title),
        rule: stage.rule,
        choice: stage.choice ?? 0,
        opensAt: when(stage.opensIn),
        opensDay: stage.opensDay ?? null,
        dueAt: when(stage.dueIn),
        dueDay: stage.dueDay ?? null,
        electives: stage.electives ?? 0,
      }),
    );
    for (const [place, task] of stage.tasks.entries()) {
      const [row] = await scope.tx
        .insert(tasks)
        .values(
          scope.row(tasks, {
            programmeId: programme.id,
            stageNo: no,
            no: place + 1,
            kind: task.kind,
            itemId: task.itemId,
            title: say(task.title),
            required: task.elective !== true,
            again: task.again === true,
            dueAt: when(task.dueIn),
          }),
        )
        .returning({ id: tasks.id });
      if (row !== undefined) added.push({ id: row.id, seed: task });
    }
  }
  return { programme, tasks: added };
}
