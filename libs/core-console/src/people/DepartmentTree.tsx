import { useFormats } from '@banyan/core-screen/views';
import { Tree } from '@banyan/ui/data';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { departmentTree, type Department } from './departments.ts';

const Place = styled.div`
  font-variant-numeric: tabular-nums;
`;

export interface DepartmentTreeProps {
  /** The departments in their order; the tree is in their `parent`. */
  departments: readonly Department[];
  /** Ids of the chosen ones. */
  selected: readonly string[];
  /** Called with all chosen ids. */
  onSelect: (ids: string[]) => void;
  /** One department, or several by boxes. */
  mode?: 'single' | 'multiple';
  /** Marks the departments of these words and opens the branches above them. */
  search?: string;
  /** Accessible name; "Departments" by default. */
  label?: string;
}

/** The departments to look at or to choose from. */
export function DepartmentTree({
  departments,
  selected,
  onSelect,
  mode = 'single',
  search,
  label,
}: DepartmentTreeProps) {
  const { t } = useTranslation('console');
  const { number } = useFormats();
  const entries = useMemo(() => departmentTree(departments, number), [departments, number]);
  return (
    <Place>
      <Tree
        label={label ?? t('departments.label')}
        entries={entries}
        selection={mode}
        selected={selected}
        onSelect={onSelect}
        defaultExpanded={entries.map(({ id }) => id)}
        {...(search === undefined ? {} : { search })}
      />
    </Place>
  );
}
