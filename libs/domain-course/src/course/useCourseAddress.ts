import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

/** Parts of the course page beside the video. */
export type CourseTab = 'transcript' | 'introduction';

/** The place in a course that the address names [SH-09]. */
export interface CourseAddress {
  /** Null when the address names no course. */
  readonly courseId: number | null;
  readonly chapterId: number | null;
  /** Second to begin at, null for where the learner is. */
  readonly fromS: number | null;
  readonly tab: CourseTab | null;
  /** Shows another part; going back leaves the page, not the part. */
  readonly setTab: (tab: CourseTab) => void;
  /** The second has served: a reload goes on where the learner is by then. */
  readonly dropFrom: () => void;
}

const positive = (text: string | null | undefined) => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null);
const second = (text: string | null) => (/^\d{1,6}(\.\d{1,3})?$/.test(text ?? '') ? Number(text) : null);

export function useCourseAddress(): CourseAddress {
  const { id } = useParams();
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const tab = params.get('tab');
    const change = (edit: (params: URLSearchParams) => void) =>
      setParams(
        (before) => {
          edit(before);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    return {
      courseId: positive(id),
      chapterId: positive(params.get('chapter')),
      fromS: second(params.get('from')),
      tab: tab === 'transcript' || tab === 'introduction' ? tab : null,
      setTab: (next) => change((query) => query.set('tab', next)),
      dropFrom: () => change((query) => query.delete('from')),
    };
  }, [id, params, setParams]);
}
