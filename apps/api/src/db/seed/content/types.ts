/** Text in the languages an enterprise offers. Traditional Chinese is derived from `zh` when the data is loaded. */
export interface L10n {
  readonly zh: string;
  readonly en?: string;
}

/** Cover motif: which of the mineral pigments and drawings a category's courses take. */
export type Motif = 'quality' | 'lean' | 'safety' | 'equip' | 'lead' | 'digital' | 'supply' | 'comply' | 'newbie';

/** A node of the three-level category tree. `key` is alphanumeric (CO-01) and unique within its enterprise. */
export interface SeedCategory {
  readonly key: string;
  readonly name: L10n;
  readonly motif: Motif;
  readonly children?: readonly SeedCategory[];
}

/** A lecturer of the enterprise. `account` names the login of the same person where there is one. */
export interface SeedLecturer {
  readonly key: string;
  readonly name: L10n;
  readonly title: L10n;
  readonly department: L10n;
  readonly bio: L10n;
  readonly kind: 'internal' | 'external' | 'public';
  readonly account?: string;
}

/** A value drawn in a `chart` slide, in the order given. */
export interface ChartPoint {
  readonly label: L10n;
  readonly value: number;
}

/**
 * One picture of a chapter's video and what is said while it stands. Each line of `narration` is one subtitle cue;
 * the length of the picture follows from the length of its lines.
 */
export interface SeedSlide {
  /** title: opening picture; points: up to five short points; steps: numbered sequence; compare: two columns of
   * points (the halves of `points`); chart: bars or a line from `chart`; figure: a drawing by its name in tools/media/figures. */
  readonly kind: 'title' | 'points' | 'steps' | 'compare' | 'chart' | 'figure';
  readonly heading: L10n;
  readonly points?: readonly L10n[];
  readonly columns?: readonly [L10n, L10n];
  readonly chart?: { readonly type: 'bar' | 'line'; readonly unit?: string; readonly points: readonly ChartPoint[] };
  readonly figure?: string;
  readonly narration: readonly L10n[];
}

/** A chapter: one video. */
export interface SeedChapter {
  readonly title: L10n;
  /** Heading under which the catalogue groups this chapter and those after it. */
  readonly section?: L10n;
  readonly slides: readonly SeedSlide[];
}

/** A course of an enterprise. */
export interface SeedCourse {
  /** Unique over all enterprises: eid 0 from 1, eid 1001 from 101, eid 1002 from 201. */
  readonly id: number;
  /** Key of a leaf (or middle) category. */
  readonly category: string;
  readonly title: L10n;
  /** Two to four sentences: for whom, what one can do afterwards. */
  readonly intro: L10n;
  /** Three to five outcomes, each a short clause. */
  readonly outcomes: readonly L10n[];
  readonly lecturer: string;
  readonly required?: boolean;
  /** Days after the seeding at whose end a compulsory course is to be learned; nothing presses unless told. */
  readonly dueInDays?: number;
  /** Credits, at most one decimal. */
  readonly credits: number;
  /** Study time in minutes, repeats included, without which it does not count as learned; none unless told. */
  readonly requiredMinutes?: number;
  /** Points for each learned chapter; 5 unless told. */
  readonly pointsPerChapter?: number;
  readonly fee: 'free' | 'charged';
  /** Price in cents when charged. */
  readonly price?: number;
  /** Price in points, where it can be had for points. */
  readonly points?: number;
  /** People who study or have studied it, for demo purposes. */
  readonly learners: number;
  /** Mean rating 0–50 (tenths of a star). */
  readonly rating: number;
  readonly ratings: number;
  readonly praises: number;
  /** Days before "today" at which it was published. */
  readonly publishedDaysAgo: number;
  /** No seeking past what was watched on first watch. */
  readonly antiSkip?: boolean;
  /** How it asks whether its learner is there, and about how many minutes of study lie between two questions. */
  readonly presence?: { readonly way: 'prompt' | 'face'; readonly everyMinutes: number };
  /** Chapters open one after the other. */
  readonly sequential?: boolean;
  readonly chapters: readonly SeedChapter[];
}

/** All learning content of one enterprise. */
export interface SeedContent {
  readonly eid: number;
  /** Language in which the pictures of its videos are drawn. */
  readonly slideLanguage: 'zh' | 'en';
  readonly categories: readonly SeedCategory[];
  readonly lecturers: readonly SeedLecturer[];
  readonly courses: readonly SeedCourse[];
}
