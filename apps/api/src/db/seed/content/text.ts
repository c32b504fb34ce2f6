import type { ChartPoint, L10n, SeedChapter, SeedCourse, SeedSlide } from './types.ts';

/** Chinese alone, or Chinese with its English: what an author of seed content writes for one text. */
export type Text = string | readonly [zh: string, en: string];

/** A value of a chart with its label, as an author writes it. */
export type Value = readonly [label: Text, value: number];

/** The localised form of a text. */
export function text(source: Text): L10n {
  return typeof source === 'string' ? { zh: source } : { zh: source[0], en: source[1] };
}

/** Opening picture of a chapter. */
export function title(heading: Text, ...narration: readonly Text[]): SeedSlide {
  return { kind: 'title', heading: text(heading), narration: narration.map(text) };
}

/** Picture with up to five short points. */
export function points(heading: Text, items: readonly Text[], ...narration: readonly Text[]): SeedSlide {
  return { kind: 'points', heading: text(heading), points: items.map(text), narration: narration.map(text) };
}

/** Picture with a numbered sequence. */
export function steps(heading: Text, items: readonly Text[], ...narration: readonly Text[]): SeedSlide {
  return { kind: 'steps', heading: text(heading), points: items.map(text), narration: narration.map(text) };
}

/** One column of a comparison: its name, then its points. Both columns of a picture have the same number of points. */
export type Column = readonly [name: Text, ...points: readonly Text[]];

/** Picture with two columns of points side by side. */
export function compare(heading: Text, left: Column, right: Column, ...narration: readonly Text[]): SeedSlide {
  const [leftName, ...leftPoints] = left;
  const [rightName, ...rightPoints] = right;
  return {
    kind: 'compare',
    heading: text(heading),
    columns: [text(leftName), text(rightName)],
    points: [...leftPoints, ...rightPoints].map(text),
    narration: narration.map(text),
  };
}

function chart(
  type: 'bar' | 'line',
  heading: Text,
  unit: string,
  values: readonly Value[],
  narration: readonly Text[],
) {
  const drawn = values.map(([label, value]): ChartPoint => ({ label: text(label), value }));
  return {
    kind: 'chart',
    heading: text(heading),
    chart: { type, unit, points: drawn },
    narration: narration.map(text),
  } satisfies SeedSlide;
}

/** Picture with a bar for each value. */
export function bars(heading: Text, unit: string, values: readonly Value[], ...narration: readonly Text[]): SeedSlide {
  return chart('bar', heading, unit, values, narration);
}

/** Picture with a line through the values. */
export function line(heading: Text, unit: string, values: readonly Value[], ...narration: readonly Text[]): SeedSlide {
  return chart('line', heading, unit, values, narration);
}

/** Picture with a drawing, by its name in tools/media/figures. */
export function figure(name: string, heading: Text, ...narration: readonly Text[]): SeedSlide {
  return { kind: 'figure', figure: name, heading: text(heading), narration: narration.map(text) };
}

/** A chapter without a section heading of its own. */
export function chapter(heading: Text, slides: readonly SeedSlide[]): SeedChapter {
  return { title: text(heading), slides };
}

/** The first chapter under a section heading. */
export function sectionChapter(section: Text, heading: Text, slides: readonly SeedSlide[]): SeedChapter {
  return { section: text(section), title: text(heading), slides };
}

/** A course as an author writes it. */
export interface CourseSource extends Omit<SeedCourse, 'title' | 'intro' | 'outcomes'> {
  readonly title: Text;
  readonly intro: Text;
  readonly outcomes: readonly Text[];
}

/** A course with its texts in localised form. */
export function course(source: CourseSource): SeedCourse {
  return {
    ...source,
    title: text(source.title),
    intro: text(source.intro),
    outcomes: source.outcomes.map(text),
  };
}
