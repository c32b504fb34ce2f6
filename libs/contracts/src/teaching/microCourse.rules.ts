import { microPriceLimits, microTotalBytes, type MicroFileState, type MicroStep } from './microCourse.choices.ts';
import type { MicroDraft } from './microCourse.ts';

/** Missing or invalid parts of a micro-course. */
export const microGapKinds = [
  'title',
  'category',
  'lecturer',
  'introduction',
  'amount',
  'decimals',
  'points',
  'chapters',
  'chapterTitle',
  'chapterFile',
  'chapterLink',
  'sending',
  'unsent',
  'transcoding',
  'failed',
  'total',
] as const;
export type MicroGapKind = (typeof microGapKinds)[number];

/** A fault that blocks the submission of a micro-course, with its place. */
export interface MicroGap {
  readonly step: MicroStep;
  readonly kind: MicroGapKind;
  /** Number of the chapter, from 1; 0 when it concerns none. */
  readonly chapter: number;
}

/** The file data that the rules use. */
export interface RuledFile {
  readonly id: string;
  readonly state: MicroFileState;
  /** File size in bytes. */
  readonly size: number;
}

/** Loopback, link-local, multicast and reserved addresses: each reader's browser would reach a different host. */
const nowhere = /^(?:0|127|169\.254|22[4-9]|2[3-5]\d)\.[\d.]+$|(?:^|\.)localhost$/;

/** Parses a valid web link that leads every reader to the same place; null for anything else [MC-03]. */
export function webLink(typed: string): URL | null {
  const link = typed.trim();
  if (!/^https?:\/\/[^\s/]+/i.test(link) || !URL.canParse(link)) return null;
  const url = new URL(link);
  const named =
    /^([\p{L}\p{N}_-]+\.)+[\p{L}\p{N}-]{2,}$/u.test(url.hostname) && url.username === '' && url.password === '';
  return named && !nowhere.test(url.hostname) ? url : null;
}

/** Cents of a typed amount; null when it is invalid, `decimals` when it has more than two [MC-02]. */
export function centsOf(typed: string): number | 'decimals' | null {
  const found = /^(\d{1,6})(?:\.(\d+))?$/.exec(typed.trim());
  if (found === null) return null;
  const [, whole = '0', part = ''] = found;
  if (part.length > 2) return 'decimals';
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return cents > 0 && cents <= microPriceLimits.amount * 100 ? cents : null;
}

/** Points of a typed number; null when it is invalid. */
export function pointsOf(typed: string): number | null {
  const points = /^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) : 0;
  return points > 0 && points <= microPriceLimits.points ? points : null;
}

const costsMoney = ({ fee }: MicroDraft) => fee === 'amount' || fee === 'both';
const costsPoints = ({ fee }: MicroDraft) => fee === 'points' || fee === 'both';

function infoGaps(draft: MicroDraft): readonly MicroGapKind[] {
  const cents = costsMoney(draft) ? centsOf(draft.amount) : 0;
  return [
    ...(draft.title.trim() === '' ? ['title' as const] : []),
    ...(draft.category === '' ? ['category' as const] : []),
    ...(draft.lecturer === 0 ? ['lecturer' as const] : []),
    ...(draft.introduction.trim() === '' ? ['introduction' as const] : []),
    ...(cents === null ? ['amount' as const] : cents === 'decimals' ? ['decimals' as const] : []),
    ...(costsPoints(draft) && pointsOf(draft.points) === null ? ['points' as const] : []),
  ];
}

function chapterGaps(
  { file, source, title, url }: MicroDraft['chapters'][number],
  files: ReadonlyMap<string, RuledFile>,
): readonly MicroGapKind[] {
  const gaps: MicroGapKind[] = title.trim() === '' ? ['chapterTitle'] : [];
  if (source === 'link') return webLink(url) === null ? [...gaps, 'chapterLink'] : gaps;
  const state = files.get(file)?.state;
  if (state === undefined) return [...gaps, 'chapterFile'];
  return state === 'uploaded' ? gaps : [...gaps, state];
}

/** Total size of the files of its chapters, in bytes. */
export function bytesOf(draft: MicroDraft, files: readonly RuledFile[]): number {
  const used = new Set(draft.chapters.flatMap(({ file, source }) => (source === 'file' ? [file] : [])));
  return files.reduce((sum, { id, size }) => (used.has(id) ? sum + size : sum), 0);
}

/** Faults that block its submission, in screen order; portal and server share this check. [MC-01] [MC-02] [MC-03] */
export function microGaps(draft: MicroDraft, files: readonly RuledFile[]): readonly MicroGap[] {
  const byId = new Map(files.map((file) => [file.id, file]));
  const content: MicroGap[] = draft.chapters.flatMap((chapter, index) =>
    chapterGaps(chapter, byId).map((kind) => ({ step: 'content' as const, kind, chapter: index + 1 })),
  );
  if (draft.chapters.length === 0) content.push({ step: 'content', kind: 'chapters', chapter: 0 });
  if (bytesOf(draft, files) > microTotalBytes) content.push({ step: 'content', kind: 'total', chapter: 0 });
  return [...infoGaps(draft).map((kind) => ({ step: 'info' as const, kind, chapter: 0 })), ...content];
}
