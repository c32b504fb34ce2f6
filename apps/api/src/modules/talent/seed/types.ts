import type { AssessmentRelation, TalentPigment, TalentWayKind } from '@banyan/contracts';
import type { L10n } from '../../../db/seed/content/types.ts';

/** A post: level, title, people, what one does, and levels of abilities by key. */
export interface SeedPost {
  readonly id: number;
  readonly level: number;
  readonly title: L10n;
  readonly people: number;
  readonly about: L10n;
  readonly asks: Readonly<Record<string, number>>;
  readonly leadsTo?: readonly number[];
}

/** A line of posts. */
export interface SeedLine {
  readonly id: number;
  readonly title: L10n;
  readonly pigment: TalentPigment;
  readonly posts: readonly SeedPost[];
}

/** An ability, with what leads to its levels. */
export interface SeedAbility {
  readonly id: number;
  readonly key: string;
  readonly title: L10n;
  readonly about: L10n;
  readonly ways: readonly (readonly [kind: TalentWayKind, id: number, level: number])[];
}

/** Where somebody stands. */
export interface SeedPerson {
  readonly account: string;
  readonly post: number;
  readonly sinceDays: number;
  readonly beganDays: number;
  readonly walked: readonly number[];
  readonly aim: number | null;
  readonly levels: readonly (readonly [ability: string, level: number, proof: L10n, daysAgo: number])[];
  readonly likes: readonly number[];
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

/** Everything of one enterprise. */
export interface SeedTalent {
  readonly eid: number;
  readonly lines: readonly SeedLine[];
  readonly abilities: readonly SeedAbility[];
  readonly people: readonly SeedPerson[];
  readonly toolId: number;
  readonly tasks: readonly SeedTask[];
}
