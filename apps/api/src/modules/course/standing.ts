import { ErrorCode, type RefusalCode } from '@banyan/contracts';
import type { ShelfState } from './course.schema.ts';

/** Conditions on which a person may open a course. Moments are epoch ms. */
export interface Standing {
  readonly state: ShelfState;
  /** For everyone, or for the viewer's department. */
  readonly visible: boolean;
  /** Seats; null: unlimited. */
  readonly maxViewers: number | null;
  readonly learners: number;
  /** The viewer has a seat already. */
  readonly enrolled: boolean;
  /** The viewer has bought it, and the time of that purchase has not ended. */
  readonly bought: boolean;
  /** End of the viewer's access; null: unlimited. */
  readonly dueAt: number | null;
  readonly now: number;
}

/**
 * Why a course does not open, undefined when it does. Reasons for everyone come before those for this viewer; a viewer
 * with a seat never gets the reason that the course is full. Whoever has bought it keeps it to the end of their time, off
 * the shelf too.
 */
export function refusalOf(standing: Standing): RefusalCode | undefined {
  if (standing.state === 'deleted') return ErrorCode.courseDeleted;
  if (standing.bought) return undefined;
  if (standing.state !== 'on_shelf') return ErrorCode.courseOffShelf;
  if (!standing.visible) return ErrorCode.courseNotVisible;
  if (standing.dueAt !== null && standing.dueAt <= standing.now) return ErrorCode.courseExpired;
  const full = standing.maxViewers !== null && standing.learners >= standing.maxViewers;
  return full && !standing.enrolled ? ErrorCode.courseFull : undefined;
}
