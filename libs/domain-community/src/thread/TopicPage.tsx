import { observer } from 'mobx-react-lite';
import { communityDomain } from '../community.domain.ts';
import { makeTopicEditor } from '../compose/ComposeStore.ts';
import { Thread } from './Thread.tsx';
import { makeTopicThread } from './ThreadStore.ts';
import { useThreadAddress } from './useThreadAddress.ts';

/** A topic with its comments. */
export const TopicPage = observer(function TopicPage() {
  const { id } = useThreadAddress('topic');
  const store = communityDomain.useStore(makeTopicThread, id ?? 0);
  return <Thread store={store} editor={communityDomain.useStore(makeTopicEditor)} />;
});
