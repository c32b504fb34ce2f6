import { useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { courseDomain } from '../course.domain.ts';
import { PracticeEntry } from './PracticeEntry.tsx';
import { makePracticeOffer } from './PracticeOffer.ts';

/** Asks whether a course can be practised, and leads there. */
export const PracticePart = observer(function PracticePart({ courseId, href }: { courseId: number; href: string }) {
  const practice = courseDomain.useStore(makePracticeOffer);
  // Visitors of a private enterprise see what the course is, and nothing of who takes it.
  const { mayLookAround } = useSession();
  useShow(practice, () => mayLookAround && practice.show(courseId), courseId);
  return <PracticeEntry offer={practice.offer.value} href={href} />;
});
