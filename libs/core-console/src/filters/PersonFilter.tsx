import { PeoplePicker } from '../people/PeoplePicker.tsx';
import type { PersonFilter as Given } from './filterKinds.ts';
import { FilterPopover } from './FilterPopover.tsx';

interface PersonFilterProps {
  filter: Given;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** One person, found by name or account. */
export function PersonFilter({ filter, values, onChange }: PersonFilterProps) {
  const { label, people, known, loading, onSearch } = filter;
  const [id] = values;
  const name = [...known, ...people].find((person) => person.id === id)?.name;
  return (
    <FilterPopover wide label={label} shown={id === undefined ? undefined : (name ?? id)}>
      {(close) => (
        <PeoplePicker
          label={label}
          people={people}
          known={known}
          loading={loading}
          onSearch={onSearch}
          value={values}
          onChange={(ids) => {
            // Another person takes the place of the one before.
            onChange(ids.slice(-1));
            if (ids.length > 0) close();
          }}
        />
      )}
    </FilterPopover>
  );
}
