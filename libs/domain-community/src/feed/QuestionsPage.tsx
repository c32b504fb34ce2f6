import { observer } from 'mobx-react-lite';
import { communityDomain } from '../community.domain.ts';
import { makeQuestionComposer } from '../compose/ComposeStore.ts';
import { Feed } from './Feed.tsx';
import { makeQuestionFeed } from './FeedStore.ts';

/** The feed of questions. */
export const QuestionsPage = observer(function QuestionsPage() {
  return (
    <Feed
      store={communityDomain.useStore(makeQuestionFeed)}
      composer={communityDomain.useStore(makeQuestionComposer)}
    />
  );
});
