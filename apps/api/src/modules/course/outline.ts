import type { LearningState, RibbonPiece } from '@banyan/contracts/course';
import { leftSeconds, resumeAt } from './credit.ts';
import { roundMs, type Span, spansLength } from './intervals.ts';

/** A chapter as the catalogue of a course needs it. */
export interface OutlineChapter {
  readonly id: number;
  /** From 1. */
  readonly no: number;
  readonly durationS: number;
  /** Pages, pictures and the like that have to be shown; 0 of chapters that play. */
  readonly parts: number;
}

/** A learner's progress in one chapter. */
export interface ChapterStand {
  readonly watched: readonly Span[];
  /** Numbers of the parts that were shown. */
  readonly seen: readonly number[];
  /** The part that was shown last; 0 before the first. */
  readonly place: number;
  /** Once learned, always learned, even if the video changes afterwards. */
  readonly learned: boolean;
  /** Epoch ms of the last report; orders lists by the last study. */
  readonly lastBeatAt: number;
}

/** A chapter with its learner's progress. */
export interface OutlineLine extends OutlineChapter {
  readonly state: LearningState;
  /** Number of the chapter that opens this one; null when it is open. */
  readonly lockedBy: number | null;
  readonly watched: readonly Span[];
  readonly seen: readonly number[];
  readonly place: number;
  readonly positionS: number;
  readonly leftS: number;
}

/** A course with its learner's progress. */
export interface Outline {
  readonly lines: readonly OutlineLine[];
  readonly state: LearningState;
  readonly learnedChapters: number;
  readonly leftS: number;
  readonly ribbon: RibbonPiece[];
  /** Chapter to open: the one studied last unless it is learned, else the first open one that is not; else the first. */
  readonly current: number | null;
}

function stateOf(stand: ChapterStand | undefined): LearningState {
  if (stand === undefined) return 'not_studied';
  return stand.learned ? 'learned' : 'learning';
}

/**
 * A learner's progress in a course, from its chapters in order and the progress in them. With `sequential`, a chapter
 * is locked until the one before it is learned; a learned one stays open.
 */
export function outlineOf(
  chapters: readonly OutlineChapter[],
  stands: ReadonlyMap<number, ChapterStand>,
  sequential: boolean,
): Outline {
  const lines = chapters.map(({ id, no, durationS, parts }, index): OutlineLine => {
    const stand = stands.get(id);
    const before = chapters[index - 1];
    const open = !sequential || before === undefined || stand?.learned === true || stands.get(before.id)?.learned;
    const watched = stand?.watched ?? [];
    return {
      id,
      no,
      durationS,
      parts,
      state: stateOf(stand),
      lockedBy: open ? null : before.no,
      watched,
      seen: stand?.seen ?? [],
      place: stand?.place ?? 0,
      positionS: resumeAt(watched, durationS),
      leftS: stand?.learned ? 0 : leftSeconds(watched, durationS),
    };
  });
  const learnedChapters = lines.filter(({ state }) => state === 'learned').length;
  return {
    lines,
    state: courseState(lines, learnedChapters),
    learnedChapters,
    leftS: roundMs(lines.reduce((sum, { leftS }) => sum + leftS, 0)),
    ribbon: lines.map(ribbonPiece),
    current: currentChapter(lines, stands),
  };
}

function courseState(lines: readonly OutlineLine[], learnedChapters: number): LearningState {
  if (lines.length > 0 && learnedChapters === lines.length) return 'learned';
  return lines.every(({ state }) => state === 'not_studied') ? 'not_studied' : 'learning';
}

function ribbonPiece({ durationS, parts, seen, state, watched, lockedBy }: OutlineLine): RibbonPiece {
  const time = durationS > 0 ? Math.min(1, spansLength(watched) / durationS) : 0;
  // Reading is learned by both time and parts: the lesser one is the progress.
  const share = parts > 0 ? Math.min(time, seen.length / parts) : time;
  return { seconds: durationS, done: state === 'learned' ? 1 : roundMs(share), locked: lockedBy !== null };
}

function currentChapter(lines: readonly OutlineLine[], stands: ReadonlyMap<number, ChapterStand>): number | null {
  const last = lines
    .filter(({ id }) => stands.has(id))
    .reduce<OutlineLine | undefined>((latest, line) => {
      const isLater = latest === undefined || beatOf(stands, line) > beatOf(stands, latest);
      return isLater ? line : latest;
    }, undefined);
  if (last !== undefined && last.state !== 'learned' && last.lockedBy === null) return last.id;
  const open = lines.filter(({ state, lockedBy }) => state !== 'learned' && lockedBy === null);
  const ahead = open.find(({ no }) => no > (last?.no ?? 0));
  return (ahead ?? open[0] ?? lines[0])?.id ?? null;
}

const beatOf = (stands: ReadonlyMap<number, ChapterStand>, { id }: OutlineLine) => stands.get(id)?.lastBeatAt ?? 0;
