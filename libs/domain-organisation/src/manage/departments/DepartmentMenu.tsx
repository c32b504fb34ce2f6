import type { ManagedDepartment } from '@banyan/contracts/organisation';
import { RowMenu } from '@banyan/core-console/views';
import { observer } from 'mobx-react-lite';
import { departmentName } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';
import type { DepartmentsStore } from './DepartmentsStore.ts';

export interface DepartmentMenuProps {
  store: DepartmentsStore;
  department: ManagedDepartment;
}

/** The acts of the chosen department, in the tree; an act chooses the department. */
export const DepartmentMenu = observer(function DepartmentMenu({ store, department }: DepartmentMenuProps) {
  const { t, language } = useWords();
  const { closed, id } = department;
  const acts: Readonly<Record<string, () => void>> = {
    addBelow: () => store.begin(id),
    up: () => void store.step(-1),
    down: () => void store.step(1),
    move: () => store.aim('move'),
    merge: () => store.aim('merge'),
    close: () => void store.close(!closed),
  };
  return (
    <RowMenu
      name={departmentName(department, language)}
      items={[
        { id: 'addBelow', label: t('departments.addBelow') },
        { id: 'up', label: t('departments.up'), divided: true },
        { id: 'down', label: t('departments.down') },
        { id: 'move', label: t('departments.move') },
        { id: 'merge', label: t('departments.merge'), divided: true },
        { id: 'close', label: t(closed ? 'departments.reopen' : 'departments.close') },
      ]}
      onAction={(act) => {
        store.choose(id);
        acts[act]?.();
      }}
    />
  );
});
