import type { PostKind } from '@banyan/contracts/community';
import { useEvery, useRefresh } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { useEffect, useEffectEvent } from 'react';
import { communityDomain } from '../community.domain.ts';

/** Interval at which the feed of a visitor checks for posts, as the live channel excludes visitors, ms. */
const checkMs = 30_000;

/** Calls `check` when there may be new posts of a kind, while the page is visible and when it becomes so. */
export function usePostNews(kind: PostKind, check: () => unknown): void {
  const { onPosts } = communityDomain.useEnvironment().ports;
  const { loggedIn } = useSession();
  const hear = useEffectEvent((came: PostKind | null) => {
    if ((came === null || came === kind) && document.visibilityState === 'visible') void check();
  });
  useEffect(() => onPosts?.((came) => hear(came)), [onPosts]);
  useRefresh(check);
  useEvery(checkMs, !loggedIn, check);
}
