import type { CourseDetail } from '@banyan/contracts/course';
import { CourseCover } from '@banyan/ui';
import { Headphones } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { motifOfSubject } from '../card/courseLook.ts';
import { usePlayer } from '../course.desk.ts';

const Picture = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;

  & > :first-child {
    position: absolute;
    inset: 0;
    height: 100%;
    opacity: 0.35;
  }
  & > p {
    position: absolute;
    inset: 28px 28px auto;
    display: flex;
    align-items: center;
    gap: 12px;
    font-size: var(--t16);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > p > svg {
    flex: none;
  }
`;

/** Replaces the picture of an audio chapter: the course's cover, dimmed, and the title. */
export const SoundPicture = observer(function SoundPicture({ detail: { course } }: { detail: CourseDetail }) {
  const { chapter } = usePlayer();
  return (
    <Picture aria-hidden="true">
      <div>
        <CourseCover seed={String(course.id)} motif={motifOfSubject[course.motif]} />
      </div>
      <p>
        <Headphones size={24} />
        {chapter?.title}
      </p>
    </Picture>
  );
});
