import { observer } from 'mobx-react-lite';
import { communityDomain } from '../community.domain.ts';
import { makeTopicComposer } from '../compose/ComposeStore.ts';
import { Feed } from './Feed.tsx';
import { makeTopicFeed } from './FeedStore.ts';

/** The feed of topics. */
export const TopicsPage = observer(function TopicsPage() {
  return (
    <Feed store={communityDomain.useStore(makeTopicFeed)} composer={communityDomain.useStore(makeTopicComposer)} />
  );
});
