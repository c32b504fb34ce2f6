/**
 * Which points a line of narration brings up. The lines and the points of a slide are both in speaking order, so that
 * a line takes a run of points; runs are chosen so that each point comes with the line that says most of its words.
 */

const STOP = new Set(
  'a an and are as at be by for from has have if in is it its not of on or so that the then they this to with you your'.split(
    ' ',
  ),
);

/** The words of a text: pairs of Chinese characters, and numbers and Latin words by their first letters. */
export function wordsOf(/** @type {string} */ text) {
  const words = new Set();
  for (const run of text.toLowerCase().match(/\p{Script=Han}+/gu) ?? [])
    for (let i = 0; i + 1 < run.length; i++) words.add(run.slice(i, i + 2));
  for (const word of text.toLowerCase().match(/[a-z]{2,}|\d+(?:\.\d+)?/g) ?? [])
    if (!STOP.has(word)) words.add(word.slice(0, 5));
  return words;
}

/** Share of the words of `point` that `line` says, 0–1. */
export function overlap(/** @type {string} */ line, /** @type {string} */ point) {
  const [said, wanted] = [wordsOf(line), wordsOf(point)];
  if (wanted.size === 0) return 0;
  let common = 0;
  for (const word of wanted) if (said.has(word)) common++;
  return common / wanted.size;
}

/** A run that ends this far from the even share costs as much as an unspoken word in ten. */
const UNEVEN = 0.12;

/**
 * For each point the index of the line at which it appears, rising. All have appeared by the last line.
 * @param {readonly string[]} lines
 * @param {readonly string[]} points
 * @returns {number[]}
 */
export function appearances(lines, points) {
  const last = lines.length - 1;
  if (last < 0) return points.map(() => 0);
  /** best[i][j]: best worth of the first i lines having brought the first j points, and the j before. */
  const best = [[{ worth: 0, from: 0 }]];
  for (let i = 0; i <= last; i++) {
    best.push([]);
    for (let end = 0; end <= points.length; end++) {
      const even = Math.abs(end - ((i + 1) * points.length) / lines.length) * UNEVEN;
      let pick = { worth: -Infinity, from: 0 };
      let gain = 0;
      for (let from = end; from >= 0; from--) {
        if (from < end) gain += overlap(lines[i], points[from]);
        const before = best[i][from]?.worth ?? -Infinity;
        if (before + gain - even > pick.worth) pick = { worth: before + gain - even, from };
      }
      best[i + 1].push(pick);
    }
  }
  const result = points.map(() => 0);
  let end = points.length;
  for (let i = last; i >= 0; i--) {
    const { from } = best[i + 1][end];
    for (let point = from; point < end; point++) result[point] = i;
    end = from;
  }
  return result;
}

/**
 * The items a line speaks of, for a picture that is shown whole. An item is called up by any of its phrases.
 * @param {string} line
 * @param {readonly (readonly string[])[]} items
 * @returns {number[]}
 */
export function mentioned(line, items) {
  return items.flatMap((phrases, index) => (phrases.some((phrase) => overlap(line, phrase) >= 0.5) ? [index] : []));
}
