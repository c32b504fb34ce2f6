import { departmentPath } from '../people/departments.ts';
import { DepartmentSearch } from '../people/DepartmentSearch.tsx';
import type { DepartmentFilter as Given } from './filterKinds.ts';
import { FilterPopover } from './FilterPopover.tsx';

interface DepartmentFilterProps {
  filter: Given;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** Chooses a department from the tree. */
export function DepartmentFilter({ filter, values, onChange }: DepartmentFilterProps) {
  const { label, departments } = filter;
  const [id] = values;
  return (
    <FilterPopover
      wide
      label={label}
      shown={id === undefined ? undefined : (departmentPath(departments, id).at(-1) ?? id)}
    >
      {(close) => (
        <DepartmentSearch
          departments={departments}
          selected={values}
          onSelect={(ids) => {
            onChange(ids);
            close();
          }}
        />
      )}
    </FilterPopover>
  );
}
