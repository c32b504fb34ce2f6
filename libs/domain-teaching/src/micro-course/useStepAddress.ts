import type { MicroStep } from '@banyan/contracts/teaching';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { teachingLinks } from '../teaching.links.ts';

/** Navigation between the steps of a micro-course, by its id; 0 before it has one. */
export function useStepAddress(id: number, step: MicroStep) {
  const navigate = useNavigate();
  const href = (to: MicroStep) => teachingLinks.upload.href({ id, step: to });
  // The last requested step, even while its navigation is pending.
  const asked = useRef(step);
  useEffect(() => {
    asked.current = step;
  }, [step]);
  // Puts a new draft's id into the address, so that a reload finds it.
  useEffect(() => {
    if (id !== 0) void navigate(teachingLinks.upload.href({ id, step: asked.current }), { replace: true });
  }, [id, navigate]);
  const goTo = (to: MicroStep) => {
    asked.current = to;
    void navigate(href(to));
  };
  return { goTo, href };
}
