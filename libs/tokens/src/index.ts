export { defaultHoverColor, defaultThemeColor, deriveAccents, type Accents } from './accents.ts';
export { contrast } from './contrast.ts';
export { baseCss, themeCss, type TenantColors } from './css.ts';
export { hexToRgba, parseHex, toHex, type Rgb } from './hex.ts';
export { constant, palettes, type Mode } from './palette.ts';
export { type TokenName } from './token-name.ts';
