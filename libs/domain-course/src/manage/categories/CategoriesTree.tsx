import type { ManagedCategory } from '@banyan/contracts/course';
import { OrderedTree } from '@banyan/core-console/views';
import { SearchForm } from '@banyan/ui';
import type { TreeEntry } from '@banyan/ui/data';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { shownIn } from '../editor/outline.ts';
import { CategoryMenu } from './CategoryMenu.tsx';
import type { CategoriesStore } from './CategoriesStore.ts';

const Place = styled.div`
  display: grid;
  gap: 12px;
  font-variant-numeric: tabular-nums;
`;

/** Levels of the tree. */
const levels = 3;

export interface CategoriesTreeProps {
  store: CategoriesStore;
}

/** All categories with their courses, in the order that is made here. */
export const CategoriesTree = observer(function CategoriesTree({ store }: CategoriesTreeProps) {
  const { t, language, number } = useWords();
  const [words, setWords] = useState('');
  const { all, chosen } = store;
  const below = (parent: number): readonly TreeEntry[] =>
    all
      .filter((one) => one.parent === parent)
      .map((one: ManagedCategory) => ({
        id: String(one.id),
        label: shownIn(language, one.name),
        detail: t('manageCategories.count', { count: one.courses, n: number(one.courses) }),
        ...(store.mayEdit ? { menu: <CategoryMenu store={store} category={one} /> } : {}),
        children: below(one.id),
      }));
  const heightOf = (id: number) =>
    Math.max(...[...store.below(id)].map((one) => store.levelOf(one))) - store.levelOf(id);
  return (
    <Place>
      <SearchForm
        label={t('manageCategories.search')}
        placeholder={t('manageCategories.search')}
        value={words}
        onChange={setWords}
        onSearch={setWords}
      />
      <OrderedTree
        disabled={!store.mayEdit}
        mayMove={(id, parent) => store.levelOf(Number(parent ?? 0)) + 1 + heightOf(Number(id)) <= levels}
        onMove={(id, { parent, place }) => store.place(Number(id), Number(parent ?? 0), place)}
        label={t('manageCategories.label')}
        entries={below(0)}
        selection="single"
        selected={chosen === 0 ? [] : [String(chosen)]}
        onSelect={([id]) => store.choose(Number(id ?? 0))}
        defaultExpanded={all.map(({ id }) => String(id))}
        search={words}
      />
    </Place>
  );
});
