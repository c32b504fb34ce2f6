/** Browsers by their user agent, the more particular first: each of them also names the later ones. */
const browsers = [
  ['WeChat', /MicroMessenger\//],
  ['DingTalk', /DingTalk\//],
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\bFirefox\//],
  ['Chrome', /\b(?:Headless)?Chrome\//],
  ['Safari', /\bVersion\/.*Safari\//],
] as const;
const systems = [
  ['Android', /Android/],
  ['iPadOS', /iPad/],
  ['iOS', /iPhone/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

const firstOf = (known: readonly (readonly [string, RegExp])[], said: string) =>
  known.find(([, sign]) => sign.test(said))?.[0] ?? '';

/** Browser and system by their names; empty for unknown ones. Only shown to people, never relied on. */
export const browserOf = (userAgent: string) => ({
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
});
