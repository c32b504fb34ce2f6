import { SearchForm } from '@banyan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { departmentPath } from '../people/departments.ts';
import { DepartmentTree } from '../people/DepartmentTree.tsx';
import type { DepartmentFilter as Given } from './filterKinds.ts';
import { FilterPopover } from './FilterPopover.tsx';

interface DepartmentFilterProps {
  filter: Given;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** Chooses a department from the tree. */
export function DepartmentFilter({ filter, values, onChange }: DepartmentFilterProps) {
  const { t } = useTranslation('console');
  const [words, setWords] = useState('');
  const { label, departments } = filter;
  const [id] = values;
  return (
    <FilterPopover
      wide
      label={label}
      shown={id === undefined ? undefined : (departmentPath(departments, id).at(-1) ?? id)}
    >
      {(close) => (
        <>
          <SearchForm
            label={t('departments.find')}
            placeholder={t('departments.find')}
            value={words}
            onChange={setWords}
            onSearch={setWords}
          />
          <div data-tree="">
            <DepartmentTree
              departments={departments}
              selected={values}
              search={words}
              onSelect={(ids) => {
                onChange(ids);
                close();
              }}
            />
          </div>
        </>
      )}
    </FilterPopover>
  );
}
