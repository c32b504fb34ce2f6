import type { ManagedCategory } from '@banyan/contracts/course';
import { PageHead } from '@banyan/core-console/views';
import { RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import { Button, CoverFrame, EmptyState, Facts, ListSkeleton } from '@banyan/ui';
import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { motifOfSubject } from '../../card/courseLook.ts';
import { courseDomain } from '../../course.domain.ts';
import { useWords } from '../../shared/useWords.ts';
import { CategoryActs } from './CategoryActs.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { CategoryHistory } from './CategoryHistory.tsx';
import { makeCategoriesStore, type CategoriesStore } from './CategoriesStore.ts';
import { CategoriesTree } from './CategoriesTree.tsx';

const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(280px, 2fr) minmax(400px, 3fr);
  min-height: 0;
  border-top: 1px solid var(--line);

  & > section {
    overflow: auto;
    min-width: 0;
    padding: 16px var(--console-edge, 32px) 32px;
    scrollbar-width: thin;
  }
  & > section + section {
    border-inline-start: 1px solid var(--line);
  }
  & h3 {
    margin-top: 24px;
  }
`;

const Cover = styled.div`
  width: 240px;
  margin-bottom: 16px;
`;

/** A category for those who may look but not change. */
function CategoryFacts({ category }: { category: ManagedCategory }) {
  const { t, number } = useWords();
  const { coverUrl, courses, id, key, motif, name } = category;
  return (
    <>
      <Cover>
        <CoverFrame seed={String(id)} motif={motifOfSubject[motif]} src={coverUrl ?? ''} />
      </Cover>
      <Facts
        rows={[
          { name: t('manageCategories.form.zh'), value: name.zh_cn },
          { name: t('manageCategories.form.en'), value: name.en ?? '' },
          { name: t('manageCategories.key'), value: key },
          { name: t('manageCategories.courses'), value: number(courses) },
        ]}
      />
    </>
  );
}

const Side = observer(function Side({ store }: { store: CategoriesStore }) {
  const { t } = useWords();
  const { above, category, mayEdit } = store;
  if (above !== null) return <CategoryForm key={`new-${above}`} store={store} />;
  if (category === undefined)
    return (
      <EmptyState
        level={2}
        size={160}
        label={t('manageCategories.choose')}
        {...(mayEdit ? { description: t('manageCategories.chooseText') } : {})}
      />
    );
  return (
    <>
      {mayEdit ? (
        <>
          <CategoryForm key={store.form} store={store} category={category} />
          <CategoryActs key={category.id} store={store} category={category} />
        </>
      ) : (
        <CategoryFacts category={category} />
      )}
      <CategoryHistory store={store} id={category.id} />
    </>
  );
});

/** The categories of courses: the tree at the left, the chosen one beside it. */
export const CategoriesPage = observer(function CategoriesPage() {
  const store = courseDomain.useStore(makeCategoriesStore);
  const { t } = useWords();
  const { tree } = store;
  useShow(store, () => store.show());
  useRefresh(() => tree.refresh());
  const add = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => store.begin(0)}>
      {t('manageCategories.add')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={t('title.manageCategories')}
        count={store.all.length}
        {...(tree.value === null || store.mayEdit ? {} : { sentence: t('manageCategories.lookOnly') })}
        actions={store.mayEdit ? add : null}
      />
      <RequestView
        request={tree}
        failed={t('manageCategories.failed')}
        skeleton={<ListSkeleton label={t('loading')} />}
      >
        {({ categories }) =>
          categories.length > 0 || store.above !== null ? (
            <Columns>
              <section aria-label={t('manageCategories.label')}>
                <CategoriesTree store={store} />
              </section>
              <section aria-live="polite">
                <Side store={store} />
              </section>
            </Columns>
          ) : (
            <EmptyState
              level={2}
              label={t('manageCategories.none')}
              description={t('manageCategories.noneText')}
              actions={store.mayEdit ? add : null}
            />
          )
        }
      </RequestView>
    </>
  );
});
