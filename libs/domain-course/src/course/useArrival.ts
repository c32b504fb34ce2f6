import { useSession } from '@banyan/core-session';
import { useEffect, useEffectEvent, useRef } from 'react';
import { courseDomain } from '../course.domain.ts';
import { useCourseAddress } from './useCourseAddress.ts';

/** Counts a visitor who came through a share, then removes the share from the address. */
export function useArrival(courseId: number): void {
  const environment = courseDomain.useEnvironment();
  const { dropShare, share } = useCourseAddress();
  const { mayLookAround } = useSession();
  const told = useRef('');
  const drop = useEffectEvent(() => dropShare());
  useEffect(() => {
    const through = `${courseId} ${share}`;
    // People whom the enterprise does not admit are not counted: they log in first and return by the same address.
    if (share === null || !mayLookAround || told.current === through) return;
    told.current = through;
    void import('../share/arrive.ts')
      .then(({ arrive }) => arrive(environment, courseId, share))
      .then(drop)
      .catch(() => undefined);
  }, [environment, courseId, share, mayLookAround]);
}
