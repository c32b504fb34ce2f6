import type { L10n } from '../../../db/seed/content/types.ts';

/** Where a course teaches what a question asks. */
export interface SeedLesson {
  readonly course: number;
  /** From 1. */
  readonly chapter: number;
  /** Whole second of the chapter's video. */
  readonly second: number;
}

/** A question of a bank. */
export interface SeedQuestion {
  /** Unique in its bank, e.g. 'q001'. */
  readonly ref: string;
  readonly kind: 'single' | 'multiple' | 'judgement' | 'fill' | 'short';
  /** 1 easy, 2 medium, 3 hard. */
  readonly difficulty: 1 | 2 | 3;
  /** Keys such as 'switching'. */
  readonly tags: readonly string[];
  /** HTML of p, table, strong, sub, sup; a gap to fill in is written ____. */
  readonly stem: L10n;
  /** Four to six, where there is something to choose. */
  readonly options?: readonly L10n[];
  /** Indexes of right options; of a judgement 1 for true, 0 for false. */
  readonly right?: readonly number[];
  /** For each gap the texts that are taken. */
  readonly gaps?: readonly (readonly string[])[];
  /** A good short answer. */
  readonly sample?: L10n;
  /** What a short answer should speak of, for scoring by criteria. */
  readonly keywords?: readonly string[];
  /** Why, with the rule or standard. */
  readonly explanation: L10n;
  readonly lesson?: SeedLesson;
}

/** Questions of one subject of an enterprise. */
export interface SeedBank {
  readonly eid: number;
  readonly key: string;
  readonly name: L10n;
  readonly questions: readonly SeedQuestion[];
}

/** Questions of one kind in an exam. */
export interface SeedPart {
  readonly kind: SeedQuestion['kind'];
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
  readonly difficulty?: SeedQuestion['difficulty'];
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
