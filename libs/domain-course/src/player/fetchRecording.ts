import type { Recording } from './recording.ts';

/** Fetches what records the study, once. */
export const fetchRecording = (): Promise<Recording> => import('./recording.ts');
