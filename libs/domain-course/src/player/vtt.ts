import { cueTime } from '@banyan/contracts/course';

/** A cue of subtitles. */
export interface Cue {
  /** Start in seconds of the video. */
  readonly from: number;
  readonly to: number;
  /** Plain text, with line breaks. */
  readonly text: string;
}

const timing = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})[ \t]+-->[ \t]+(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})/;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
  '&lrm;': '\u200e',
  '&rlm;': '\u200f',
};
/** Maximum length of a subtitle file; longer ones are rejected. */
const longest = 2_000_000;

/**
 * Parses the cues of a WebVTT file, in order of time. Styles, notes, regions and positions are ignored, since all lines
 * look alike. Throws when the text is not WebVTT.
 */
export function parseVtt(text: string): Cue[] {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (clean.length > longest || !/^WEBVTT(?:[ \t\n]|$)/.test(clean)) throw new Error('not WebVTT');
  return clean
    .split(/\n{2,}/)
    .flatMap(parseBlock)
    .sort((a, b) => a.from - b.from);
}

/** Cues as WebVTT: what `parseVtt` reads again. */
export function writeVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ from, text, to }) => `${cueTime(from)} --> ${cueTime(to)}\n${escaped(text)}`);
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
}

/** A blank line would end the cue. */
const escaped = (text: string) =>
  text
    .replace(/\s*\n\s*/g, '\n')
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

function parseBlock(block: string): Cue[] {
  const lines = block.split('\n').filter((line) => line !== '');
  const at = lines.findIndex((line) => line.includes('-->'));
  const parts = timing.exec(lines[at]?.trim() ?? '');
  if (parts === null || at > 1) return [];
  const [, h1, m1, s1, ms1, h2, m2, s2, ms2] = parts;
  const from = seconds(h1, m1, s1, ms1);
  const to = seconds(h2, m2, s2, ms2);
  const words = lines
    .slice(at + 1)
    .map(plain)
    .join('\n')
    .trim();
  return to > from && words !== '' ? [{ from, to, text: words }] : [];
}

function seconds(hours = '0', minutes = '0', secs = '0', millis = '0'): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(secs) + Number(millis) / 1000;
}

function plain(line: string): string {
  return line.replace(/<[^>]*>/g, '').replace(/&[a-z]+;/g, (entity) => entities[entity] ?? entity);
}
