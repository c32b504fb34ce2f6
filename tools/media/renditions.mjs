/** In which sizes a chapter's film is written. */
import { HEIGHT } from './page.mjs';

/** @typedef {{ height: number, crf: number }} Rendition */

/** Quality: at 38 the smallest type stays crisp, and a chapter of a minute takes some 55 KB. */
const FULL = { height: HEIGHT, crf: 38 };
/** For slow and metered networks: two thirds of the bytes, and the text can still be read. */
const SMALL = { height: 360, crf: 40 };

/** The courses that teach at length. The others keep to one size: all videos together have little room. */
const LONG = [1, 101, 102, 201];

/**
 * A chapter's renditions, best first.
 * @param {import('./content.mjs').Job} job
 * @returns {Rendition[]}
 */
export const renditionsOf = ({ course }) => (LONG.includes(course.id) ? [FULL, SMALL] : [FULL]);

/** Name of a rendition's file, as the seed looks for it. */
export const fileOf = (/** @type {string} */ key, /** @type {number} */ height) => `${key}.${height}.mp4`;
