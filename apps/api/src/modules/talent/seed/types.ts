import type { AssessmentRelation } from '@banyan/contracts/talent';
import type { L10n } from '../../../db/seed/content/types.ts';

/** What somebody has done on the map: posts are named by their Chinese titles. */
export interface SeedPerson {
  readonly account: string;
  /** When the first post of the map was taken up. */
  readonly beganDays: number;
  readonly walked: readonly string[];
  readonly aim: string | null;
  readonly likes: readonly string[];
}

/** A task of assessment. */
export interface SeedTask {
  readonly id: number;
  readonly subject: string;
  readonly title: L10n;
  readonly about: L10n;
  readonly opensIn: number;
  readonly dueIn: number;
  /** Who answers; values by dimension, and how many days ago they were handed in. */
  readonly assessors: readonly {
    readonly account: string;
    readonly relation: AssessmentRelation;
    readonly values?: readonly number[];
    /** Answers of the first statements alone, not handed in. */
    readonly begun?: number;
    readonly daysAgo?: number;
  }[];
}

/** What the people of one enterprise have done. */
export interface SeedTalent {
  readonly eid: number;
  readonly people: readonly SeedPerson[];
  readonly toolId: number;
  readonly tasks: readonly SeedTask[];
}
