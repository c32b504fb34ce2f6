/** Why no picture came. */
export type StudioTrouble = 'refused' | 'missing' | 'busy' | 'unsupported';

const troubles: Readonly<Record<string, StudioTrouble>> = {
  NotAllowedError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** What a browser's error says of it. */
export const troubleOf = (error: unknown): StudioTrouble =>
  (error instanceof DOMException ? troubles[error.name] : undefined) ?? 'unsupported';
