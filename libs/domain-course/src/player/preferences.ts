import type { KeyValueStore } from './journalNames.ts';
import type { SubtitleLanguage } from './SubtitleStore.ts';

/** The learner's playback preferences, stored on this device. */
export interface Preferences {
  readonly rate: number;
  /** Volume, 0–1. */
  readonly volume: number;
  readonly muted: boolean;
  /** Null until chosen: the interface's language applies. */
  readonly subtitles: SubtitleLanguage | 'off' | null;
  readonly quality: QualityChoice;
}

/** Lines of the picture, or automatic. */
export type QualityChoice = number | 'auto';

export interface PreferenceStore {
  readonly read: () => Preferences;
  readonly write: (preferences: Preferences) => void;
}

/** Available speeds. */
export const rates: readonly number[] = [0.75, 1, 1.25, 1.5, 1.75, 2];
export const defaultPreferences: Preferences = {
  rate: 1,
  volume: 1,
  muted: false,
  subtitles: null,
  quality: 'auto',
};

const name = 'banyan.course.player';
type Store = Pick<KeyValueStore, 'getItem' | 'setItem'>;

/** Reads the stored preferences; missing or invalid values become defaults. */
export function readPreferences(store: Store | null): Preferences {
  try {
    const value: unknown = JSON.parse(store?.getItem(name) ?? '{}');
    const kept = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
    const { rate, volume, muted, subtitles, quality } = kept;
    return {
      rate: typeof rate === 'number' && rates.includes(rate) ? rate : 1,
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 1,
      muted: muted === true,
      subtitles: subtitles === 'zh' || subtitles === 'en' || subtitles === 'off' ? subtitles : null,
      quality: typeof quality === 'number' && quality > 0 ? quality : 'auto',
    };
  } catch {
    return defaultPreferences;
  }
}

/** Stores the preferences, if there is a store. */
export function writePreferences(store: Store | null, preferences: Preferences): void {
  try {
    store?.setItem(name, JSON.stringify(preferences));
  } catch {
    // A full or blocked storage only loses a convenience.
  }
}
