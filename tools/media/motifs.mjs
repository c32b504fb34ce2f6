/**
 * The drawing at the side of an opening picture, 360×540: the same nine motifs as the covers, in large calm shapes
 * (every edge costs bytes in the video).
 * @typedef {import('./pigments.mjs').Motif} Motif
 */
import { circle, n, path, rect, stroke } from './shapes.mjs';

/** Repeatable noise from a text, so that each chapter has its own picture and keeps it. */
function randomOf(text) {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ char.codePointAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** @type {Record<Motif, (random: () => number) => string>} */
const DRAWINGS = {
  quality(random) {
    const x = 150 + random() * 120;
    const y = 190 + random() * 160;
    const radius = 62 + random() * 20;
    let art = rect(0, 0, 360, 540, 'ground');
    for (let i = 6; i >= 1; i--) art += circle(x, y, radius + i * 62, i % 2 ? 'ground' : 'deep');
    art += circle(x, y, radius, 'light') + circle(x, y, radius * 0.5, 'paper');
    const rim = radius + 78;
    for (let angle = -80; angle <= 100; angle += 10) {
      const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      const far = rim + (angle % 30 === 10 ? 22 : 12);
      art += path(
        `M${n(x + cos * rim)} ${n(y + sin * rim)}L${n(x + cos * far)} ${n(y + sin * far)}`,
        'none',
        stroke('light', 3),
      );
    }
    const at = random() * 2 - 1;
    return art + circle(x + Math.cos(at) * rim, y + Math.sin(at) * rim, 14, 'spark');
  },
  lean(random) {
    const phase = random() * 6;
    let art = rect(0, 0, 360, 540, 'tint');
    ['light', 'mid', 'ground', 'deep'].forEach((fill, i) => {
      const height = (x) => 150 + i * 96 + Math.sin(phase + x / (88 + i * 14) + i * 0.6) * (40 - i * 5);
      let d = `M0 ${n(height(0))}`;
      for (let x = 12; x <= 360; x += 12) d += `L${x} ${n(height(x))}`;
      art += path(`${d}V540H0z`, fill);
    });
    for (let i = 0; i < 3; i++) {
      const x = 40 + i * 108 + random() * 20;
      art += rect(x, 108 + Math.sin(phase + x / 88) * 40, 40, 40, i === 1 ? 'spark' : 'deep', 'rx="4"');
    }
    return art;
  },
  safety(random) {
    const fills = ['ground', 'mid', 'light', 'paper', 'spark', 'deep'];
    let art = rect(0, 0, 360, 540, 'ground');
    for (let row = 0; row < 5; row++)
      for (let column = 0; column < 3; column++) {
        const [first, second] = [fills[Math.floor(random() * 4)], fills[Math.floor(random() * 6)]];
        const quarter = Math.floor(random() * 4) * 90;
        art += `<g transform="translate(${column * 120} ${row * 120 - 30}) rotate(${quarter} 60 60)">${rect(0, 0, 120.5, 120.5, first)}${path('M0 0H120A120 120 0 0 1 0 120z', second)}${random() > 0.5 ? path('M0 0H60A60 60 0 0 1 0 60z', fills[Math.floor(random() * 5)]) : ''}</g>`;
      }
    return art;
  },
  equip(random) {
    const [x, y, radius] = [130 + random() * 60, 180 + random() * 50, 116 + random() * 30];
    const wheels = [
      [x, y, radius, 'deep', 'ground', 'paper', 10],
      [236, 416, 82, 'spark', 'paper', 'spark', 8],
    ];
    let art = rect(0, 0, 360, 540, 'light') + path('M0 400L360 300V540H0z', 'mid');
    art += path(
      `M${n(x - radius + 6)} ${n(y + 20)}L158 436M${n(x + radius - 4)} ${n(y + 10)}L318 408`,
      'none',
      stroke('deep', 8),
    );
    for (const [cx, cy, r, rim, disc, hub, holes] of wheels) {
      art += circle(cx, cy, r, rim) + circle(cx, cy, r * 0.78, disc) + circle(cx, cy, r * 0.3, hub);
      for (let k = 0; k < holes; k++) {
        const angle = (k / holes) * 2 * Math.PI;
        art += circle(cx + Math.cos(angle) * r * 0.54, cy + Math.sin(angle) * r * 0.54, r * 0.07, hub);
      }
    }
    return art;
  },
  lead(random) {
    const lit = Math.floor(random() * 2);
    const [shoulders, heads] = [
      ['mid', 'ground', 'deep'],
      ['ground', 'deep', 'ground'],
    ];
    let art = rect(0, 0, 360, 540, 'light');
    for (let row = 0; row < 3; row++)
      for (let column = -1; column < 4; column++) {
        const isLit = row === 1 && column === lit;
        const x = column * 132 + 48 + (row % 2 ? 66 : 0);
        const y = 190 + row * 150;
        art += path(
          `M${x - 66} ${y + 66}A66 66 0 0 1 ${x + 66} ${y + 66}V560H${x - 66}z`,
          isLit ? 'spark' : shoulders[row],
        );
        art += circle(x, y - 22, 32, isLit ? 'paper' : heads[row]);
      }
    return art;
  },
  digital(random) {
    const [a, b] = [random() * 6, random() * 6];
    const hit = [1 + Math.floor(random() * 5), 2 + Math.floor(random() * 7)];
    let art = rect(0, 0, 360, 540, 'deep');
    for (let row = 0; row < 11; row++)
      for (let column = 0; column < 7; column++) {
        const wave = Math.sin(column / 1.8 + a + row / 4) + Math.cos(row / 1.9 + b - column / 4);
        const lit = column === hit[0] && row === hit[1];
        const fill = lit ? 'spark' : wave > 0.7 ? 'light' : wave > -0.5 ? 'mid' : 'ground';
        art += circle(26 + column * 52, 20 + row * 50, lit ? 20 : 5 + (wave + 2) * 4.6, fill);
      }
    return art;
  },
  supply(random) {
    let art = rect(0, 0, 360, 540, 'tint');
    ['light', 'mid', 'deep', 'spark'].forEach((color, i) => {
      const y = 84 + i * 124 + random() * 16;
      const x = 60 + random() * 90;
      const jump = i % 2 ? 56 : -50;
      art += path(
        `M-20 ${n(y)}H${n(x)}L${n(x + 56)} ${n(y + jump)}H${n(x + 150)}L${n(x + 206)} ${n(y)}H400`,
        'none',
        stroke(color, i === 3 ? 14 : 20),
      );
      for (const [cx, cy] of [
        [x - 34, y],
        [x + 100, y + jump],
      ])
        art += circle(cx, cy, 15, 'paper', stroke('deep', 7));
    });
    return art;
  },
  comply(random) {
    const x = 70 + random() * 50;
    let art = rect(0, 0, 360, 540, 'light');
    ['mid', 'deep', 'ground', 'paper'].forEach((fill, i) => {
      const lines = [0, 1, 2, 3].map((k) => rect(x + 46, 210 + k * 42, 70 + random() * 70, 13, 'light')).join('');
      const seal = `<circle cx="${n(x + 166)}" cy="410" r="30" fill="none" ${stroke('spark', 11)}/>`;
      art += `<g transform="rotate(${-20 + i * 9} ${n(x + 100)} 620)">${rect(x + i * 8, 140 + i * 8, 220, 460, fill, 'rx="6"')}${i === 3 ? lines + seal : ''}</g>`;
    });
    return art + circle(random() > 0.5 ? 60 : 296, 76, 34, 'spark');
  },
  newbie(random) {
    let art = rect(0, 0, 360, 540, 'tint');
    for (let i = 0; i < 12; i++) {
      const x = 18 + i * 30 + random() * 10;
      art += path(
        `M${n(x)} 120V${n(250 + random() * 250)}`,
        'none',
        `${stroke(i % 5 === 2 ? 'mid' : 'deep', i % 3 === 0 ? 9 : 4)} stroke-linecap="round"`,
      );
    }
    for (let i = 0; i < 5; i++)
      art += circle(
        10 + i * 84 + random() * 24,
        70 + random() * 56,
        74 + random() * 30,
        ['ground', 'mid', 'light', 'deep'][i % 4],
      );
    return art + circle(250 + random() * 60, 400, 26, 'spark');
  },
};

/** The opening picture's side drawing for a motif; `seed` varies it from chapter to chapter. */
export function motifPanel(/** @type {Motif} */ motif, /** @type {string} */ seed) {
  return `<svg class="panel" viewBox="0 0 360 540" width="360" height="540">${DRAWINGS[motif](randomOf(seed))}</svg>`;
}
