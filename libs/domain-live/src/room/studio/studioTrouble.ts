/** Reasons why no picture is available. */
export type StudioTrouble = 'refused' | 'missing' | 'busy' | 'unsupported';

const troubles: Readonly<Record<string, StudioTrouble>> = {
  NotAllowedError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Reason for a browser's error. */
export const troubleOf = (error: unknown): StudioTrouble =>
  (error instanceof DOMException ? troubles[error.name] : undefined) ?? 'unsupported';
