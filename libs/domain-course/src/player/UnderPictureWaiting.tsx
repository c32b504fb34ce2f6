import type { Chapter, CourseDetail } from '@banyan/contracts/course';
import { SkeletonBlock, SkeletonRegion } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useCourseDesk } from '../course.desk.ts';
import { useWords } from '../shared/useWords.ts';

const Space = styled.div`
  margin-top: 12px;
`;

/** Heights of the parts to come, px, so that nothing below moves. */
const evidence = 106;
const presence = 32;

export interface UnderPictureWaitingProps {
  detail: CourseDetail;
  chapter: Chapter;
}

/** Placeholder of the parts below the picture. */
export const UnderPictureWaiting = observer(function UnderPictureWaiting({
  detail,
  chapter,
}: UnderPictureWaitingProps) {
  const { course } = useCourseDesk();
  const { t } = useWords();
  const locked = course.lockOf(chapter) !== null;
  return (
    <SkeletonRegion label={t('loading')}>
      {locked ? null : (
        <Space>
          <SkeletonBlock height={evidence} />
        </Space>
      )}
      {detail.settings.presence === 'none' ? null : (
        <Space>
          <SkeletonBlock height={presence} />
        </Space>
      )}
    </SkeletonRegion>
  );
});
