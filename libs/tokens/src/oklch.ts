import type { Rgb } from './hex.ts';

/** A colour in OKLab: lightness 0–1, two opponent axes. */
interface Lab {
  l: number;
  a: number;
  b: number;
}

/** A colour in OKLCH: lightness 0–1, chroma from 0, hue in radians. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

const toLinear = (channel: number) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const fromLinear = (value: number) => 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Computed once for every whole channel: a search for contrast needs them thousands of times. */
const linearOf = Array.from({ length: 256 }, (_, channel) => toLinear(channel));

/** Linear-light channels, 0–1. */
export function linear(rgb: Rgb): [number, number, number] {
  const one = (channel: number) => linearOf[channel] ?? toLinear(channel);
  return [one(rgb.r), one(rgb.g), one(rgb.b)];
}

function rgbToLab(rgb: Rgb): Lab {
  const [r, g, b] = linear(rgb);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** Linear channels of an OKLab colour; outside 0–1 when the screen cannot show it. */
function labToLinear(lab: Lab): [number, number, number] {
  const l = (lab.l + 0.3963377774 * lab.a + 0.2158037573 * lab.b) ** 3;
  const m = (lab.l - 0.1055613458 * lab.a - 0.0638541728 * lab.b) ** 3;
  const s = (lab.l - 0.0894841775 * lab.a - 1.291485548 * lab.b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function labToRgb(lab: Lab): Rgb {
  const [r, g, b] = labToLinear(lab).map((value) => fromLinear(Math.min(1, Math.max(0, value)))) as [
    number,
    number,
    number,
  ];
  return { r: Math.round(r), g: Math.round(g), b: Math.round(b) };
}

const inGamut = (lab: Lab) => labToLinear(lab).every((value) => value >= -0.0005 && value <= 1.0005);

const lchToLab = ({ l, c, h }: Lch): Lab => ({ l, a: c * Math.cos(h), b: c * Math.sin(h) });

/** An sRGB colour in OKLCH. */
export function rgbToLch(rgb: Rgb): Lch {
  const { l, a, b } = rgbToLab(rgb);
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

/** The nearest colour a screen can show: lightness and hue stay, chroma is reduced. */
export function lchToRgb(lch: Lch): Rgb {
  const l = Math.min(1, Math.max(0, lch.l));
  const wanted = lchToLab({ ...lch, l });
  if (inGamut(wanted)) return labToRgb(wanted);
  let low = 0;
  let high = lch.c;
  for (let step = 0; step < 14; step += 1) {
    const middle = (low + high) / 2;
    if (inGamut(lchToLab({ l, c: middle, h: lch.h }))) low = middle;
    else high = middle;
  }
  return labToRgb(lchToLab({ l, c: low, h: lch.h }));
}

/** The result of `color-mix(in oklab, over share, under)`; `share` is 0–1. */
export function mix(over: Rgb, under: Rgb, share: number): Rgb {
  const top = rgbToLab(over);
  const base = rgbToLab(under);
  const blend = (key: keyof Lab) => top[key] * share + base[key] * (1 - share);
  return labToRgb({ l: blend('l'), a: blend('a'), b: blend('b') });
}
