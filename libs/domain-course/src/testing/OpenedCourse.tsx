import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useCourseDesk } from '../course.desk.ts';

/** The fixture's course with a chapter open, around a part of its page. */
export const OpenedCourse = observer(function OpenedCourse({
  chapterId = 1005,
  children,
}: {
  chapterId?: number;
  children: ReactNode;
}) {
  const { course, player } = useCourseDesk();
  const ready = course.detail.state === 'ready';
  useEffect(() => {
    course.load(101);
    return () => player.close();
  }, [course, player]);
  useEffect(() => {
    const chapter = ready ? course.chapterById(chapterId) : null;
    if (chapter !== null) player.open(course, chapter);
  }, [course, player, chapterId, ready]);
  return player.chapter === null ? null : children;
});
