import type { PlatformEnterprise } from '@banyan/contracts/organisation';
import {
  ColumnsMenu,
  ConsoleTable,
  FilterBar,
  PageHead,
  useTableAddress,
  ViewTabs,
  type ConsoleColumn,
} from '@banyan/core-console/views';
import { DateOf } from '@banyan/core-screen/views';
import { Button, EmptyState } from '@banyan/ui';
import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { organisationDomain } from '../../organisation.domain.ts';
import { InvitationDialog } from '../shared/InvitationDialog.tsx';
import { useWords } from '../shared/useWords.ts';
import { AddEnterprisePanel } from './AddEnterprisePanel.tsx';
import { EnterprisePart } from './EnterprisePart.tsx';
import { EnterpriseState } from './EnterpriseState.tsx';
import { makePlatformStore, platformViews } from './PlatformStore.ts';

function useColumns(): readonly ConsoleColumn<PlatformEnterprise>[] {
  const { t, number } = useWords();
  return useMemo(
    () => [
      { id: 'name', header: t('platform.column.name'), width: 220, cell: ({ name }) => name },
      { id: 'host', header: t('platform.column.host'), width: 220, cell: ({ host }) => (host === '' ? '–' : host) },
      {
        id: 'people',
        header: t('platform.column.people'),
        width: 120,
        cell: ({ people, userLimit }) =>
          userLimit === null ? number(people) : t('platform.peopleOf', { n: number(people), limit: number(userLimit) }),
      },
      {
        id: 'bytes',
        header: t('platform.column.bytes'),
        width: 110,
        cell: ({ bytes }) => t('platform.megabytes', { n: number(Math.ceil(bytes / 1_000_000)) }),
      },
      {
        id: 'state',
        header: t('platform.column.state'),
        width: 110,
        cell: ({ state }) => <EnterpriseState state={state} />,
      },
      {
        id: 'expires',
        header: t('platform.column.expires'),
        width: 130,
        cell: ({ expiresAt }) => (expiresAt === null ? '–' : <DateOf at={expiresAt - 1} year />),
      },
    ],
    [t, number],
  );
}

const Enterprises = observer(function Enterprises() {
  const store = organisationDomain.useStore(makePlatformStore);
  const { t } = useWords();
  const { invited, table } = store;
  const columns = useColumns();
  useTableAddress(table);
  const add = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => store.openForm(true)}>
      {t('platform.add')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('title.platform')} count={table.total} sentence={t('platform.sentence')} actions={add} />
      <ViewTabs
        label={t('platform.views')}
        views={[
          { id: '', label: t('platform.view.all') },
          ...platformViews.map((id) => ({ id, label: t(`platform.view.${id}`) })),
        ]}
        selected={table.query.view}
        onSelect={(id) => store.showView(id)}
      />
      <FilterBar store={table} searchText={t('platform.search')} filters={[]}>
        <ColumnsMenu store={table} columns={columns} />
      </FilterBar>
      <ConsoleTable
        store={table}
        columns={columns}
        label={t('platform.label')}
        name={({ name }) => name}
        choose={false}
        empty={<EmptyState level={2} label={t('platform.none')} description={t('platform.noneText')} actions={add} />}
      />
      {store.formOpen ? <AddEnterprisePanel store={store} /> : null}
      {store.formOpen || table.opened === '' ? null : <EnterprisePart key={table.opened} store={store} />}
      {invited === null ? null : (
        <InvitationDialog
          name={invited.name}
          invitation={invited.invitation}
          onClose={() => store.forgetInvitation()}
        />
      )}
    </>
  );
});

/** The enterprises of the installation, for the platform's administrator alone. */
export const PlatformPage = observer(function PlatformPage() {
  const { session } = organisationDomain.useEnvironment();
  const { t } = useWords();
  if (session.runsPlatform) return <Enterprises />;
  return (
    <>
      <PageHead title={t('title.platform')} />
      <EmptyState level={2} label={t('platform.refused')} description={t('platform.refusedText')} />
    </>
  );
});
