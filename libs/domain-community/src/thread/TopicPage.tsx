import { observer } from 'mobx-react-lite';
import { communityDomain } from '../community.domain.ts';
import { makeTopicEditor } from '../compose/ComposeStore.ts';
import { Thread } from './Thread.tsx';
import { makeTopicThread } from './ThreadStore.ts';

/** A topic with its comments. */
export const TopicPage = observer(function TopicPage() {
  return (
    <Thread store={communityDomain.useStore(makeTopicThread)} editor={communityDomain.useStore(makeTopicEditor)} />
  );
});
