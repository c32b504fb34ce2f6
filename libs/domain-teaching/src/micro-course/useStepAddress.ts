import type { MicroStep } from '@banyan/contracts/teaching';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { teachingLinks } from '../teaching.links.ts';

/** Ways between the steps of a micro-course, by its id; 0: it has none yet. */
export function useStepAddress(id: number, step: MicroStep) {
  const navigate = useNavigate();
  const href = (to: MicroStep) => teachingLinks.upload.href({ id, step: to });
  // The step that was asked for last, also while its navigation is under way.
  const asked = useRef(step);
  useEffect(() => {
    asked.current = step;
  }, [step]);
  // A reload of a draft that has got its id finds it.
  useEffect(() => {
    if (id !== 0) void navigate(teachingLinks.upload.href({ id, step: asked.current }), { replace: true });
  }, [id, navigate]);
  const goTo = (to: MicroStep) => {
    asked.current = to;
    void navigate(href(to));
  };
  return { goTo, href };
}
