import { Button, TextField } from '@banyan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RangeFilter as Given } from './filterKinds.ts';
import { FilterPanel as FieldsAndButtons } from './filterStyle.ts';
import { FilterPopover } from './FilterPopover.tsx';
import { rangeText, readRange, type Range } from './range.ts';

interface RangeFilterProps {
  filter: Given;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

function Ends({ filter, values, onChange, close }: RangeFilterProps & { close: () => void }) {
  const { t } = useTranslation('console');
  const [range, setRange] = useState(() => readRange(values[0] ?? ''));
  const labels = filter.of === 'date' ? (['from', 'to'] as const) : (['least', 'most'] as const);
  const apply = (next: Range) => {
    const text = rangeText(next);
    onChange(text === '' ? [] : [text]);
    close();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply(range);
      }}
    >
      <FieldsAndButtons>
        {(['from', 'to'] as const).map((end, index) => (
          <TextField
            key={end}
            type={filter.of}
            {...(filter.of === 'number' ? { step: 'any' } : {})}
            label={t(`rule.${labels[index] ?? 'from'}`)}
            value={range[end]}
            onChange={({ target }) => setRange({ ...range, [end]: target.value })}
          />
        ))}
        <footer>
          <Button size="sm" variant="ghost" onClick={() => apply({ from: '', to: '' })}>
            {t('filters.none')}
          </Button>
          <Button size="sm" type="submit">
            {t('filters.apply')}
          </Button>
        </footer>
      </FieldsAndButtons>
    </form>
  );
}

/** Numbers or days from one to another, both included; one of the two may be left empty. */
export function RangeFilter(props: RangeFilterProps) {
  const { t } = useTranslation('console');
  const [text] = props.values;
  return (
    <FilterPopover
      label={props.filter.label}
      shown={text === undefined ? undefined : t('filters.range', { ...readRange(text) })}
    >
      {(close) => <Ends {...props} close={close} />}
    </FilterPopover>
  );
}
