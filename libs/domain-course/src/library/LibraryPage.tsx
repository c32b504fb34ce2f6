import { ErrorCode } from '@banyan/contracts';
import { isCategoryId, libraryQuery, libraryShows } from '@banyan/contracts/course';
import { refusalCode } from '@banyan/core-screen';
import { RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import {
  CardGridSkeleton,
  CategoryTree,
  Container,
  EmptyState,
  LinkButton,
  PageTitle,
  SectionHeading,
  SegmentedControl,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { CourseGrid } from '../card/CourseGrid.tsx';
import { categoryNodes } from '../catalogue/categoryNodes.ts';
import { courseDomain } from '../course.domain.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';
import { makeLibraryStore, type LibraryStore } from './LibraryStore.ts';
import { RecommendedGrid } from './RecommendedGrid.tsx';
import { Shelf } from './Shelf.tsx';

const Sides = styled.div`
  display: grid;
  grid-template-columns: 228px minmax(0, 1fr);
  column-gap: 36px;
  align-items: start;
  padding-bottom: 48px;

  & > nav {
    position: sticky;
    top: calc(var(--header-h) + 24px);
    max-height: calc(100vh - var(--header-h) - 48px);
    padding-inline: 14px 4px;
    margin-inline-start: -14px;
    overflow: auto;
    scrollbar-width: thin;
  }
`;

const Recommended = observer(function Recommended({ store }: { store: LibraryStore }) {
  const { t } = useWords();
  const heading = useId();
  const { recommended } = store;
  // Recommendations are optional; the library works without them.
  if (recommended.state === 'failed' || recommended.value?.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading}>{t('library.recommended')}</SectionHeading>
      <RequestView request={recommended} skeleton={<CardGridSkeleton label={t('loading')} count={4} />}>
        {(items) => <RecommendedGrid items={items.slice(0, 4)} />}
      </RequestView>
    </section>
  );
});

/** The library: categories at the left, recommendations with reasons, then the shelves. */
export const LibraryPage = observer(function LibraryPage() {
  const store = courseDomain.useStore(makeLibraryStore);
  const [params] = useSearchParams();
  const query = libraryQuery.read(params);
  const { category, moduleId, show } = query;
  const { t, number } = useWords();
  useShow(store, () => store.show(query), `${category} ${moduleId ?? ''} ${show}`);
  useRefresh(() => store.refresh());
  const { library } = courseLinks;
  const tree = store.tree.value;
  const to = (id: string) => library.href({ category: id, show });
  const whole = <LinkButton href={library.href()}>{t('library.whole')}</LinkButton>;
  const skeleton = <CardGridSkeleton label={t('loading')} count={8} />;
  // The tree counts all courses, which would contradict filtered shelves.
  const counted = show === 'all';
  return (
    <Container>
      <PageTitle
        description={t('library.about')}
        actions={
          moduleId === null ? (
            <SegmentedControl
              label={t('library.showing')}
              value={show}
              options={libraryShows.map((value) => ({
                value,
                label: t(`library.show.${value}`),
                href: library.href({ category, show: value }),
              }))}
            />
          ) : undefined
        }
      >
        {t('title.library')}
      </PageTitle>
      <Sides>
        <nav aria-label={t('catalogue.categories')}>
          {tree === null ? null : (
            <CategoryTree
              label={t('catalogue.categories')}
              nodes={[
                { id: '', label: t('library.whole'), href: to(''), ...(counted && { count: number(tree.total) }) },
                ...categoryNodes(tree.categories, to, counted ? number : null),
              ]}
              {...(moduleId === null && isCategoryId(category) ? { current: category } : {})}
              expandText={(label) => t('catalogue.expand', { label })}
              collapseText={(label) => t('catalogue.collapse', { label })}
            />
          )}
        </nav>
        <div>
          {store.refused ? (
            <EmptyState level={2} image="search" label={t('library.noCategory')} actions={whole} />
          ) : moduleId !== null ? (
            <RequestView
              request={store.module}
              skeleton={skeleton}
              failed={t('library.failed')}
              failure={(error) =>
                refusalCode(error) === ErrorCode.notFound ? (
                  <EmptyState level={2} label={t('library.noModule')} actions={whole} />
                ) : null
              }
            >
              {(courses) =>
                courses.length === 0 ? (
                  <EmptyState level={2} label={t('library.none')} actions={whole} />
                ) : (
                  <CourseGrid courses={courses} label={t('catalogue.fromHome')} eager={8} />
                )
              }
            </RequestView>
          ) : (
            <>
              {category === '' && show === 'all' ? <Recommended store={store} /> : null}
              <RequestView request={store.library} skeleton={skeleton} failed={t('library.failed')}>
                {({ shelves }) =>
                  shelves.length === 0 ? (
                    <EmptyState
                      level={2}
                      label={t(show === 'all' ? 'library.none' : `library.noneOf.${show}`)}
                      {...(category === '' && show === 'all'
                        ? { description: t('catalogue.noneText') }
                        : { description: t('library.noneText'), actions: whole })}
                    />
                  ) : (
                    shelves.map((shelf) => (
                      <Shelf key={shelf.id} shelf={shelf} show={show} whole={shelves.length === 1 && category !== ''} />
                    ))
                  )
                }
              </RequestView>
            </>
          )}
        </div>
      </Sides>
    </Container>
  );
});
