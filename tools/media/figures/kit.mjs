/** Strokes and words that the figures are drawn with. Colours are names of the page's pigment properties. */
import { escape } from '../parts.mjs';
import { n } from '../shapes.mjs';

export { n };

/** A smooth curve through points, as path data (Catmull-Rom turned into Béziers). */
export function smooth(/** @type {readonly (readonly [number, number])[]} */ points) {
  let d = `M${n(points[0][0])} ${n(points[0][1])}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, e] = [
      points[Math.max(i - 1, 0)],
      points[i],
      points[i + 1],
      points[Math.min(i + 2, points.length - 1)],
    ];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return d;
}

/** @param {'zh'|'en'} language */
export function kit(language) {
  const say = (/** @type {string} */ zh, /** @type {string} */ en) => (language === 'en' ? en : zh);
  return {
    language,
    say,
    /** Text; `kind` is a class of the page: label, strong, small, invert. */
    text: (x, y, words, kind = 'label', anchor = 'middle') =>
      `<text class="${kind}" x="${n(x)}" y="${n(y)}" text-anchor="${anchor}">${escape(words)}</text>`,
    path: (d, more = '') => `<path d="${d}" ${more}/>`,
    arrow: (d, kind = '') => `<path class="arrow ${kind}" d="${d}" marker-end="url(#tip)"/>`,
    box: (x, y, w, h, kind = 'box') => `<rect class="${kind}" x="${x}" y="${y}" width="${w}" height="${h}" rx="10"/>`,
    /** A part of the drawing that is current while the narration speaks of it. */
    part: (cue, content, kind = '') => `<g class="part ${kind}" ${cue}>${content}</g>`,
  };
}

/** @typedef {ReturnType<typeof kit>} Kit */
/** @typedef {(parts: readonly (readonly string[])[]) => string[]} Cues  Cue attributes for parts, given the phrases that call them up. */
