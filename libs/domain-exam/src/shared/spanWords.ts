import type { Words } from './useWords.ts';

/**
 * Minutes in words: whole days if there are any. Below an hour the unit is written out, since in Chinese its short form
 * is that of a point.
 */
export function spanWords({ t, rough }: Pick<Words, 't' | 'rough'>, minutes: number): string {
  const days = minutes / 1440;
  if (Number.isInteger(days) && days > 0) return t('rule.days', { count: days });
  return minutes < 60 ? t('unit.minutes', { count: Math.max(1, Math.round(minutes)) }) : rough(minutes * 60);
}
