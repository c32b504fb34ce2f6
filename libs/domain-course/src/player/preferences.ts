import type { KeyValueStore } from './journalNames.ts';
import type { SubtitleLanguage } from './SubtitleStore.ts';

/** How this learner likes to watch, kept on this device. */
export interface Preferences {
  readonly rate: number;
  /** 0–1. */
  readonly volume: number;
  readonly muted: boolean;
  /** Null until chosen: then the interface's language. */
  readonly subtitles: SubtitleLanguage | 'off' | null;
  readonly quality: QualityChoice;
}

/** Lines of the picture, or that the player finds out what suits. */
export type QualityChoice = number | 'auto';

export interface PreferenceStore {
  readonly read: () => Preferences;
  readonly write: (preferences: Preferences) => void;
}

/** Speeds on offer. */
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

/** Reads what was kept; whatever is missing or makes no sense is as at the beginning. */
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

/** Keeps them, where there is a place to keep them. */
export function writePreferences(store: Store | null, preferences: Preferences): void {
  try {
    store?.setItem(name, JSON.stringify(preferences));
  } catch {
    // A full or forbidden storage costs a convenience, nothing else.
  }
}
