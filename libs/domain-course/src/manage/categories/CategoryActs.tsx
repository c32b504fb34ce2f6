import type { ManagedCategory } from '@banyan/contracts/course';
import { Button, Notice, SectionHeading } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { CategoriesStore } from './CategoriesStore.ts';
import { TargetDialog } from './TargetDialog.tsx';
import { useCategoryFailure } from './useCategoryFailure.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block: 12px;
`;
const Remark = styled.p`
  color: var(--ink-3);
`;

export interface CategoryActsProps {
  store: CategoriesStore;
  category: ManagedCategory;
}

/** Place of a category: below, elsewhere, merged, removed. */
export const CategoryActs = observer(function CategoryActs({ store, category }: CategoryActsProps) {
  const { t } = useWords();
  const failureWords = useCategoryFailure();
  const { removing, target } = store;
  const { courses, id } = category;
  const isEmpty = courses === 0 && store.below(id).size === 1;
  const failure = removing.failureOf();
  return (
    <>
      <SectionHeading level={3} size="sm">
        {t('manageCategories.acts')}
      </SectionHeading>
      <Line>
        {store.levelOf(id) < 3 ? (
          <Button size="sm" onClick={() => store.begin(id)}>
            {t('manageCategories.addBelow')}
          </Button>
        ) : null}
        <Button size="sm" onClick={() => store.aim('move')}>
          {t('manageCategories.move')}
        </Button>
        <Button size="sm" onClick={() => store.aim('merge')}>
          {t('manageCategories.merge')}
        </Button>
        <Button size="sm" shut={!isEmpty} pending={removing.isPending()} onClick={() => void store.remove()}>
          {t('manageCategories.remove')}
        </Button>
      </Line>
      <Remark>
        {isEmpty ? null : t('manageCategories.removeNot')} {t('manageCategories.keys')}
      </Remark>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureWords(failure)}
        </Notice>
      )}
      {target === null ? null : <TargetDialog kind={target} store={store} category={category} />}
    </>
  );
});
