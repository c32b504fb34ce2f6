import { useFormats } from '@banyan/core-screen/views';
import { Button, FilterMenu, MenuButton, SearchForm } from '@banyan/ui';
import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../keys/useKeys.ts';
import type { TableStore } from '../table/TableStore.ts';
import { DepartmentFilter } from './DepartmentFilter.tsx';
import type { Filter } from './filterKinds.ts';
import { Bar } from './filterStyle.ts';
import { RangeFilter } from './RangeFilter.tsx';
import { PersonFilter } from './PersonFilter.tsx';
import { TextFilter } from './TextFilter.tsx';
import { WindowFilter } from './WindowFilter.tsx';

/** Pause in typing after which the words are searched, ms. */
const pauseMs = 300;

/** The table of a filter bar, whatever its rows. */
export type FilteredTable = Pick<TableStore<unknown>, 'clearFilters' | 'filter' | 'narrowed' | 'query' | 'search'>;

export interface FilterBarProps {
  store: FilteredTable;
  /** Names the searched fields: "Name, number or phone". */
  searchText: string;
  filters: readonly Filter[];
  /** Filters behind "more filters", which appear once they are asked for or narrow the table. */
  more?: readonly Filter[];
  /** At the end of the line: a `ColumnsMenu`. */
  children?: ReactNode;
}

interface OneProps {
  filter: Filter;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

function One({ filter, values, onChange }: OneProps) {
  const { t } = useTranslation('console');
  const { number, list } = useFormats();
  if (filter.kind === 'department') return <DepartmentFilter {...{ filter, values, onChange }} />;
  if (filter.kind === 'person') return <PersonFilter {...{ filter, values, onChange }} />;
  if (filter.kind === 'window') return <WindowFilter {...{ filter, values, onChange }} />;
  if (filter.kind === 'range') return <RangeFilter {...{ filter, values, onChange }} />;
  if (filter.kind === 'text') return <TextFilter {...{ filter, values, onChange }} />;
  const chosen = filter.options.filter(({ value }) => values.includes(value)).map(({ label }) => label);
  return (
    <FilterMenu
      label={filter.label}
      {...(chosen.length === 0 ? {} : { shown: `${filter.label}: ${list(chosen)}` })}
      options={filter.options.map(({ value, label, count }) => ({
        value,
        label,
        // An option without rows stays, greyed; one that is chosen can be taken back.
        ...(count === undefined ? {} : { count: number(count), disabled: count === 0 && !values.includes(value) }),
      }))}
      selected={values}
      onChange={(chosenNow) => onChange(filter.single === true ? chosenNow.slice(-1) : chosenNow)}
      clearText={t('filters.none')}
    />
  );
}

const Search = observer(function Search({ store, searchText }: Pick<FilterBarProps, 'searchText' | 'store'>) {
  const { t } = useTranslation('console');
  const { q } = store.query;
  const [typed, setTyped] = useState({ from: q, text: q });
  // Back and forward, or a saved view: the address has other words now.
  if (typed.from !== q) setTyped({ from: q, text: typed.text.trim() === q ? typed.text : q });
  const input = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => input.current?.focus() });
  const search = useEffectEvent((words: string) => store.search(words));
  useEffect(() => {
    const wait = setTimeout(() => search(typed.text), pauseMs);
    return () => clearTimeout(wait);
  }, [typed.text]);
  return (
    <SearchForm
      ref={input}
      label={searchText}
      placeholder={searchText}
      maxLength={100}
      shortcut={{ key: '/', hint: t('keys.search') }}
      value={typed.text}
      onChange={(text) => setTyped({ from: q, text })}
      onSearch={(words) => store.search(words)}
    />
  );
});

const noFilters: readonly Filter[] = [];

/** Words and filters of a table, kept in its address. */
export const FilterBar = observer(function FilterBar({
  store,
  searchText,
  filters,
  more = noFilters,
  children,
}: FilterBarProps) {
  const { t } = useTranslation('console');
  const [asked, setAsked] = useState<readonly string[]>([]);
  const isShown = ({ id }: Filter) => asked.includes(id) || store.query.filters[id] !== undefined;
  const hidden = more.filter((filter) => !isShown(filter));
  return (
    <Bar role="group" aria-label={t('filters.label')}>
      <Search store={store} searchText={searchText} />
      {[...filters, ...more.filter(isShown)].map((filter) => (
        <One
          key={filter.id}
          filter={filter}
          values={store.query.filters[filter.id] ?? []}
          onChange={(values) => store.filter(filter.id, values)}
        />
      ))}
      {hidden.length === 0 ? null : (
        <MenuButton
          label={t('filters.more')}
          size="sm"
          icon={<Plus size={16} aria-hidden="true" />}
          items={hidden.map(({ id, label }) => ({ id, label }))}
          onAction={(id) => setAsked([...asked, id])}
        >
          {t('filters.more')}
        </MenuButton>
      )}
      {store.narrowed ? (
        <Button size="sm" variant="ghost" onClick={() => store.clearFilters()}>
          {t('filters.clear')}
        </Button>
      ) : null}
      {children === undefined ? null : <div>{children}</div>}
    </Bar>
  );
});
