import { RetryPlace } from '@banyan/core-screen/views';
import { CategoryTree, ErrorState, SkeletonLine, SkeletonRegion } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { categoryNodes } from './categoryNodes.ts';
import { isCategoryId } from './catalogueQuery.ts';
import { useCatalogueAddress } from './useCatalogueAddress.ts';
import { useCatalogue } from './useCatalogue.ts';

const Panel = styled.div`
  position: sticky;
  top: calc(var(--header-h) + 24px);
  max-height: calc(100vh - var(--header-h) - 48px);
  padding-block: 2px 24px;
  padding-inline: 14px 4px;
  margin-inline-start: -14px;
  overflow: auto;
  scrollbar-width: thin;
  scrollbar-color: var(--line-2) transparent;
`;

const Lines = styled.div`
  display: grid;
  gap: 24px;
  padding-top: 12px;
`;

const Standing = observer(function Standing({ onRetry }: { onRetry: () => void }) {
  const catalogue = useCatalogue();
  const { query, href } = useCatalogueAddress();
  const { t, number } = useWords();
  const { tree } = catalogue;
  if (tree.state === 'failed') {
    return <ErrorState size={96} title={t('catalogue.treeFailed')} retryText={t('retry')} onRetry={onRetry} />;
  }
  const found = tree.value;
  if (found === null) {
    return (
      <SkeletonRegion label={t('loading')}>
        <Lines>
          {Array.from({ length: 9 }, (_, index) => (
            <SkeletonLine key={index} width={`${80 - (index % 3) * 14}%`} />
          ))}
        </Lines>
      </SkeletonRegion>
    );
  }
  // A lecturer filter applies within one category only, so another category clears it.
  const to = (category: string) => href({ category, lecturer: 0 });
  const all = { id: '', label: t('catalogue.all'), href: to(''), count: number(found.total) };
  const current = query.moduleId === null && isCategoryId(query.category) ? query.category : undefined;
  return (
    <Panel>
      <CategoryTree
        label={t('catalogue.categories')}
        nodes={[all, ...categoryNodes(found.categories, to, number)]}
        {...(current === undefined ? {} : { current })}
        expandText={(label) => t('catalogue.expand', { label })}
        collapseText={(label) => t('catalogue.collapse', { label })}
      />
    </Panel>
  );
});

/** Categories at the left, with their numbers of courses. */
export const CategoryPanel = observer(function CategoryPanel() {
  const { tree } = useCatalogue();
  return <RetryPlace request={tree}>{(again) => <Standing onRetry={again} />}</RetryPlace>;
});
