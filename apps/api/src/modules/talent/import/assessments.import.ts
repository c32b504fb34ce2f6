import { v } from '@banyan/contracts';
import { assessmentRelations } from '@banyan/contracts/talent';
import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { called, day, words } from '../../../import/shape.ts';
import type { YamlPath } from '../../../import/yaml.ts';
import type { Bringing } from '../../../platform/bringing.ts';
import type { FileKind } from '../../../platform/fileKind.ts';
import { talentAnswers, talentTasks, talentTools } from '../assessment.schema.ts';

const assessor = v.strictObject({ account: called, relation: v.picklist(assessmentRelations) });

/** An assessment of one person as a file describes it. */
const assessment = v.strictObject({
  title: words(60),
  /** Its purpose, paragraphs apart by an empty line. */
  about: words(1000),
  /** Tool by its Chinese title. */
  tool: called,
  /** Account of the assessed person. */
  subject: called,
  opens: day,
  due: day,
  assessors: v.pipe(v.array(assessor), v.minLength(1), v.maxLength(100)),
});
type WrittenAssessment = v.InferOutput<typeof assessment>;

const shape = v.strictObject({
  assessments: v.pipe(v.array(assessment), v.minLength(1), v.maxLength(2000)),
});

interface Ready {
  readonly former: number | null;
  readonly row: Omit<typeof talentTasks.$inferInsert, 'eid' | 'id'>;
  readonly assessors: readonly Pick<typeof talentAnswers.$inferInsert, 'userId' | 'relation'>[];
}

/** Assessments of people: `npm run import -- assessments assessments.yaml --eid 1001`. Known by title and subject. */
export const assessmentsKind: FileKind<v.InferOutput<typeof shape>, readonly Ready[]> = {
  name: 'assessments',
  about: 'Adds assessments of people, or changes them until somebody has answered.',
  shape,
  async check(at, { assessments }) {
    const ready: Ready[] = [];
    const seen = new Set<string>();
    for (const [index, written] of assessments.entries()) {
      const path = ['assessments', index];
      const name = `${written.title.zh} ${written.subject}`;
      if (seen.has(name)) at.fault(path, `"${name}" stands here twice.`, 'Give each its own title.');
      seen.add(name);
      ready.push(await readyOf(at, written, path));
    }
    return ready;
  },
  async write(at, _, ready) {
    for (const [index, one] of ready.entries()) await keepAssessment(at, one, index);
    const added = ready.filter(({ former }) => former === null).length;
    return `assessments: ${added} are new, ${ready.length - added} changed.`;
  },
};

async function readyOf(at: Bringing, written: WrittenAssessment, path: YamlPath): Promise<Ready> {
  const { about, assessors, due, opens, subject, title, tool } = written;
  const subjectId = (await at.account([...path, 'subject'], subject)) ?? 0;
  const people: Ready['assessors'][number][] = [];
  for (const [nth, { account, relation }] of assessors.entries()) {
    const here = [...path, 'assessors', nth];
    const userId = (await at.account([...here, 'account'], account)) ?? 0;
    if (people.some((one) => one.userId === userId))
      at.fault(here, `"${account}" assesses twice.`, 'Name each account once.');
    if ((relation === 'self') !== (account === subject))
      at.fault(
        [...here, 'relation'],
        'Whoever is assessed answers as "self", and nobody else.',
        'Write "leader" or "peer" for others.',
      );
    people.push({ userId, relation });
  }
  const [opensAt, dueAt] = at.period(path, ['opens', opens], ['due', due]);
  const { localise } = at;
  return {
    former: await formerOf(at, written, subjectId, path),
    row: {
      ...{ toolId: await toolOf(at, tool, path), subjectId, opensAt, dueAt },
      ...{ title: localise(title), about: localise(about) },
    },
    assessors: people,
  };
}

async function toolOf(at: Bringing, title: string, path: YamlPath): Promise<number> {
  const { scope } = at;
  const [tool] = await scope.tx
    .select({ id: talentTools.id })
    .from(talentTools)
    .where(scope.only(talentTools, sql`${talentTools.title} ->> 'zh_cn' = ${title}`));
  if (tool === undefined)
    at.fault([...path, 'tool'], `There is no tool "${title}".`, 'Bring it in first: npm run import -- tools.');
  return tool?.id ?? 0;
}

/** The existing assessment; records a fault if it has answers. */
async function formerOf(at: Bringing, { title }: WrittenAssessment, subjectId: number, path: YamlPath) {
  const { scope } = at;
  const [former] = await scope.tx
    .select({ id: talentTasks.id })
    .from(talentTasks)
    .where(
      scope.only(
        talentTasks,
        and(sql`${talentTasks.title} ->> 'zh_cn' = ${title.zh}`, eq(talentTasks.subjectId, subjectId)),
      ),
    )
    .for('update');
  if (former === undefined) return null;
  const answered = or(isNotNull(talentAnswers.handedInAt), ne(talentAnswers.answers, {}));
  const count = await scope.tx.$count(
    talentAnswers,
    scope.only(talentAnswers, and(eq(talentAnswers.taskId, former.id), answered)),
  );
  if (count > 0)
    at.fault(
      [...path, 'title'],
      `This assessment is there already (id ${former.id}), and ${count} ${count === 1 ? 'person has' : 'people have'} answered.`,
      'Give this one another title.',
    );
  return former.id;
}

async function keepAssessment({ demo, scope }: Bringing, { assessors, former, row }: Ready, index: number) {
  const id = former ?? (demo?.firstId === undefined ? undefined : demo.firstId + index);
  if (former !== null) await scope.tx.delete(talentTasks).where(scope.only(talentTasks, eq(talentTasks.id, former)));
  const [added] = await scope.tx
    .insert(talentTasks)
    .values(scope.row(talentTasks, { ...(id === undefined ? {} : { id }), ...row }))
    .returning({ id: talentTasks.id });
  const taskId = added?.id ?? 0;
  await scope.tx
    .insert(talentAnswers)
    .values(assessors.map((one) => scope.row(talentAnswers, { ...one, taskId, answers: {} })));
}
