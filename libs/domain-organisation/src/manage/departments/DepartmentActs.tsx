import type { ManagedDepartment } from '@banyan/contracts/organisation';
import { Button, Notice, SectionHeading } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { DepartmentsStore } from './DepartmentsStore.ts';
import { TargetDialog } from './TargetDialog.tsx';
import { useDepartmentFailure } from './useDepartmentFailure.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block: 12px;
`;

export interface DepartmentActsProps {
  store: DepartmentsStore;
  department: ManagedDepartment;
}

/** Place and state of a department: below, up and down, elsewhere, merged, closed. */
export const DepartmentActs = observer(function DepartmentActs({ store, department }: DepartmentActsProps) {
  const { t } = useWords();
  const failureWords = useDepartmentFailure();
  const { failure, siblings, target } = store;
  const place = siblings.findIndex(({ id }) => id === department.id);
  return (
    <>
      <SectionHeading level={3} size="sm">
        {t('departments.acts')}
      </SectionHeading>
      <Line>
        <Button size="sm" onClick={() => store.begin(department.id)}>
          {t('departments.addBelow')}
        </Button>
        <Button size="sm" shut={place <= 0} onClick={() => void store.step(-1)}>
          {t('departments.up')}
        </Button>
        <Button size="sm" shut={place === siblings.length - 1} onClick={() => void store.step(1)}>
          {t('departments.down')}
        </Button>
        <Button size="sm" onClick={() => store.aim('move')}>
          {t('departments.move')}
        </Button>
        <Button size="sm" onClick={() => store.aim('merge')}>
          {t('departments.merge')}
        </Button>
        <Button size="sm" pending={store.closing.isPending()} onClick={() => void store.close(!department.closed)}>
          {t(department.closed ? 'departments.reopen' : 'departments.close')}
        </Button>
      </Line>
      <p>{t('departments.keys')}</p>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureWords(failure)}
        </Notice>
      )}
      {target === null ? null : (
        <TargetDialog kind={target} store={store} department={department} onClose={() => store.aim(null)} />
      )}
    </>
  );
});
