import { liveDomain } from '../../live.domain.ts';

/** Address to which a visitor leaves a room. */
export function useWayOut(): string {
  const { coursesHref } = liveDomain.useEnvironment().ports;
  return coursesHref?.() ?? '/';
}
