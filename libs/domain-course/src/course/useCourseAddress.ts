import { idOf } from '@banyan/contracts';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

/** Tabs of the course page. */
export type CourseTab = (typeof courseTabs)[number];
const courseTabs = ['transcript', 'notes', 'comments', 'introduction', 'materials'] as const;

/** Panels beside the video. */
export type CourseSide = 'catalogue' | 'notes';

/** The place in a course given by the address. */
export interface CourseAddress {
  /** Null when the address names no course. */
  readonly courseId: number | null;
  readonly chapterId: number | null;
  /** Second or page to start at; null for the learner's position. */
  readonly from: number | null;
  readonly tab: CourseTab | null;
  readonly side: CourseSide;
  /** Shows another tab; going back leaves the page, not the tab. */
  readonly setTab: (tab: CourseTab) => void;
  readonly setSide: (side: CourseSide) => void;
  /** Drops the place once it was used, so that a reload resumes at the learner's position. */
  readonly dropFrom: () => void;
  /** Code of the share that led here; null for none. */
  readonly share: string | null;
  /** Drops the counted share, so that the address is passed on without it. */
  readonly dropShare: () => void;
}

const shareCode = (text: string | null) => (/^[0-9a-z]{1,32}$/.test(text ?? '') ? text : null);
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
      courseId: idOf(id),
      chapterId: idOf(params.get('chapter')),
      from: second(params.get('from')),
      tab: courseTabs.find((one) => one === tab) ?? null,
      side: params.get('side') === 'notes' ? 'notes' : 'catalogue',
      setTab: (next) => change((query) => query.set('tab', next)),
      setSide: (next) => change((query) => (next === 'notes' ? query.set('side', next) : query.delete('side'))),
      dropFrom: () => change((query) => query.delete('from')),
      share: shareCode(params.get('share')),
      dropShare: () => change((query) => query.delete('share')),
    };
  }, [id, params, setParams]);
}
