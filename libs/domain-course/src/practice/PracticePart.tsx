import { useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { courseDomain } from '../course.domain.ts';
import { PracticeEntry } from './PracticeEntry.tsx';
import { makePracticeOffer } from './PracticeOffer.ts';

/** Loads a course's practice and links to it. */
export const PracticePart = observer(function PracticePart({ courseId, href }: { courseId: number; href: string }) {
  const practice = courseDomain.useStore(makePracticeOffer);
  // Visitors of a private enterprise see the course, but nothing about its learners.
  const { mayLookAround } = useSession();
  useShow(practice, () => mayLookAround && practice.show(courseId), courseId);
  return <PracticeEntry offer={practice.offer.value} href={href} />;
});
