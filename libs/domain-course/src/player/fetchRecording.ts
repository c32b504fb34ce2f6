import type * as recording from './recording.ts';

/** What records the study of a chapter. */
export type Recording = typeof recording;

/** Fetches what records the study, once. */
export const fetchRecording = (): Promise<Recording> => import('./recording.ts');
