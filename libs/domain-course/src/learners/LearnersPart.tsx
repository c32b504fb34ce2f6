import type { CourseLearner } from '@banyan/contracts/course';
import { ListView, Moment, useShow } from '@banyan/core-screen/views';
import { Avatar, Dot, ListSkeleton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { courseDomain } from '../course.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { makeCourseLearners } from './CourseLearners.ts';

const Faces = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(216px, 1fr));
  gap: 16px 24px;
  margin-top: 12px;
`;

const Face = styled.li`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: 12px;
  align-items: center;

  & b {
    font-weight: 600;
    color: var(--ink);
  }
  & b,
  & small {
    display: block;
    overflow: hidden;
    line-height: 20px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    font-size: var(--t12);
    color: var(--ink-3);
  }
`;

function LearnerFace({ learner }: { learner: CourseLearner }) {
  const { t } = useWords();
  const { department, image, learned, name, studiedAt } = learner;
  return (
    <Face>
      <Avatar name={name} src={image} size={36} />
      <div>
        <b>{name}</b>
        <small title={department === '' ? undefined : department}>
          {learned ? t('card.learned') : <Moment at={studiedAt} />}
          {department === '' ? null : (
            <>
              <Dot />
              {department}
            </>
          )}
        </small>
      </div>
    </Face>
  );
}

export interface LearnersPartProps {
  courseId: number;
}

/** Colleagues in the same course, latest study first; shown to learners. */
export const LearnersPart = observer(function LearnersPart({ courseId }: LearnersPartProps) {
  const { list } = courseDomain.useStore(makeCourseLearners);
  const { t } = useWords();
  useShow(list, () => list.show(courseId), courseId);
  if (list.empty) return null;
  return (
    <section>
      <ListView
        list={list}
        label={t('course.whoLearns')}
        failed={t('course.whoLearnsFailed')}
        skeleton={<ListSkeleton label={t('loading')} count={2} />}
        heading={<h2>{t('course.whoLearns')}</h2>}
        empty={null}
        end={null}
        frame={(rows, label) => <Faces aria-label={label}>{rows}</Faces>}
      >
        {(learner) => <LearnerFace learner={learner} />}
      </ListView>
    </section>
  );
});
