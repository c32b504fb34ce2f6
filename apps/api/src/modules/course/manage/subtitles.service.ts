import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type { CourseMaterial, materialSubtitles, saveSubtitles } from '@banyan/contracts/course';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text as wordsIn } from 'node:stream/consumers';
import { Refusal } from '../../../http/refusal.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { checkSubtitles } from '../import/subtitles.ts';
import { changeMaterial, ownMaterial } from './material.service.ts';
import { courseToChange, courseWithin } from './within.ts';

/** Subtitles of a material in both languages. */
export async function readSubtitles(
  ctx: ManageContext,
  { id, material }: CallInput<typeof materialSubtitles>,
): Promise<CallOutput<typeof materialSubtitles>> {
  await courseWithin(ctx, id, 'courses.see');
  const { subtitles } = await playingMaterial(ctx, id, material);
  return { zh: await stored(ctx, subtitles.zh), en: await stored(ctx, subtitles.en) };
}

async function stored({ files }: ManageContext, key: string | undefined): Promise<string> {
  if (key === undefined || (await files.stat(key)) === null) return '';
  return wordsIn(files.read(key));
}

/** Keeps subtitles of a material in one language, or takes them away. */
export async function keepSubtitles(
  ctx: ManageContext,
  { id, material, spoken: language, text }: CallInput<typeof saveSubtitles>,
): Promise<CourseMaterial> {
  await courseToChange(ctx, id, 'courses.edit');
  const former = await playingMaterial(ctx, id, material);
  const others = Object.fromEntries(Object.entries(former.subtitles).filter(([one]) => one !== language));
  const said = former.lines.filter((one) => one.language !== language);
  if (text.trim() === '') return changeMaterial(ctx, former, { subtitles: others, lines: said });
  const read = checkSubtitles(text.replaceAll(/\r\n?/g, '\n'), former.seconds);
  if ('faults' in read) {
    const [[line, , , rule] = [1, '', '', 'empty' as const]] = read.faults;
    throw new Refusal(ErrorCode.fieldsRefused, { reason: rule, data: { fields: { text: rule }, line } });
  }
  const bytes = Buffer.from(read.vtt);
  // Named after its words: what was sent before, and perhaps lost by its transaction, is the same file.
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  const key = `${ctx.scope.eid}/course/${id}/${digest}.${language}.vtt`;
  await ctx.files.put(key, Readable.from([bytes]), { type: 'text/vtt', maxBytes: bytes.length });
  return changeMaterial(ctx, former, {
    subtitles: { ...others, [language]: key },
    lines: [...said, { language, said: read.said }],
  });
}

async function playingMaterial(ctx: ManageContext, courseId: number, id: number) {
  const material = await ownMaterial(ctx, courseId, id);
  if (material.kind === 'video' || material.kind === 'audio') return material;
  throw new Refusal(ErrorCode.notFound, { reason: 'this does not play' });
}
