import type { ManagedCategory } from '@banyan/contracts/course';
import { RowMenu } from '@banyan/core-console/views';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import { shownIn } from '../editor/outline.ts';
import type { CategoriesStore } from './CategoriesStore.ts';

export interface CategoryMenuProps {
  store: CategoriesStore;
  category: ManagedCategory;
}

/** The acts on a category, in the tree; an act chooses the category. */
export const CategoryMenu = observer(function CategoryMenu({ store, category }: CategoryMenuProps) {
  const { t, language } = useWords();
  const { id, name } = category;
  const acts: Readonly<Record<string, () => void>> = {
    addBelow: () => store.begin(id),
    move: () => store.aim('move'),
    merge: () => store.aim('merge'),
  };
  return (
    <RowMenu
      name={shownIn(language, name)}
      items={[
        ...(store.levelOf(id) < 3 ? [{ id: 'addBelow', label: t('manageCategories.addBelow') }] : []),
        { id: 'move', label: t('manageCategories.move') },
        { id: 'merge', label: t('manageCategories.merge') },
      ]}
      onAction={(act) => {
        store.choose(id);
        acts[act]?.();
      }}
    />
  );
});
