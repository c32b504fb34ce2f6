import { useState, useSyncExternalStore } from 'react';

const place = 'banyan-console-navigation';
const narrow = '(max-width: 1279px)';

function kept(): boolean {
  try {
    return localStorage.getItem(place) === 'folded';
  } catch {
    return false;
  }
}

function keep(folded: boolean): void {
  try {
    localStorage.setItem(place, folded ? 'folded' : 'open');
  } catch {
    // The browser forbids it: the choice lasts as long as the page.
  }
}

const watch = (changed: () => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the navigation is a rail: by hand, kept on this device; in a window below 1280 px in any case. */
export function useFold() {
  const small = useSyncExternalStore(
    watch,
    () => matchMedia(narrow).matches,
    () => false,
  );
  const [chosen, setChosen] = useState(kept);
  const toggle = () => {
    setChosen(!chosen);
    keep(!chosen);
  };
  return { folded: small || chosen, canUnfold: !small, toggle };
}
