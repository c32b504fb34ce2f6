import { type ScormChapter, scormLimits, type ScormStatus, scormStatuses } from '@banyan/contracts/course';

/** What the page around a package hands over. */
export interface HandedOver {
  readonly status: ScormStatus;
  /** Where the package wants to go on; null where that and `suspend` are too long to be kept. */
  readonly location: string | null;
  readonly suspend: string | null;
  readonly score: number | null;
  readonly seconds: number;
}

/** Characters of `suspend` and `location` as they travel: a call may have 320 KB, sealed a third more than it says. */
const mostOnTheWay = 240 * 1024;

/** How long a text is on its way; one with halves of characters cannot be sent. */
function lengthOnTheWay(text: string): number {
  try {
    return encodeURIComponent(text).length;
  } catch {
    return Infinity;
  }
}

/** What the page around a package says. */
export type ScormMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'left' }
  | { readonly kind: 'loaded' | 'broken' | 'blocked'; readonly no: number }
  | {
      readonly kind: 'commit';
      readonly no: number;
      readonly values: HandedOver;
      /** The package asked for it to be kept. */
      readonly urgent: boolean;
      /** The visit has ended. */
      readonly ended: boolean;
    };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A message of a package's page; null for everything else: what runs there is not ours. */
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
  // Half of what it wants back would be worse than what it handed over before; that it is finished counts all the same.
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

/** What the page around a package is told once, when it is ready. */
export const openMessage = ({ current, learner, parts, ticket, version }: ScormChapter, holder: string) => ({
  of: 'banyan.scorm',
  kind: 'open',
  version,
  learner,
  // How it hands over its last when the tab is closed.
  last: { ticket, holder },
  part: { ...current, title: parts.find(({ no }) => no === current.no)?.title ?? '' },
});

/** Asks the page around a package to end the visit; it says `left` when all has been handed over. */
export const leaveMessage = { of: 'banyan.scorm', kind: 'leave' } as const;
