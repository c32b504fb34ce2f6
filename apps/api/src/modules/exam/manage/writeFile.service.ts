import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type { ExchangeFormat, writeQuestionFile } from '@banyan/contracts/exam';
import { dayOf } from '../../../days/days.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import type { ExamModulePorts } from '../exam.ports.ts';
import { writeAiken } from '../export/aiken.ts';
import { writeGift } from '../export/gift.ts';
import { writeMoodle } from '../export/moodle.ts';
import { writeQti } from '../export/qti.ts';
import type { ChapterOf, LeavingQuestion, WrittenFile } from '../export/written.ts';
import { leavingQuestions } from './export.service.ts';

const extensions = { gift: 'gift', moodle: 'xml', aiken: 'txt', qti21: 'zip', qti30: 'zip' } as const;
/** Questions of one file, as many as come in by one. */
const most = 5000;

const writers: Readonly<
  Record<ExchangeFormat, (all: readonly LeavingQuestion[], chapterOf: ChapterOf) => WrittenFile>
> = {
  gift: writeGift,
  moodle: writeMoodle,
  aiken: writeAiken,
  qti21: (all, chapterOf) => writeQti(all, chapterOf, 'qti21'),
  qti30: (all, chapterOf) => writeQti(all, chapterOf, 'qti30'),
};

/** Questions that the filters find in a form of other programs, and what it cannot carry. */
export async function writeFile(
  ctx: ManageContext,
  { format, ...wanted }: CallInput<typeof writeQuestionFile>,
  { chapterIds }: Pick<ExamModulePorts, 'chapterIds'>,
): Promise<CallOutput<typeof writeQuestionFile>> {
  const { chapterOf, rows } = await leavingQuestions(ctx, wanted, { chapterIds, most });
  if (rows.length > most) throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { bank: 'tooMany' } } });
  const { content, left, questions } = writers[format](rows, chapterOf);
  const name = `questions-${dayOf(ctx.now(), ctx.viewer.timeZone)}-${format}.${extensions[format]}`;
  ctx.changed({
    type: 'bank',
    id: wanted.bank,
    name,
    changes: [{ field: 'rows', before: null, after: String(questions) }],
  });
  return {
    ...{ name, questions, content: content.toString('base64') },
    left: [...left].map(([what, count]) => ({ what, questions: count })),
  };
}
