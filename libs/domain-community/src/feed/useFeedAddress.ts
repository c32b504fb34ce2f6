import { feedQuery, type FeedQuery, type PostKind } from '@banyan/contracts/community';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { feedLink } from '../community.links.ts';

/** Query of a feed's address, and links to others; none but `write` keeps the composer open. */
export function useFeedAddress(kind: PostKind) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = feedQuery.read(params);
  const href = (change: Partial<FeedQuery>) => feedLink(kind).href({ ...query, write: false, ...change });
  return {
    query,
    href,
    /** The query as text. */
    asked: feedQuery.write({ ...query, write: false }).toString(),
    go: (change: Partial<FeedQuery>) => void navigate(href(change)),
    /** Leaves the composer without an entry in the history. */
    stopWriting: () => void navigate(href({}), { replace: true }),
  };
}
