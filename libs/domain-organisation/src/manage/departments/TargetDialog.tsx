import type { ManagedDepartment } from '@banyan/contracts/organisation';
import { DepartmentTree } from '@banyan/core-console/views';
import { Button, Notice } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { departmentName, treeDepartments } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';
import { useDepartmentFailure } from './useDepartmentFailure.ts';
import type { DepartmentsStore } from './DepartmentsStore.ts';

const Body = styled.div`
  display: grid;
  gap: 12px;

  & > div {
    max-height: 320px;
    overflow: auto;
  }
`;

export interface TargetDialogProps {
  kind: 'move' | 'merge';
  store: DepartmentsStore;
  department: ManagedDepartment;
  onClose: () => void;
}

/** Chooses where a department goes, or into which one it is merged. Those below it are no places for it. */
export const TargetDialog = observer(function TargetDialog({ kind, store, department, onClose }: TargetDialogProps) {
  const { t, language, number } = useWords();
  const failureWords = useDepartmentFailure();
  const [target, setTarget] = useState('');
  const { all, merging, moving } = store;
  const merges = kind === 'merge';
  const action = merges ? merging : moving;
  const own = store.below(department.id);
  const open = all.filter(({ closed, id }) => !closed && !own.has(id));
  const name = departmentName(department, language);
  const failure = action.failureOf();
  const close = () => {
    action.dismiss();
    onClose();
  };
  const act = async () => {
    const done = merges ? await store.mergeInto(Number(target)) : await store.moveBelow(Number(target));
    if (done) onClose();
  };
  return (
    <Dialog
      open
      role={merges ? 'alertdialog' : 'dialog'}
      title={t(merges ? 'departments.mergeTitle' : 'departments.moveTitle', { name })}
      closeText={t('close')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button
            variant={merges ? 'danger' : 'primary'}
            shut={target === ''}
            pending={action.isPending()}
            onClick={() => void act()}
          >
            {t(merges ? 'departments.merge' : 'departments.move')}
          </Button>
        </>
      }
    >
      <Body>
        <p>{t(merges ? 'departments.mergeText' : 'departments.moveText', { n: number(department.people) })}</p>
        <div>
          <DepartmentTree
            label={t('departments.target')}
            departments={[
              ...(merges ? [] : [{ id: '0', name: t('departments.top'), parent: null }]),
              ...treeDepartments(open, language),
            ]}
            selected={target === '' ? [] : [target]}
            onSelect={([id = '']) => setTarget(id)}
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
