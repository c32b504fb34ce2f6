/** The two appearances; `data-theme` on the root element selects one. */
export type Mode = 'light' | 'dark';

/** Colours independent of the tenant, in the light appearance. */
export const light = {
  bg: '#f7f7f5',
  surface: '#ffffff',
  sunken: '#f0f0ed',
  hover: '#f3f3f0',
  float: '#ffffff',
  line: '#e5e5e1',
  'line-2': '#d0d0ca',
  'line-3': '#8f8f89',
  track: '#e4e4df',
  ink: '#1c1d20',
  'ink-2': '#4f5157',
  'ink-3': '#66696f',
  ok: '#18774a',
  'ok-soft': '#e6f3ec',
  warn: '#8c5406',
  'warn-soft': '#fbf0db',
  'warn-graphic': '#d98a14',
  danger: '#b0203c',
  'danger-soft': '#fbe9ec',
  info: '#2a5fb4',
  'info-soft': '#e8eff9',
  'chart-1': '#2a5fb4',
  'chart-2': '#b45f12',
  'chart-3': '#18774a',
  'chart-4': '#8a4a9e',
  'chart-5': '#7a6a55',
  scrim: 'rgb(20 20 18 / 0.44)',
  'bg-behind': 'color-mix(in srgb, rgb(20 20 18) 44%, var(--bg))',
  tip: '#26272b',
  'on-tip': '#ffffff',
  'paper-base': '#f1f0ec',
  'grain-base': '#dcd9d1',
  'goal-3': '#cf9429',
  'cover-edge': 'rgb(0 0 0 / 0.07)',
  'float-shadow': '0 1px 2px rgb(20 20 18 / 0.06), 0 12px 32px -8px rgb(20 20 18 / 0.18)',
  'cover-filter': 'none',
  'paper-tint': '2.5%',
  'grain-tint': '7%',
} as const;

/** Names of the colours with a value for each appearance. */
export type PaletteName = keyof typeof light;

/** The same names in the dark appearance. */
export const dark: Record<PaletteName, string> = {
  bg: '#131314',
  surface: '#1b1b1d',
  sunken: '#26262a',
  hover: '#2d2d32',
  float: '#222225',
  line: '#2d2d31',
  'line-2': '#424248',
  'line-3': '#6c6c74',
  track: '#34343a',
  ink: '#ededee',
  'ink-2': '#b9b9bf',
  'ink-3': '#9a9aa2',
  ok: '#5cc691',
  'ok-soft': '#17301f',
  warn: '#e3ae55',
  'warn-soft': '#33270f',
  'warn-graphic': '#d98a14',
  danger: '#f0838f',
  'danger-soft': '#3a1c22',
  info: '#86b0f2',
  'info-soft': '#1a2941',
  'chart-1': '#86b0f2',
  'chart-2': '#e3a15c',
  'chart-3': '#5cc691',
  'chart-4': '#c99ddd',
  'chart-5': '#b8aa95',
  scrim: 'rgb(0 0 0 / 0.6)',
  'bg-behind': 'color-mix(in srgb, rgb(0 0 0) 60%, var(--bg))',
  tip: '#ededee',
  'on-tip': '#1c1d20',
  'paper-base': '#161617',
  'grain-base': '#2b2b2d',
  'goal-3': '#dca648',
  'cover-edge': 'rgb(255 255 255 / 0.06)',
  'float-shadow': '0 0 0 1px rgb(255 255 255 / 0.05), 0 16px 40px -8px rgb(0 0 0 / 0.6)',
  'cover-filter': 'brightness(0.86) saturate(0.94)',
  'paper-tint': '5%',
  'grain-tint': '10%',
};

/** Danger for tenants with a red colour: errors must not look like selected or focused elements. */
export const plum: Record<Mode, { danger: string; 'danger-soft': string }> = {
  light: { danger: '#97195f', 'danger-soft': '#f9e8f1' },
  dark: { danger: '#ee8cc0', 'danger-soft': '#391a2c' },
};

/** Values that stay the same in both appearances and for every tenant. */
export const constant = {
  /** Labels on a picture keep their colours in both appearances. */
  'on-cover': '#ffffff',
  'cover-shade': 'rgb(18 18 20 / 0.78)',
  'cover-tag': '#ffffff',
  'on-cover-tag': '#1c1d20',
  /** A video has a dark stage in both appearances; its progress keeps the tenant's hue and is light enough there. */
  stage: '#0d0e10',
  'on-stage': '#ffffff',
  'on-stage-2': 'rgb(255 255 255 / 0.72)',
  'stage-line': 'rgb(255 255 255 / 0.26)',
  'stage-shade': 'rgb(6 7 9 / 0.88)',
  'stage-accent': 'oklch(from var(--tenant) max(l, 0.62) c h)',
  /** A camera or a recording is on: the one red, with words in `on-stage`, independent of the tenant's colour. */
  'on-air': '#c41d1d',
  t12: '12px',
  t14: '14px',
  t16: '16px',
  t20: '20px',
  t24: '24px',
  t32: '32px',
  sans: 'apostrophe, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif',
  /** For English words: letters, and above all quotes and dashes, of a Latin font. */
  latin:
    '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Liberation Sans", quotes, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif',
  s1: '4px',
  s2: '8px',
  s3: '12px',
  s4: '16px',
  s5: '24px',
  s6: '32px',
  s7: '48px',
  'r-card': '12px',
  'r-ctl': '8px',
  'r-small': '4px',
  'control-h': '36px',
  'action-h': '48px',
  'header-h': '64px',
  content: '1200px',
  /** Layers, from the page up: sticky headers, overlays, messages. */
  'z-header': '20',
  'z-wait': '30',
  'z-dialog': '50',
  'z-toast': '60',
  'z-skip': '100',
  quick: '120ms',
  slow: '200ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  /** Colours that depend on the tenant and are mixed by the browser. */
  paper: 'color-mix(in oklab, var(--tenant) var(--paper-tint), var(--paper-base))',
  grain: 'color-mix(in oklab, var(--tenant) var(--grain-tint), var(--grain-base))',
  ring: '0 0 0 2px var(--surface), 0 0 0 4px var(--accent)',
} as const;

/** Names of the constant values. */
export type ConstantName = keyof typeof constant;

/** The palettes by appearance. */
export const palettes: Record<Mode, Record<PaletteName, string>> = { light, dark };
