import type { ManagedThing } from '@banyan/contracts/organisation';
import {
  ConsoleTable,
  FilterBar,
  PageHead,
  ruleFields,
  useAudienceWords,
  useTableAddress,
  type ConsoleColumn,
  type Filter,
} from '@banyan/core-console/views';
import { Moment, useRefresh, useShow } from '@banyan/core-screen/views';
import { EmptyState } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { organisationDomain } from '../../organisation.domain.ts';
import { departmentName } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';
import { makeAudiencesStore, thingOf, type AudiencesStore } from './AudiencesStore.ts';
import { ThingPart } from './ThingPart.tsx';

function useColumns(store: AudiencesStore): readonly ConsoleColumn<ManagedThing>[] {
  const { t, language, list, number } = useWords();
  const { lines } = useAudienceWords({
    department: (id) => {
      const one = store.places.find((department) => department.id === id);
      return one === undefined ? `#${id}` : departmentName(one, language);
    },
    group: (id) => store.groupName(id),
    person: (id) => store.personName(id),
    field: (id) => ruleFields(store.fields.value ?? [], language).find((one) => one.id === id),
  });
  const whom = ({ audience }: ManagedThing) => {
    if (audience === null) return t('audiences.everyone');
    const words = lines(audience).map(({ except, words: line }) =>
      except ? t('audiences.without', { words: line }) : line,
    );
    return words.length === 0 ? t('audiences.nobody') : list(words);
  };
  return [
    { id: 'name', header: t('audiences.column.name'), width: 280, cell: ({ name }) => name },
    { id: 'kind', header: t('audiences.column.kind'), width: 120, cell: ({ kind }) => t(`groups.kindOfUse.${kind}`) },
    {
      ...{ id: 'people', header: t('audiences.column.people'), width: 88, grow: 0, align: 'end' },
      cell: ({ people }) => number(people),
    },
    { id: 'whom', header: t('audiences.column.whom'), width: 280, cell: whom },
    {
      ...{ id: 'changed', header: t('audiences.column.changed'), width: 128 },
      cell: ({ changedAt }) => (changedAt === null ? '–' : <Moment at={changedAt} />),
    },
  ];
}

/** All things that may be for some people alone: whom each is for, and the panel that changes it. */
export const AudiencesPage = observer(function AudiencesPage() {
  const store = organisationDomain.useStore(makeAudiencesStore);
  const { t } = useWords();
  const { kinds, table } = store;
  const columns = useColumns(store);
  useTableAddress(table);
  useShow(store, () => store.show());
  useRefresh(() => table.list.refresh());
  const filters: readonly Filter[] = [
    {
      ...{ kind: 'choice', single: true, id: 'kind', label: t('audiences.column.kind') },
      options: kinds.map((value) => ({ value, label: t(`groups.kindOfUse.${value}`) })),
    },
    {
      ...{ kind: 'choice', single: true, id: 'some', label: t('audiences.column.whom') },
      options: [{ value: 'Y', label: t('audiences.some') }],
    },
  ];
  return (
    <>
      <PageHead title={t('title.audiences')} count={table.total} sentence={t('audiences.sentence')} />
      <FilterBar store={table} searchText={t('audiences.search')} filters={filters} />
      <ConsoleTable
        store={table}
        columns={columns}
        label={t('title.audiences')}
        name={({ name }) => name}
        choose={false}
        empty={<EmptyState level={2} label={t('audiences.none')} description={t('audiences.noneText')} />}
      />
      {thingOf(table.opened) === null ? null : <ThingPart key={table.opened} store={store} />}
    </>
  );
});
