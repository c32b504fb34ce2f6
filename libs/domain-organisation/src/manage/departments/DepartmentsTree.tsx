import type { ManagedDepartment } from '@banyan/contracts/organisation';
import { OrderedTree } from '@banyan/core-console/views';
import { SearchForm } from '@banyan/ui';
import type { TreeEntry } from '@banyan/ui/data';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { departmentName } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';
import { DepartmentMenu } from './DepartmentMenu.tsx';
import type { DepartmentsStore } from './DepartmentsStore.ts';

const Place = styled.div`
  display: grid;
  gap: 12px;
  font-variant-numeric: tabular-nums;
`;

/** All departments with people and managers, in the order that is made here. */
export const DepartmentsTree = observer(function DepartmentsTree({ store }: { store: DepartmentsStore }) {
  const { t, language, list, number } = useWords();
  const [words, setWords] = useState('');
  const { all, chosen } = store;
  const detailOf = ({ closed, managers, people }: ManagedDepartment) =>
    [
      ...(closed ? [t('departments.closed')] : []),
      ...(managers.length === 0 ? [] : [list(managers.map(({ name }) => name))]),
      number(people),
    ].join(' · ');
  const below = (parent: number): readonly TreeEntry[] =>
    all
      .filter((one) => one.parent === parent)
      .map((one) => ({
        id: String(one.id),
        label: departmentName(one, language),
        detail: detailOf(one),
        ...(store.mayEdit ? { menu: <DepartmentMenu store={store} department={one} /> } : {}),
        children: below(one.id),
      }));
  return (
    <Place>
      <SearchForm
        label={t('departments.search')}
        placeholder={t('departments.search')}
        value={words}
        onChange={setWords}
        onSearch={setWords}
      />
      <OrderedTree
        disabled={!store.mayEdit}
        onMove={(id, { parent, place }) => store.place(Number(id), Number(parent ?? 0), place)}
        label={t('departments.label')}
        entries={below(0)}
        selection="single"
        selected={chosen === 0 ? [] : [String(chosen)]}
        onSelect={([id]) => store.choose(Number(id ?? 0))}
        defaultExpanded={all.map(({ id }) => String(id))}
        search={words}
      />
    </Place>
  );
});
