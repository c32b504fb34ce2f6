/** Purpose of a code by phone: a code for one purpose is refused for any other. */
export const codePurposes = ['login', 'reset', 'change', 'register'] as const;
export type CodePurpose = (typeof codePurposes)[number];
/** Purposes of codes, with the one for people from outside, which has a call of its own. */
export type CodeUse = CodePurpose | 'outsider';

/** Digits of a code. */
export const codeLength = 6;
/** Lifetime of a code, seconds. */
export const codeLifetimeS = 300;
/** Seconds until the next code may be requested. */
export const codeResendS = 60;

/** Leading zero bits of the digest of `id:work` that replaces a slider: about 65 000 tries of a browser. */
export const sliderWorkBits = 16;

/** The picture of the slider, px. */
export const sliderPicture = { width: 320, height: 140, piece: 52 } as const;

/** Calendars of birthdays. */
export const birthdayTypes = ['solar', 'lunar'] as const;
export type BirthdayType = (typeof birthdayTypes)[number];

/**
 * Whether the day exists and is not in the future: a lunar month has up to 30 days, a solar date must be real.
 * `today` is `2026-05-04`.
 */
export function isBirthday(type: BirthdayType, text: string, today: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year < '1900' || text > today) return false;
  if (type === 'lunar') return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 30;
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
}
