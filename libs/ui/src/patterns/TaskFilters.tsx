import styled from 'styled-components';
import { Button } from '../components/Button.tsx';
import { Chip } from '../components/Chip.tsx';
import { FilterMenu } from '../components/FilterMenu.tsx';
import type { TaskWords } from './tasks.ts';

const Bar = styled.div`
  display: grid;
  gap: 12px;

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  & > div > output {
    margin-inline-start: auto;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
`;

/** The filters of the list, by their words. */
export interface Filters {
  readonly kinds: readonly string[];
  readonly states: readonly string[];
}

export interface TaskFiltersProps {
  t: TaskWords;
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** Number of matches; undefined while unknown. */
  count: number | undefined;
}

/** The filters, the number of matches, and each active filter with a button that removes it. */
export function TaskFilters({ t, filters, onChange, count }: TaskFiltersProps) {
  const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
  const inForce = [...filters.kinds, ...filters.states];
  const without = (name: string) =>
    onChange({
      kinds: filters.kinds.filter((kind) => kind !== name),
      states: filters.states.filter((state) => state !== name),
    });
  return (
    <Bar>
      <div>
        <FilterMenu
          label={t.kind}
          mode="multiple"
          clearText={t.clear}
          options={options(t.kinds)}
          selected={filters.kinds}
          onChange={(kinds) => onChange({ ...filters, kinds })}
        />
        <FilterMenu
          label={t.state}
          mode="multiple"
          clearText={t.clear}
          options={options(t.states)}
          selected={filters.states}
          onChange={(states) => onChange({ ...filters, states })}
        />
        <output aria-live="polite">{count === undefined ? null : t.count(count)}</output>
      </div>
      {inForce.length === 0 ? null : (
        <div>
          {inForce.map((name) => (
            <Chip key={name} removeText={t.without(name)} onRemove={() => without(name)}>
              {name}
            </Chip>
          ))}
          <Button size="sm" variant="ghost" onClick={() => onChange({ kinds: [], states: [] })}>
            {t.clearAll}
          </Button>
        </div>
      )}
    </Bar>
  );
}
