import type { L10n } from '../../../db/seed/content/types.ts';
import type { Draft } from '../import/draft.ts';

/** Questions of one kind in an exam. */
export interface SeedPart {
  readonly kind: Draft['kind'];
  readonly count: number;
  /** Points of one question. */
  readonly score: number;
  /** Points for a choice that is right and not whole; none unless told. */
  readonly partial?: number;
  /** Key of a bank of the enterprise. */
  readonly bank: string;
  /** fixed: the first ones of the bank, the same for everybody; random: drawn for each attempt. */
  readonly draw: 'fixed' | 'random';
  /** Only questions of this difficulty. */
  readonly difficulty?: 1 | 2 | 3;
}

/** An attempt of a demo learner, as it is told for the past. */
export interface SeedAttempt {
  /** Begun so many hours before now. */
  readonly hoursAgo: number;
  /** Share of the questions answered rightly, 0–1. */
  readonly right: number;
  readonly tookMin: number;
  /** Its short answers wait for a marker. */
  readonly pendingShort?: boolean;
  /** It is still open; `right` then tells of the answers given so far. */
  readonly open?: boolean;
}

/** An exam of an enterprise. Hours count from now, those before now are negative. */
export interface SeedExam {
  readonly eid: number;
  readonly key: string;
  readonly title: L10n;
  /** HTML. */
  readonly introduction?: L10n;
  readonly category: { readonly key: string; readonly name: L10n };
  readonly kind: 'online' | 'practice' | 'offline';
  readonly opensIn: number;
  /** Open without an end unless told. */
  readonly closesIn?: number;
  readonly durationMin: number;
  readonly parts: readonly SeedPart[];
  /** Points. */
  readonly passScore: number;
  readonly credits: number;
  readonly points: number;
  /** Attempts after the first. */
  readonly makeup?: {
    readonly count: number;
    readonly opensIn: number;
    readonly closesIn: number;
    readonly intervalMin: number;
  };
  readonly lateEntryMin?: number;
  readonly switchLimit?: number;
  /** Faces are checked before the start, and during the exam where minutes are given; without a camera as the enterprise
   *  has it, unless the exam says. */
  readonly face?: { readonly limit: number; readonly everyMin?: number; readonly withoutCamera?: boolean };
  readonly showAnswers: 'never' | 'marked' | 'closed';
  readonly showScore: boolean;
  readonly ranking: boolean;
  readonly shuffle: boolean;
  /** Any unless told. */
  readonly devices?: readonly ('desktop' | 'mobile')[];
  /** Where it takes place, offline. */
  readonly place?: L10n;
  /** What demo learners did in it. */
  readonly past?: readonly { readonly account: string; readonly attempts: readonly SeedAttempt[] }[];
}
