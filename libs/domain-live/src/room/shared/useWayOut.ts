import { liveDomain } from '../../live.domain.ts';

/** Address of where a visitor goes on to from a room. */
export function useWayOut(): string {
  const { coursesHref } = liveDomain.useEnvironment().ports;
  return coursesHref?.() ?? '/';
}
