import { screenHref } from '@banyan/contracts';
import { courseManageScreens, type EditedCourse } from '@banyan/contracts/course';
import { RequestView, useShow } from '@banyan/core-screen/views';
import { Breadcrumbs, Card, Container, DetailSkeleton, Notice, PageTitle } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useNavigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { courseDomain } from '../../course.domain.ts';
import { useWords } from '../../shared/useWords.ts';
import { MaterialView } from '../editor/MaterialView.tsx';
import { shownIn } from '../editor/outline.ts';
import { Marks } from './Marks.tsx';
import { PreviewAbout } from './PreviewAbout.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import { PreviewCatalogue } from './PreviewCatalogue.tsx';
import { makePreviewStore, type PreviewStore } from './PreviewStore.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 24px;
  align-items: start;
`;

const Stage = styled(Card)`
  display: grid;
  gap: 16px;
  min-height: 240px;
  align-content: start;

  & > h2 {
    font-size: var(--t16);
    line-height: 24px;
  }
`;

const Remark = styled.p`
  font-size: var(--t12);
  color: var(--ink-3);
`;

const Shown = observer(function Shown({ store, course }: { store: PreviewStore; course: EditedCourse }) {
  const { t, language } = useWords();
  const { chapter, path } = store;
  const { title } = course.draft.settings;
  return (
    <Container>
      <PageTitle
        size="sm"
        before={
          <>
            <Breadcrumbs label={t('course.way')} items={[t('title.catalogue'), ...path].map((label) => ({ label }))} />
            <Marks store={store} numbers={store.marksOfSetting('category')} />
          </>
        }
      >
        {shownIn(language, title) || t('editor.untitled')}
        <Marks store={store} numbers={store.marksOfSetting('title')} />
      </PageTitle>
      <Columns>
        <div>
          {chapter === undefined ? (
            <Notice>{t('preview.nothing')}</Notice>
          ) : (
            <Stage forwardedAs="section" aria-label={shownIn(language, chapter.title)}>
              <h2>{shownIn(language, chapter.title) || t('editor.untitled')}</h2>
              <MaterialView
                key={chapter.key}
                material={store.materialOf(chapter)}
                title={shownIn(language, chapter.title)}
              />
              <Remark>{t('preview.noRecord')}</Remark>
            </Stage>
          )}
          <PreviewAbout store={store} course={course} />
        </div>
        <PreviewCatalogue store={store} />
      </Columns>
    </Container>
  );
});

/** The draft of a course as a learner will see it, its changes numbered. Nothing is recorded. */
export const PreviewPage = observer(function PreviewPage() {
  const { id = '' } = useParams();
  const store = courseDomain.useStore(makePreviewStore, Number(id));
  const { t } = useWords();
  const navigate = useNavigate();
  useShow(store, () => store.show(), id);
  return (
    <>
      <PreviewBar
        store={store}
        onBack={() => void navigate(screenHref(courseManageScreens.editCourse, { id: store.id }))}
      />
      <RequestView
        request={store.course}
        failed={t('manageCourses.gone')}
        skeleton={<DetailSkeleton label={t('loading')} />}
      >
        {(course) => <Shown store={store} course={course} />}
      </RequestView>
    </>
  );
});
