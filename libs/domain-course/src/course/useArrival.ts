import { useEffect } from 'react';
import { courseDomain } from '../course.domain.ts';
import { useCourseAddress } from './useCourseAddress.ts';

/** Counts whoever opened the course through a share, and takes the share out of the address [CO-14]. */
export function useArrival(courseId: number): void {
  const environment = courseDomain.useEnvironment();
  const { dropShare, share } = useCourseAddress();
  useEffect(() => {
    if (share === null) return;
    void import('../share/arrive.ts').then(({ arrive }) => arrive(environment, courseId, share)).catch(() => undefined);
    dropShare();
  }, [environment, courseId, share, dropShare]);
}
