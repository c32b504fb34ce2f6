import { liveProviders, managedRoomStates, type ManagedLiveRoom } from '@banyan/contracts/live';
import {
  ColumnsMenu,
  ConsoleTable,
  FilterBar,
  ListExport,
  PageHead,
  RowMenu,
  SavedViewTabs,
  useTableAddress,
  type Filter,
} from '@banyan/core-console/views';
import { useFailureText, useShow } from '@banyan/core-screen/views';
import { Button, EmptyState, Notice } from '@banyan/ui';
import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { liveDomain } from '../../live.domain.ts';
import { liveLinks } from '../../live.links.ts';
import { useWords } from '../../shared/useWords.ts';
import { CancelRoomDialog } from './CancelRoomDialog.tsx';
import { makeLiveRoomsStore } from './LiveRoomsStore.ts';
import { RoomForm } from './RoomForm.tsx';
import { RoomPart } from './RoomPart.tsx';
import { useRoomColumns } from './useRoomColumns.tsx';

function useFilters(): readonly Filter[] {
  const { t } = useWords();
  return [
    {
      ...{ kind: 'choice', single: true, id: 'state', label: t('manageLiveRooms.column.state') },
      options: managedRoomStates.map((value) => ({ value, label: t(`manageLiveRooms.state.${value}`) })),
    },
    {
      ...{ kind: 'choice', single: true, id: 'provider', label: t('manageLiveRooms.column.provider') },
      options: liveProviders.map((value) => ({ value, label: t(`manageLiveRooms.provider.${value}`) })),
    },
  ];
}

/** The live rooms of the enterprise: views, table, one room in the panel, the form, and the question before one is cancelled. */
export const LiveRoomsPage = observer(function LiveRoomsPage() {
  const store = liveDomain.useStore(makeLiveRoomsStore);
  const { t } = useWords();
  const navigate = useNavigate();
  const { access, copying, counts, form, parts, table } = store;
  const columns = useRoomColumns();
  const filters = useFilters();
  useTableAddress(table);
  useShow(store, () => store.show());
  const mayEdit = access.may('live.edit');
  const failureText = useFailureText();
  const failure = copying.failureOf();
  const add = mayEdit ? (
    <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => store.openForm(null)}>
      {t('manageLiveRooms.add')}
    </Button>
  ) : null;
  return (
    <>
      <PageHead
        title={t('title.manageLiveRooms')}
        count={table.total}
        {...(mayEdit ? {} : { sentence: t('manageLiveRooms.lookOnly') })}
        actions={
          <>
            {access.may('live.export') ? (
              <ListExport store={parts.leaving} count={table.total} onExport={(format) => store.exportAs(format)} />
            ) : null}
            {add}
          </>
        }
      />
      {failure === undefined ? null : (
        <Notice live tone="danger" dismissText={t('close')} onDismiss={() => copying.dismiss()}>
          {t('manageLiveRooms.notCopied', { why: failureText(failure) })}
        </Notice>
      )}
      <SavedViewTabs
        table={table}
        saved={parts.saved}
        label={t('manageLiveRooms.views')}
        views={[
          { id: '', label: t('manageLiveRooms.all') },
          ...managedRoomStates.map((id) => ({
            id,
            label: t(`manageLiveRooms.state.${id}`),
            ...(counts.value?.[id] === undefined ? {} : { count: counts.value[id] }),
          })),
        ]}
        onSelect={(id) => store.showView(id)}
      />
      <FilterBar store={table} searchText={t('manageLiveRooms.search')} filters={filters}>
        <ColumnsMenu store={table} columns={columns} />
      </FilterBar>
      <ConsoleTable<ManagedLiveRoom>
        store={table}
        columns={columns}
        label={t('title.manageLiveRooms')}
        name={({ title }) => title}
        choose={false}
        opens
        menu={({ id, state, title }) => (
          <RowMenu
            name={title}
            items={[
              ...(state === 'cancelled'
                ? []
                : [{ id: 'enter', label: t('manageLiveRooms.enter'), href: liveLinks.room.href(id) }]),
              ...(mayEdit ? [{ id: 'copy', label: t('manageLiveRooms.copy') }] : []),
            ]}
            onAction={() => void copying.run(id)}
            navigate={(href) => void navigate(href)}
          />
        )}
        empty={
          <EmptyState
            level={2}
            label={t('manageLiveRooms.none')}
            description={t('manageLiveRooms.noneText')}
            actions={add}
          />
        }
      />
      {form === null ? null : <RoomForm key={`${form.room?.id ?? 0} ${form.copied}`} store={store} form={form} />}
      {form !== null || table.opened === '' ? null : <RoomPart key={table.opened} store={store} />}
      <CancelRoomDialog store={store} />
    </>
  );
});
