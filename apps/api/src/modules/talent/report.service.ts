import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { peersShown, type AssessmentDimension, type assessmentReport } from '@banyan/contracts/talent';
import { and, eq, isNotNull } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { dayOf } from '../../days/days.ts';
import { languageTags, localised, type ContentLanguage } from '../../db/localised.ts';
import type { Learner, StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { talentAnswers, type AnswersRow, type ToolRow } from './assessment.schema.ts';
import { drawingNo } from '../../fonts/typeset.ts';
import { drawReport } from './report/drawReport.ts';
import { cardOf, ownTask } from './taskRow.ts';

/** The address of a report is open this long, ms. */
const openMs = 3_600_000;

/** Average of a dimension in tenths, over all answers given; null: no answers. */
function average(tool: ToolRow, key: string, rows: readonly AnswersRow[]): number | null {
  const values = rows.flatMap(({ answers }) =>
    tool.items.flatMap(({ dimension, reversed }, index) => {
      const value = answers[index + 1];
      return dimension !== key || value === undefined ? [] : [reversed === true ? 6 - value : value];
    }),
  );
  return values.length === 0 ? null : Math.round((values.reduce((sum, one) => sum + one, 0) / values.length) * 10);
}

/** Dimensions of a tool as oneself, the leader and peers see them; too few peers are left out. */
export function dimensionsOf(
  tool: ToolRow,
  rows: readonly AnswersRow[],
  language: ContentLanguage,
): AssessmentDimension[] {
  const by = (relation: AnswersRow['relation']) => rows.filter((row) => row.relation === relation);
  const peers = by('peer').length >= peersShown ? by('peer') : [];
  return tool.dimensions.map(({ key, title, about }) => ({
    title: localised(title, language),
    about: localised(about, language),
    self: average(tool, key, by('self')),
    leader: average(tool, key, by('leader')),
    peers: average(tool, key, peers),
  }));
}

/** The report of one’s own assessment. Its PDF is drawn when there are new answers. */
export async function readReport(
  ctx: StepContext<Learner>,
  { id }: CallInput<typeof assessmentReport>,
): Promise<CallOutput<typeof assessmentReport>> {
  const { inTenant, viewer, files, contentUrl, now } = ctx;
  const { own, rows, card } = await inTenant(async (scope) => {
    const asking = { scope, viewer, now };
    const found = await ownTask(asking, id);
    const handedIn = await scope.tx
      .select()
      .from(talentAnswers)
      .where(scope.only(talentAnswers, and(eq(talentAnswers.taskId, id), isNotNull(talentAnswers.handedInAt))));
    return { own: found, rows: handedIn, card: cardOf(found, asking) };
  });
  if (!card.report) throw new Refusal(ErrorCode.notFound);
  const dimensions = dimensionsOf(own.tool, rows, viewer.language);
  const last = Math.max(...rows.map(({ handedInAt }) => handedInAt?.getTime() ?? 0));
  const drawing = {
    language: viewer.language,
    tag: languageTags[viewer.language],
    title: card.title,
    tool: card.tool,
    subject: card.subject,
    day: dayOf(last, viewer.timeZone),
    people: rows.length,
    dimensions,
  };
  // Another content is another file: an address given out before goes on showing its own.
  const digest = createHash('sha256')
    .update(JSON.stringify([drawingNo, drawing]))
    .digest('hex')
    .slice(0, 24);
  const key = `${viewer.eid}/talent/${id}-${digest}.pdf`;
  if ((await files.stat(key)) === null) {
    const bytes = await drawReport(drawing);
    await files.put(key, Readable.from([bytes]), { type: 'application/pdf', maxBytes: 10_000_000 });
  }
  const file = `${card.title} ${card.subject}.pdf`;
  return { task: card, dimensions, url: contentUrl(key, openMs).url, saveUrl: contentUrl(key, openMs, file).url, file };
}
