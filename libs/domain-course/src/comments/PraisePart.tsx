import { useFailureText, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button } from '@banyan/ui';
import { ThumbsUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { courseDomain } from '../course.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { makeOpinionsStore } from './OpinionsStore.ts';

/** Praises the open course, or withdraws the praise. */
export const PraisePart = observer(function PraisePart({ courseId }: { courseId: number }) {
  const store = courseDomain.useStore(makeOpinionsStore, courseId);
  const session = useSession();
  const { t, number } = useWords();
  const failureText = useFailureText();
  useShow(store, () => store.show(), courseId);
  const { praise, praiseFailed } = store;
  if (praise === null) return null;
  return (
    <>
      {praiseFailed === undefined ? null : <span role="alert">{failureText(praiseFailed)}</span>}
      <Button
        size="sm"
        aria-pressed={praise.praised}
        aria-label={t('comments.praiseCourse', { count: praise.praises, formatted: number(praise.praises) })}
        icon={<ThumbsUp size={16} aria-hidden="true" />}
        onClick={() => session.requireLogin() && store.press(!praise.praised)}
      >
        {number(praise.praises)}
      </Button>
    </>
  );
});
