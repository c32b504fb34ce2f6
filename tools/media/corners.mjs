import { circle, path, rect, stroke } from './shapes.mjs';

/** @typedef {import('./pigments.mjs').Motif} Motif */

/** The quiet echo of the motif in the lower right corner of a list, 400×300, hardly darker than the paper. */
const CORNERS = {
  quality: () => circle(340, 240, 230, 'echo') + circle(340, 240, 160, 'paper') + circle(340, 240, 92, 'echo'),
  lean: () =>
    path('M60 300C150 190 240 300 400 150V300z', 'echo') + path('M180 300C260 250 310 290 400 226V300z', 'tint'),
  safety: () =>
    path('M400 40A260 260 0 0 0 140 300H400z', 'echo') + path('M400 170A130 130 0 0 0 270 300H400z', 'paper'),
  equip: () => circle(310, 200, 170, 'echo') + circle(310, 200, 118, 'paper') + circle(310, 200, 48, 'echo'),
  lead: () =>
    [140, 300].map((x) => path(`M${x - 90} 320a90 90 0 0 1 180 0z`, 'echo') + circle(x, 180, 42, 'echo')).join(''),
  digital: () =>
    [0, 1, 2, 3]
      .map((row) =>
        [0, 1, 2, 3, 4]
          .map((column) => circle(80 + column * 74, 60 + row * 74, 8 + (row + column) * 3.4, 'echo'))
          .join(''),
      )
      .join(''),
  supply: () =>
    path('M40 250H170L250 170H420', 'none', stroke('echo', 26)) +
    circle(140, 250, 30, 'echo') +
    circle(320, 170, 30, 'echo'),
  comply: () =>
    `<g transform="rotate(-9 280 260)">${rect(170, 70, 220, 300, 'echo', 'rx="8"')}${[0, 1, 2].map((k) => rect(204, 116 + k * 46, 150 - k * 34, 16, 'paper')).join('')}</g>`,
  newbie: () =>
    path('M170 300V170M230 300V190M290 300V170M350 300V190', 'none', stroke('echo', 14)) +
    circle(200, 130, 78, 'echo') +
    circle(330, 120, 98, 'echo'),
};

export function motifCorner(/** @type {Motif} */ motif) {
  return `<svg class="corner" viewBox="0 0 400 300" width="400" height="300">${CORNERS[motif]()}</svg>`;
}
