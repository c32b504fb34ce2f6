import { observer } from 'mobx-react-lite';
import { communityDomain } from '../community.domain.ts';
import { makeQuestionEditor } from '../compose/ComposeStore.ts';
import { Thread } from './Thread.tsx';
import { makeQuestionThread } from './ThreadStore.ts';
import { useThreadAddress } from './useThreadAddress.ts';

/** A question with its answers, the best one above the others. */
export const QuestionPage = observer(function QuestionPage() {
  const { id } = useThreadAddress('question');
  const store = communityDomain.useStore(makeQuestionThread, id ?? 0);
  return <Thread store={store} editor={communityDomain.useStore(makeQuestionEditor)} />;
});
