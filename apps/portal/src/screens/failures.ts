import { LostPart, type DrawingName } from '@banyan/ui';
import { ForbiddenError } from '../guard/guard.ts';

/** Description of a screen's failure. Keys are of the portal's messages. */
export interface FailureKind {
  readonly title: 'chunkTitle' | 'adminTitle' | 'lecturerTitle' | 'otherProgramTitle' | 'title';
  readonly text: 'slowText' | 'chunkText' | 'forbiddenText' | 'otherProgramText' | 'text';
  readonly action: 'refresh' | 'retry' | 'copyAddress';
  readonly drawing: DrawingName;
  /** Name of the error, for support; never its message, which may carry typed text. */
  readonly details: string | undefined;
  /** Whether it is a mistake of ours and is reported. */
  readonly reported: boolean;
}

/** Classifies the error of a screen. */
export function failureKind(error: unknown): FailureKind {
  if (error instanceof ForbiddenError && error.needs === 'otherProgram') {
    return {
      title: 'otherProgramTitle',
      text: 'otherProgramText',
      action: 'copyAddress',
      drawing: 'lock',
      details: undefined,
      reported: false,
    };
  }
  if (error instanceof ForbiddenError) {
    return {
      title: error.needs === 'admin' ? 'adminTitle' : 'lecturerTitle',
      text: 'forbiddenText',
      action: 'refresh',
      drawing: 'lock',
      details: undefined,
      reported: false,
    };
  }
  if (error instanceof LostPart || isMissingPart(error)) {
    return {
      title: 'chunkTitle',
      text: error instanceof LostPart && error.reason === 'timeout' ? 'slowText' : 'chunkText',
      action: 'refresh',
      drawing: 'offline',
      details: undefined,
      reported: false,
    };
  }
  const name = error instanceof Error ? error.name : 'Error';
  return { title: 'title', text: 'text', action: 'retry', drawing: 'broken', details: name, reported: true };
}

/** A part inside a screen failed to load; each browser has its own message for it. */
function isMissingPart(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message);
}
