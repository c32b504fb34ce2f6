import { v } from '@banyan/contracts';
import { called, words } from '../../../../import/shape.ts';

const texts = (max: number) => v.pipe(v.array(words(200)), v.minLength(1), v.maxLength(max));

/** A picture of a drawn film, and the words spoken while it is shown: each line is a subtitle. */
const slide = v.strictObject({
  /** title: opening picture; points, steps: a list; compare: two columns, the halves of `points`; chart; figure: a drawing. */
  kind: v.picklist(['title', 'points', 'steps', 'compare', 'chart', 'figure']),
  /** Name of a drawing in tools/media/figures. */
  figure: v.optional(called),
  heading: words(80),
  columns: v.optional(v.pipe(v.array(words(60)), v.length(2))),
  points: v.optional(texts(12)),
  chart: v.optional(
    v.strictObject({
      type: v.picklist(['bar', 'line']),
      unit: v.optional(v.pipe(v.string(), v.maxLength(20))),
      points: v.pipe(v.array(v.strictObject({ label: words(40), value: v.number() })), v.minLength(1), v.maxLength(20)),
    }),
  ),
  narration: texts(40),
});
export type Slide = v.InferOutput<typeof slide>;

/** The script of a drawn film. */
export const slides = v.pipe(v.array(slide), v.minLength(1), v.maxLength(60));
