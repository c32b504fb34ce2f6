import { v } from '@banyan/contracts';
import { scaleSteps } from '@banyan/contracts/talent';
import { eq } from 'drizzle-orm';
import { whole, words, yes } from '../../../import/shape.ts';
import { listKind } from '../../../platform/listKind.ts';
import { talentAnswers, talentTasks, talentTools } from '../assessment.schema.ts';

const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,40}$/, 'Write letters and digits alone.'));

const dimension = v.strictObject({ key, title: words(30), about: words(200) });

const statement = v.strictObject({
  /** Key of its dimension. */
  dimension: key,
  text: words(200),
  /** Agreeing counts against the dimension. */
  reversed: yes(false),
});

/** A tool of assessment as a file describes it: statements on a scale of five steps. */
const tool = v.strictObject({
  title: words(60),
  /** Instructions for its statements. */
  about: words(500),
  minutes: whole(1, 240),
  /** Words of the steps, the lowest first. */
  scale: v.pipe(v.array(words(20)), v.length(scaleSteps, `Write ${scaleSteps} words, the lowest step first.`)),
  dimensions: v.pipe(v.array(dimension), v.minLength(1), v.maxLength(20)),
  statements: v.pipe(v.array(statement), v.minLength(1), v.maxLength(200)),
});

/** Tools of assessment: `npm run import -- tools tools.yaml --eid 1001`. */
export const toolsKind = listKind({
  name: 'tools',
  about: 'Adds tools of assessment, or changes them until somebody has answered.',
  list: 'tools',
  entry: tool,
  table: talentTools,
  title: talentTools.title,
  titleOf: ({ title }) => title,
  thing(at, { about, dimensions, minutes, scale, statements, title }, { path }) {
    const keys = new Set<string>();
    for (const [index, one] of dimensions.entries()) {
      if (keys.has(one.key))
        at.fault([...path, 'dimensions', index, 'key'], `"${one.key}" stands here twice.`, 'Give each its own key.');
      keys.add(one.key);
      if (!statements.some((statement) => statement.dimension === one.key))
        at.fault([...path, 'dimensions', index], `No statement speaks of "${one.key}".`, 'Write one, or leave it out.');
    }
    for (const [index, one] of statements.entries()) {
      if (!keys.has(one.dimension))
        at.fault(
          [...path, 'statements', index, 'dimension'],
          `There is no dimension "${one.dimension}".`,
          'Name one of the tool.',
        );
    }
    return Promise.resolve({
      row: {
        ...{ title: at.localise(title), about: at.localise(about), minutes },
        scale: scale.map(at.localise),
        dimensions: dimensions.map((one) => ({
          ...{ key: one.key, title: at.localise(one.title), about: at.localise(one.about) },
        })),
        items: statements.map(({ reversed, text, ...one }) => ({
          ...{ ...one, text: at.localise(text) },
          ...(reversed ? { reversed } : {}),
        })),
      },
    });
  },
  async held({ scope }, { id }) {
    const [answer] = await scope.tx
      .select({ userId: talentAnswers.userId })
      .from(talentAnswers)
      .innerJoin(talentTasks, eq(talentTasks.id, talentAnswers.taskId))
      .where(scope.only(talentAnswers, eq(talentTasks.toolId, id)))
      .limit(1);
    return answer === undefined ? null : 'People are assessed with it.';
  },
});
