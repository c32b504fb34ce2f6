import { useState } from 'react';
import { useFrame } from '../composition/frame.ts';

/**
 * The language that the screen in view was rendered in. A screen's data are in one language: a change renders it again,
 * unless it has typed text, which keeps the screen; then only its words are in the new language, and its data are
 * fetched in the background.
 */
export function useMadeIn(language: string): string {
  const { leaving } = useFrame();
  const [known, setKnown] = useState({ language, madeIn: language });
  if (known.language === language) return known.madeIn;
  const madeIn = leaving.keeps() ? known.madeIn : language;
  setKnown({ language, madeIn });
  return madeIn;
}
