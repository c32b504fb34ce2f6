import type { ManagedCategory } from '@banyan/contracts/course';
import { Button, Notice } from '@banyan/ui';
import { Tree, type TreeEntry } from '@banyan/ui/data';
import { Dialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { shownIn } from '../editor/outline.ts';
import type { CategoriesStore } from './CategoriesStore.ts';
import { useCategoryFailure } from './useCategoryFailure.ts';

const Body = styled.div`
  display: grid;
  gap: 12px;

  & > div {
    max-height: 320px;
    overflow: auto;
  }
`;

export interface TargetDialogProps {
  kind: 'merge' | 'move';
  store: CategoriesStore;
  category: ManagedCategory;
}

/** Chooses where a category goes, or into which one it is merged. Those below it are no places for it. */
export const TargetDialog = observer(function TargetDialog({ kind, store, category }: TargetDialogProps) {
  const { t, language, number } = useWords();
  const failureWords = useCategoryFailure();
  const [target, setTarget] = useState('');
  const { all, merging, moving } = store;
  const merges = kind === 'merge';
  const action = merges ? merging : moving;
  const own = store.below(category.id);
  const below = (parent: number): readonly TreeEntry[] =>
    all
      .filter((one) => one.parent === parent && !own.has(one.id))
      .map((one) => ({ id: String(one.id), label: shownIn(language, one.name), children: below(one.id) }));
  const name = shownIn(language, category.name);
  const numbers = { count: category.courses, n: number(category.courses) };
  const failure = action.failureOf();
  const close = () => {
    action.dismiss();
    store.aim(null);
  };
  const act = async () => {
    const done = merges ? await store.mergeInto(Number(target)) : await store.moveBelow(Number(target));
    if (done) store.aim(null);
  };
  return (
    <Dialog
      open
      role={merges ? 'alertdialog' : 'dialog'}
      title={t(merges ? 'manageCategories.mergeTitle' : 'manageCategories.moveTitle', { name })}
      closeText={t('close')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('editor.cancel')}</Button>
          <Button
            variant={merges ? 'danger' : 'primary'}
            shut={target === ''}
            pending={action.isPending()}
            onClick={() => void act()}
          >
            {t(merges ? 'manageCategories.merge' : 'manageCategories.move')}
          </Button>
        </>
      }
    >
      <Body>
        <p>{merges ? t('manageCategories.mergeText', numbers) : t('manageCategories.moveText', numbers)}</p>
        <div>
          <Tree
            label={t('manageCategories.target')}
            entries={[...(merges ? [] : [{ id: '0', label: t('manageCategories.top') }]), ...below(0)]}
            selection="single"
            selected={target === '' ? [] : [target]}
            onSelect={([id = '']) => setTarget(id)}
            defaultExpanded={all.map(({ id }) => String(id))}
          />
        </div>
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {failureWords(failure)}
          </Notice>
        )}
      </Body>
    </Dialog>
  );
});
