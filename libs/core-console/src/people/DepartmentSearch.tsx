import { SearchForm } from '@banyan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DepartmentTree, type DepartmentTreeProps } from './DepartmentTree.tsx';

/** The tree of departments below a field that narrows it. */
export function DepartmentSearch(props: Omit<DepartmentTreeProps, 'search'>) {
  const { t } = useTranslation('console');
  const [words, setWords] = useState('');
  const label = t('departments.find');
  return (
    <>
      <SearchForm label={label} placeholder={label} value={words} onChange={setWords} onSearch={setWords} />
      <div data-tree="">
        <DepartmentTree {...props} search={words} />
      </div>
    </>
  );
}
