import { Button, TextField } from '@banyan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextFilter as Given } from './filterKinds.ts';
import { FilterPanel as FieldAndButtons } from './filterStyle.ts';
import { FilterPopover } from './FilterPopover.tsx';

interface TextFilterProps {
  filter: Given;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

function Words({ filter, values, onChange, close }: TextFilterProps & { close: () => void }) {
  const { t } = useTranslation('console');
  const [text, setText] = useState(values[0] ?? '');
  const apply = (words: string) => {
    onChange(words.trim() === '' ? [] : [words.trim()]);
    close();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply(text);
      }}
    >
      <FieldAndButtons>
        <TextField
          label={filter.label}
          placeholder={filter.placeholder}
          maxLength={80}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <footer>
          <Button size="sm" variant="ghost" onClick={() => apply('')}>
            {t('filters.none')}
          </Button>
          <Button size="sm" type="submit">
            {t('filters.apply')}
          </Button>
        </footer>
      </FieldAndButtons>
    </form>
  );
}

/** Words in one field. */
export function TextFilter(props: TextFilterProps) {
  return (
    <FilterPopover label={props.filter.label} shown={props.values[0]}>
      {(close) => <Words {...props} close={close} />}
    </FilterPopover>
  );
}
