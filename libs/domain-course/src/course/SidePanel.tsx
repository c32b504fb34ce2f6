import type { Chapter, CourseDetail } from '@banyan/contracts/course';
import { LatePart } from '@banyan/core-screen/views';
import { Card, ListSkeleton, SegmentedControl } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { CourseCatalogue } from './CourseCatalogue.tsx';
import { useCourseAddress } from './useCourseAddress.ts';

const loadNotesPart = () => import('../notes/NotesPart.tsx').then((part) => part.NotesPart);

const Choice = styled.div`
  margin-bottom: 12px;
`;

export interface SidePanelProps {
  detail: CourseDetail;
  /** The open chapter. */
  chapter: Chapter | null;
  onPlay: (chapter: Chapter) => void;
}

/** Panel beside the picture: the catalogue, or the learner's notes of the chapter. */
export const SidePanel = observer(function SidePanel({ detail, chapter, onPlay }: SidePanelProps) {
  const { side, setSide } = useCourseAddress();
  const { t } = useWords();
  const waiting = <ListSkeleton label={t('loading')} count={3} />;
  return (
    <>
      <Choice>
        <SegmentedControl
          label={t('course.side.label')}
          value={side}
          options={(['catalogue', 'notes'] as const).map((value) => ({ value, label: t(`course.side.${value}`) }))}
          onChange={setSide}
        />
      </Choice>
      {side === 'catalogue' || chapter === null ? (
        <CourseCatalogue current={chapter} onPlay={onPlay} />
      ) : (
        <Card as="section" padding="none" aria-label={t('notes.mine')}>
          <LatePart load={loadNotesPart} waiting={waiting}>
            {(NotesPart) => <NotesPart detail={detail} chapter={chapter} />}
          </LatePart>
        </Card>
      )}
    </>
  );
});
