import type { Language } from '@banyan/contracts';
import type { ScreenHandle } from '@banyan/core-session';
import type { ToastQueue } from '@banyan/ui';
import { createContext, useContext } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import type { LeaveStore } from './LeaveStore.ts';
import type { AppearanceStore } from '../appearance/AppearanceStore.ts';

/** Functions for header, footer and stand-in screens. */
export interface Frame {
  readonly appearance: AppearanceStore;
  readonly toasts: ToastQueue;
  /** Asks before a screen with unsaved text is left. */
  readonly leaving: LeaveStore;
  /** Shows the interface in another language; a failure is shown as a toast. */
  readonly switchLanguage: (to: Language) => Promise<void>;
  /** Ends the session and opens `to`, or the visitors' page; a failure is shown as a toast. */
  readonly signOut: (to?: string) => Promise<void>;
  /** Reloads the document, here or at another address of this origin. */
  readonly reload: (to?: string) => void;
  /** Reports that a screen is on the page, perhaps not for the first time. */
  readonly arrived: (handle: ScreenHandle, at: Location, action: NavigationType) => void;
  /** Reports an error of a screen to the analytics port. */
  readonly report: (error: unknown) => void;
  /** True if this path has a screen that the viewer may open: other links are left out. Read inside an observer. */
  readonly mayOpen: (path: string) => boolean;
}

export const FrameContext = createContext<Frame | null>(null);

/** The frame of the running portal; using it outside is a mistake. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (frame === null) throw new Error('useFrame needs a FrameContext above it');
  return frame;
}
