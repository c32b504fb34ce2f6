import { cueTime, type SubtitleRule } from '@banyan/contracts/course';
import type { Faults } from '../../../import/faults.ts';

/** A line of a film while it is shown. */
interface Cue {
  readonly line: number;
  /** Seconds. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Subtitles for storing, and for the search. */
export interface Subtitles {
  readonly vtt: string;
  readonly said: readonly { readonly second: number; readonly text: string }[];
}

const timing =
  /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[.,](\d{3})\s*-->\s*(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[.,](\d{3})(?:\s.*)?$/;
const mostCues = 10_000;
const longestCue = 500;
/** Seconds by which a film may be shorter than its subtitles. */
const tolerance = 2;

/** A fault of subtitles: its line, what is wrong and what is right, and its rule. */
type SubtitleFault = readonly [line: number, wrong: string, right: string, rule: SubtitleRule];

/** Reads subtitles for an import. Undefined for faulty ones; the faults were recorded. */
export function readSubtitles(text: string, file: string, seconds: number, faults: Faults): Subtitles | undefined {
  const read = checkSubtitles(text, seconds);
  if (!('faults' in read)) return read;
  for (const [line, wrong, right] of read.faults) faults.add(line, wrong, right, file);
  return undefined;
}

/**
 * Reads WebVTT or SubRip, whose cues differ in a comma, and writes the words plainly: without places, colours and
 * voices; or tells their faults. `seconds`: length of what they belong to.
 */
export function checkSubtitles(
  text: string,
  seconds: number,
): Subtitles | { readonly faults: readonly SubtitleFault[] } {
  const own: SubtitleFault[] = [];
  const cues = cuesOf(text, own);
  if (cues.length === 0 && own.length === 0)
    own.push([1, 'The subtitles have no line.', 'Give them one, or leave them out.', 'empty']);
  if (cues.length > mostCues)
    own.push([1, `The subtitles have ${cues.length} lines.`, `${mostCues} are taken.`, 'many']);
  let last = 0;
  for (const { from, line, text: words, to } of cues) {
    if (from >= to) own.push([line, 'This ends before it begins.', 'Let the second time be later.', 'backwards']);
    if (from < last) own.push([line, 'This begins before the one above.', 'Put lines in their order.', 'order']);
    if (from > seconds + tolerance)
      own.push([
        line,
        `This begins after the film has ended (${Math.round(seconds)} s).`,
        'Mind that they are of the same film.',
        'late',
      ]);
    if (words.length > longestCue)
      own.push([line, 'This is too long to be read.', `It may have ${longestCue} characters.`, 'long']);
    last = from;
  }
  if (own.length > 0) return { faults: own };
  const blocks = cues.map(({ from, text: words, to }) => `${cueTime(from)} --> ${cueTime(to)}\n${escaped(words)}`);
  const said = new Map<number, string>();
  for (const { from, text: words } of cues)
    said.set(from, [said.get(from), words.replaceAll('\n', ' ')].filter((one) => one !== undefined).join(' '));
  return {
    vtt: `${['WEBVTT', ...blocks].join('\n\n')}\n`,
    said: [...said].map(([second, words]) => ({ second, text: words })),
  };
}

function cuesOf(text: string, faults: SubtitleFault[]): readonly Cue[] {
  const cues: Cue[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]?.trim() ?? '';
    if (!line.includes('-->')) continue;
    const parts = timing.exec(line);
    const words: string[] = [];
    const begin = at + 1;
    while ((lines[at + 1] ?? '').trim() !== '' && !isTiming(lines[at + 1])) words.push(lines[(at += 1)]?.trim() ?? '');
    // Without a blank line between them, the number of the next one follows.
    if (isTiming(lines[at + 1]) && /^\d+$/.test(words.at(-1) ?? '')) words.pop();
    if (parts === null)
      faults.push([
        begin,
        `The times "${line.slice(0, 40)}" cannot be read.`,
        'Write 00:01:02.500 --> 00:01:05.000.',
        'times',
      ]);
    else
      cues.push({
        line: begin,
        from: secondsOf(parts, 1),
        to: secondsOf(parts, 5),
        text: wordsIn(words.join('\n')),
      });
  }
  return cues.filter(({ text: words }) => words !== '');
}

const isTiming = (line: string | undefined) => line?.includes('-->') === true;

/** Markup of WebVTT and SubRip: all other signs are words. */
const markup =
  /<\/?(?:[biu]|ruby|rt|font|s|strong|em)(?:[.\s][^<>]*)?>|<\/?(?:c|v|lang)(?:[.\s][^<>]*)?>|<(?:\d{1,2}:)?\d{2}:\d{2}\.\d{3}>|\{\\[^{}]*\}/gi;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};

const wordsIn = (text: string) =>
  text
    .replaceAll(markup, '')
    .replaceAll(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
        if (Number.isNaN(code)) return entities[name?.toLowerCase() ?? ''] ?? whole;
        const isHalf = code >= 0xd800 && code <= 0xdfff;
        return code > 0x1f && code <= 0x10ffff && !isHalf ? String.fromCodePoint(code) : whole;
      },
    )
    .trim();

const secondsOf = (parts: RegExpExecArray, at: number) =>
  Number(parts[at] ?? 0) * 3600 + Number(parts[at + 1]) * 60 + Number(parts[at + 2]) + Number(parts[at + 3]) / 1000;

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
