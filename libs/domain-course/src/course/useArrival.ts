import { useEffect, useEffectEvent, useRef } from 'react';
import { courseDomain } from '../course.domain.ts';
import { useCourseAddress } from './useCourseAddress.ts';

/** Counts whoever opened the course through a share, and takes the share out of the address once it is counted [CO-14]. */
export function useArrival(courseId: number): void {
  const environment = courseDomain.useEnvironment();
  const { dropShare, share } = useCourseAddress();
  const told = useRef('');
  const drop = useEffectEvent(() => dropShare());
  useEffect(() => {
    const through = `${courseId} ${share}`;
    if (share === null || told.current === through) return;
    told.current = through;
    void import('../share/arrive.ts')
      .then(({ arrive }) => arrive(environment, courseId, share))
      .then((served) => (served ? drop() : undefined))
      .catch(() => undefined);
  }, [environment, courseId, share]);
}
