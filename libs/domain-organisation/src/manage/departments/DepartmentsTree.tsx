import type { ManagedDepartment } from '@banyan/contracts/organisation';
import { SearchForm } from '@banyan/ui';
import { Tree, type TreeEntry } from '@banyan/ui/data';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { departmentName } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';
import type { DepartmentsStore } from './DepartmentsStore.ts';

const Place = styled.div`
  display: grid;
  gap: 12px;
  font-variant-numeric: tabular-nums;
`;

/** All departments with people and managers; Alt with an arrow moves the chosen one among its siblings. */
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
        children: below(one.id),
      }));
  return (
    <Place
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        event.stopPropagation();
        void store.step(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <SearchForm
        label={t('departments.search')}
        placeholder={t('departments.search')}
        value={words}
        onChange={setWords}
        onSearch={setWords}
      />
      <Tree
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
