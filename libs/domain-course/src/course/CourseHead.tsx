import type { CourseDetail } from '@banyan/contracts/course';
import { useSession } from '@banyan/core-session';
import { Breadcrumbs, PageTitle, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { CollectButton, type CollectButtonProps } from '../collection/CollectButton.tsx';
import { PraisePart } from '../comments/PraisePart.tsx';
import { detailLinks } from '../detail.links.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import { useWords } from '../shared/useWords.ts';

/** Reserves space for the number of praises, which loads later, so that its neighbours do not move. */
const Praise = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  min-width: 88px;
  min-height: 32px;

  & > button {
    min-width: 88px;
  }
`;

export interface CourseHeadProps extends CollectButtonProps {
  detail: CourseDetail;
}

/** Head of a course: breadcrumb, title and actions. */
export const CourseHead = observer(function CourseHead({ detail, ...collect }: CourseHeadProps) {
  const { t } = useWords();
  const { mayLookAround } = useSession();
  const { course, categories } = detail;
  const way = [
    { label: t('title.catalogue'), href: detailLinks.catalogue.href() },
    ...categories.map(({ id, name }) => ({ label: name, href: detailLinks.catalogue.href({ category: id }) })),
  ];
  return (
    <PageTitle
      size="sm"
      before={<Breadcrumbs label={t('course.way')} items={way} />}
      actions={
        <>
          {course.required ? <Tag>{t('card.required')}</Tag> : null}
          {mayLookAround ? (
            <Praise>
              <PraisePart courseId={course.id} />
            </Praise>
          ) : null}
          <CollectButton {...collect} />
          <ShareButton courseId={course.id} />
        </>
      }
    >
      {course.title}
    </PageTitle>
  );
});
