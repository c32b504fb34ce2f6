import { lazy, Suspense, useEffect, useState } from 'react';
import { useFrame } from '../composition/frame.ts';
import { loadPart } from '../parts/chunks.ts';
import { PartBoundary } from '../screens/PartBoundary.tsx';

const ToTop = lazy(() => loadPart(() => import('./ToTop.tsx')));

/** The way back to the top, fetched when a page is first scrolled; a page is read without it where it does not arrive. */
export function LateToTop() {
  const { report } = useFrame();
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const hear = () => setScrolled(true);
    window.addEventListener('scroll', hear, { once: true, passive: true });
    return () => window.removeEventListener('scroll', hear);
  }, []);
  if (!scrolled) return null;
  return (
    <PartBoundary instead={null} onError={report}>
      <Suspense fallback={null}>
        <ToTop />
      </Suspense>
    </PartBoundary>
  );
}
