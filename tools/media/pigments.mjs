/**
 * The mineral pigments of the covers, as they are mixed for the pictures of a video.
 * @typedef {{ ground: string, deep: string, mid: string, light: string, paper: string, spark: string }} Pigment
 * @typedef {'quality'|'lean'|'safety'|'equip'|'lead'|'digital'|'supply'|'comply'|'newbie'} Motif
 */

/** @type {Record<Motif, Pigment>} */
export const PIGMENTS = {
  quality: mix('#2f4b7c', '#1f3358', '#5b7fb5', '#a9c0df', '#eef2f8', '#f0b44c'), // 靛青
  lean: mix('#2f7a6b', '#1d5348', '#5fa594', '#aad2c6', '#edf5f2', '#f2c14e'), // 石绿
  safety: mix('#d9a13b', '#8f5d0c', '#eec374', '#f7dfae', '#fdf6e6', '#2c3a47'), // 藤黄
  equip: mix('#a65f3e', '#733d25', '#c98d6c', '#e6c1a9', '#faf0e9', '#2f4b57'), // 赭石
  lead: mix('#6d4a75', '#45304e', '#9a78a3', '#cbb3d1', '#f5eff6', '#efa37f'), // 青莲
  digital: mix('#2c6f97', '#184a69', '#5b9cc2', '#aacfe3', '#ecf5fa', '#f3c969'), // 石青
  supply: mix('#55677a', '#374656', '#8595a5', '#bcc8d2', '#f0f3f6', '#e58f5b'), // 黛
  comply: mix('#9a5468', '#6d3547', '#c08595', '#e2bcc6', '#f9eff2', '#5c86a5'), // 藕荷
  newbie: mix('#6f8f3f', '#4b6527', '#9db96c', '#cddca9', '#f4f8ea', '#e8b04a'), // 柳绿
};

/** Motifs whose spark is darker than their paper's ink can be read on. */
const DARK_SPARKS = ['safety', 'equip'];

/** @returns {Pigment} */
function mix(ground, deep, mid, light, paper, spark) {
  return { ground, deep, mid, light, paper, spark };
}

/** Custom properties that every drawing and layout paints with; inks are derived so that text keeps its contrast. */
export function pigmentStyle(/** @type {Motif} */ motif) {
  const p = PIGMENTS[motif];
  const vars = {
    ...p,
    // 藤黄 is too light to draw a line with; its deep tone does that.
    line: motif === 'safety' ? p.deep : p.ground,
    ink: `color-mix(in oklab, ${p.deep} 62%, #10141a)`,
    muted: `color-mix(in oklab, color-mix(in oklab, ${p.deep} 72%, #10141a) 74%, ${p.paper})`,
    onSpark: DARK_SPARKS.includes(motif) ? p.paper : `color-mix(in oklab, ${p.deep} 62%, #10141a)`,
    tint: `color-mix(in oklab, ${p.light} 34%, ${p.paper})`,
    echo: `color-mix(in oklab, ${p.light} 22%, ${p.paper})`,
    rule: `color-mix(in oklab, ${p.light} 78%, ${p.mid})`,
  };
  return Object.entries(vars)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}
