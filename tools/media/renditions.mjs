/** How the sizes of a film are written. */
import { HEIGHT } from './page.mjs';

/** @typedef {{ height: number, crf: number }} Rendition */

/** At 38 the smallest type stays crisp, and a chapter of a minute takes some 55 KB; a small film is for slow networks. */
const qualities = { [HEIGHT]: 38, 360: 40 };

/**
 * A chapter's renditions, best first: the sizes that its file names.
 * @param {import('./content.mjs').Job} job
 * @returns {Rendition[]}
 */
export const renditionsOf = ({ files, key }) =>
  [...files.keys()]
    .sort((one, other) => other - one)
    .map((height) => {
      const crf = qualities[height];
      if (crf === undefined)
        throw new Error(`${key}: films are drawn in ${Object.keys(qualities).join(' or ')} lines.`);
      return { height, crf };
    });
