import { useEffect } from 'react';
import type { FilmStore } from './FilmStore.ts';

const isTaken = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, button, a, [role=tab], [role=menuitem]'));

/** Keys of the film: space plays, M mutes, F toggles full screen, arrows skip ten seconds in a playback. */
export function useFilmKeys(film: FilmStore, fill: () => void): void {
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      ' ': () => film.toggle(),
      m: () => film.toggleMuted(),
      f: fill,
      ...(film.live ? {} : { arrowleft: () => film.step(-10), arrowright: () => film.step(10) }),
    };
    const press = (event: KeyboardEvent) => {
      const free = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;
      const act = acts[event.key.toLowerCase()];
      if (!free || act === undefined || isTaken(event.target)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [film, fill]);
}
