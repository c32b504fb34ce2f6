import type { ManagedDepartment } from '@banyan/contracts/organisation';
import { Facts } from '@banyan/ui';
import { useWords } from '../shared/useWords.ts';

/** A department for those who may look but not change. */
export function DepartmentFacts({ department }: { department: ManagedDepartment }) {
  const { t, list } = useWords();
  const { managers, name, open } = department;
  return (
    <Facts
      rows={[
        { name: t('departments.form.zh'), value: name.zh_cn },
        { name: t('departments.form.en'), value: name.en ?? '' },
        { name: t('departments.form.managers'), value: list(managers.map((one) => one.name)) },
        { name: t('departments.form.open'), value: t(open ? 'audit.yes' : 'audit.no') },
      ]}
    />
  );
}
