import { v } from '@banyan/contracts';
import type { Bringing } from '../../../platform/bringing.ts';
import { forWhom } from '../../../import/audience.shape.ts';
import { called, decimal, textOrNone, whole } from '../../../import/shape.ts';
import type { YamlPath } from '../../../import/yaml.ts';
import { notices } from './written.ts';

export const MINUTE_MS = 60_000;
const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));

/** Common fields of coming and past rooms; texts are in the language of their audience. */
export const room = {
  title: text(60),
  introduction: textOrNone(1000),
  /** Account of the host. */
  host: called,
  minutes: whole(5, 1440),
  agenda: v.optional(v.pipe(v.array(v.strictObject({ title: text(60), minute: whole(0, 1440) })), v.maxLength(30)), []),
  /** For presence of so many minutes. */
  credits: v.optional(decimal(1, 0, 100), 0),
  needed_minutes: v.optional(whole(0, 1440), 0),
  notices,
  ...forWhom,
};
type WrittenRoom = v.InferOutput<v.StrictObjectSchema<typeof room, undefined>>;

/** The row of a room; records faults. */
export async function roomRow(at: Bringing, path: YamlPath, written: WrittenRoom, begins: Date) {
  const { agenda, credits, host, introduction, minutes, needed_minutes, title } = written;
  if (needed_minutes > minutes)
    at.fault([...path, 'needed_minutes'], `The room is open for ${minutes} minutes.`, 'Ask for fewer.');
  for (const [index, { minute }] of agenda.entries()) {
    if (minute >= minutes)
      at.fault([...path, 'agenda', index, 'minute'], 'This begins after the end.', 'Let it begin earlier.');
  }
  return {
    ...{ title, introduction, begins, kind: 'open' as const },
    ownerId: (await at.account([...path, 'host'], host)) ?? 0,
    ends: new Date(begins.getTime() + minutes * MINUTE_MS),
    agenda: agenda.map(({ minute, title: part }) => ({ title: part, at: begins.getTime() + minute * MINUTE_MS })),
    credits: Math.round(credits * 10),
    neededMs: needed_minutes * MINUTE_MS,
    audienceId: await at.audience(path, written),
  };
}
