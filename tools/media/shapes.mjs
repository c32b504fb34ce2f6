/** Shapes in the page's pigments, as SVG: `fill` and `color` name its custom properties. */

export const n = (value) => +value.toFixed(1);

export const circle = (x, y, r, fill, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="var(--${fill})" ${more}/>`;
export const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="var(--${fill})" ${more}/>`;
export const path = (d, fill, more = '') =>
  `<path d="${d}" fill="${fill === 'none' ? 'none' : `var(--${fill})`}" ${more}/>`;
export const stroke = (color, width) => `stroke="var(--${color})" stroke-width="${width}" stroke-linejoin="round"`;
