import type * as recording from './recording.ts';

/** Module that records the study of a chapter. */
export type Recording = typeof recording;

/** Loads the recording, once. */
export const fetchRecording = (): Promise<Recording> => import('./recording.ts');
