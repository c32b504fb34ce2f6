import { useSession } from '@banyan/core-session';
import { useEffect, useEffectEvent, useRef } from 'react';
import { courseDomain } from '../course.domain.ts';
import { useCourseAddress } from './useCourseAddress.ts';

/** Counts whoever opened the course through a share, and takes the share out of the address once it is counted. */
export function useArrival(courseId: number): void {
  const environment = courseDomain.useEnvironment();
  const { dropShare, share } = useCourseAddress();
  const { mayLookAround } = useSession();
  const told = useRef('');
  const drop = useEffectEvent(() => dropShare());
  useEffect(() => {
    const through = `${courseId} ${share}`;
    // Nobody is counted whom the enterprise does not let in: they log in first, and come back by the same address.
    if (share === null || !mayLookAround || told.current === through) return;
    told.current = through;
    void import('../share/arrive.ts')
      .then(({ arrive }) => arrive(environment, courseId, share))
      .then(drop)
      .catch(() => undefined);
  }, [environment, courseId, share, mayLookAround]);
}
