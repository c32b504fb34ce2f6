import type { Words } from './useWords.ts';

/** Length of an exam: from three hours on in hours, if they are whole. */
export const limitOf = (minutes: number) =>
  minutes >= 180 && minutes % 60 === 0
    ? ({ count: minutes / 60, unit: 'hours' } as const)
    : ({ count: minutes, unit: 'minutes' } as const);

/** The same with its unit. */
export function limitWords({ t }: Pick<Words, 't'>, minutes: number): string {
  const { count, unit } = limitOf(minutes);
  return t(`unit.${unit}`, { count });
}
