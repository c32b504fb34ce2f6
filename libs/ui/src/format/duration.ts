/** A duration split into its parts; the caller adds the words. */
export interface DurationParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const whole = (seconds: number) => (Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0);

/** Splits seconds into days, hours, minutes and seconds; negative or invalid numbers count as zero. */
export function splitDuration(seconds: number): DurationParts {
  const total = whole(seconds);
  return {
    days: Math.floor(total / 86400),
    hours: Math.floor((total % 86400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
  };
}

/** Seconds as a clock: `0:07`, `12:46`, `1:12:30`; hours continue past a day. */
export function clock(seconds: number): string {
  const total = whole(seconds);
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const pad = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(total % 60)}` : `${minutes}:${pad(total % 60)}`;
}
