import { observer } from 'mobx-react-lite';
import { communityDomain } from '../community.domain.ts';
import { makeQuestionEditor } from '../compose/ComposeStore.ts';
import { Thread } from './Thread.tsx';
import { makeQuestionThread } from './ThreadStore.ts';

/** A question with its answers, the best one above the others. */
export const QuestionPage = observer(function QuestionPage() {
  return (
    <Thread
      store={communityDomain.useStore(makeQuestionThread)}
      editor={communityDomain.useStore(makeQuestionEditor)}
    />
  );
});
