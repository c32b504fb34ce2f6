import { type ScormChapter, scormLimits, type ScormStatus, scormStatuses } from '@banyan/contracts/course';

/** Data of a hand-over from the page around a package. */
export interface HandedOver {
  readonly status: ScormStatus;
  /** Bookmark of the package; null when it and `suspend` are too long to store. */
  readonly location: string | null;
  readonly suspend: string | null;
  readonly score: number | null;
  readonly seconds: number;
}

/** Maximum characters of `suspend` and `location` in transit: a call may have 320 KB, and encryption adds a third. */
const mostOnTheWay = 240 * 1024;

/** Length of a text in transit; lone surrogates cannot be sent. */
function lengthOnTheWay(text: string): number {
  try {
    return encodeURIComponent(text).length;
  } catch {
    return Infinity;
  }
}

/** Messages from the page around a package. */
export type ScormMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'left' }
  | { readonly kind: 'loaded' | 'broken' | 'blocked'; readonly no: number }
  | {
      readonly kind: 'commit';
      readonly no: number;
      readonly values: HandedOver;
      /** The package asked to save at once. */
      readonly urgent: boolean;
      /** The visit has ended. */
      readonly ended: boolean;
    };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Parses a message of a package's page; null for anything else, since its code is foreign. */
export function readMessage(data: unknown): ScormMessage | null {
  if (!isObject(data) || data['of'] !== 'banyan.scorm') return null;
  const { kind, no } = data;
  if (kind === 'ready' || kind === 'left') return { kind };
  if (!Number.isSafeInteger(no)) return null;
  if (kind === 'loaded' || kind === 'broken' || kind === 'blocked') return { kind, no: Number(no) };
  if (kind !== 'commit') return null;
  const values = readValues(data['values']);
  if (values === null) return null;
  return { kind, no: Number(no), values, urgent: data['urgent'] === true, ended: data['ended'] === true };
}

function readValues(value: unknown): HandedOver | null {
  if (!isObject(value)) return null;
  const { location, score, seconds, suspend } = value;
  const status = scormStatuses.find((one) => one === value['status']);
  if (status === undefined || typeof location !== 'string' || typeof suspend !== 'string') return null;
  // Truncated data would be worse than the previous hand-over; completion counts all the same.
  const tooLong =
    suspend.length > scormLimits.suspend ||
    location.length > scormLimits.location ||
    lengthOnTheWay(suspend) + lengthOnTheWay(location) > mostOnTheWay;
  return {
    status,
    location: tooLong ? null : location,
    suspend: tooLong ? null : suspend,
    score: typeof score === 'number' && score >= 0 && score <= 100 ? score : null,
    seconds: typeof seconds === 'number' && seconds >= 0 && seconds < 1e7 ? seconds : 0,
  };
}

/** Message to the page around the package, sent once when it is ready. */
export const openMessage = ({ current, learner, parts, ticket, version }: ScormChapter, holder: string) => ({
  of: 'banyan.scorm',
  kind: 'open',
  version,
  learner,
  // Data for its last hand-over when the tab is closed.
  last: { ticket, holder },
  part: { ...current, title: parts.find(({ no }) => no === current.no)?.title ?? '' },
});

/** Asks the page around a package to end the visit; it replies `left` when everything has been handed over. */
export const leaveMessage = { of: 'banyan.scorm', kind: 'leave' } as const;
