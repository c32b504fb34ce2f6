import type { I18nContextValue } from '@videojs/react';
import { useMemo } from 'react';
import { useWords } from '../shared/useWords.ts';

/** The player library's text keys with our messages; both use the same placeholders. */
const messages: Readonly<Record<string, string>> = {
  'buttons.play': 'player.play',
  'buttons.pause': 'player.pause',
  'buttons.replay': 'player.replay',
  'buttons.mute': 'player.mute',
  'buttons.unmute': 'player.unmute',
  'seek.forward': 'player.forward',
  'seek.backward': 'player.backward',
  'fullscreen.enter': 'player.fullscreen',
  'fullscreen.exit': 'player.exitFullscreen',
  'pip.enter': 'player.pip',
  'pip.exit': 'player.exitPip',
  'slider.seek': 'player.seek',
  'time.current': 'player.currentTime',
  'time.duration': 'player.duration',
  'time.position': 'player.positionOf',
  'playback.rate': 'player.speedIs',
  'volume.label': 'player.volume',
  'volume.value': 'player.volumeIs',
  'volume.muted': 'player.muted',
  'volume.mutedValue': 'player.mutedAt',
  'status.paused': 'player.paused',
  'status.playing': 'player.playing',
  'status.fullscreen': 'player.fullscreen',
  'status.pip': 'player.pip',
  'status.exitPip': 'player.exitPip',
  'status.seekedTo': 'player.soughtTo',
};

/** Texts of the player library: names of buttons, values of sliders, announcements. */
export function usePlayerWords(): I18nContextValue {
  const { t, language } = useWords();
  return useMemo(() => {
    const translator: I18nContextValue['translator'] = (
      input: string | { readonly key: string; readonly text: string },
      values?: object,
    ) => {
      const [key, fallback] = typeof input === 'string' ? [input, input] : [input.key, input.text];
      const message = messages[key];
      return message === undefined ? fallback : t(message, { ...values });
    };
    return { locale: language, localeFromProp: true, translator };
  }, [t, language]);
}
