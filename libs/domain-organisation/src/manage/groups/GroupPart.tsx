import type { ManagedDepartment, ManagedGroup, PersonField } from '@banyan/contracts/organisation';
import { HistoryList, RowPanel, ruleFields, SidePanel, useAudienceWords } from '@banyan/core-console/views';
import { RequestView, useFailureText, useShow } from '@banyan/core-screen/views';
import { Button, DetailSkeleton, ErrorState, Facts, ListSkeleton, Tabs } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { organisationDomain } from '../../organisation.domain.ts';
import { useEntryWords } from '../audit/useEntryWords.ts';
import { departmentName } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';
import { GroupForm } from './GroupForm.tsx';
import { GroupPeople } from './GroupPeople.tsx';
import type { GroupsStore } from './GroupsStore.ts';
import { makeGroupStore, type GroupStore } from './GroupStore.ts';
import { RemoveGroup } from './RemoveGroup.tsx';

const Head = styled.header`
  display: flex;
  gap: 16px;
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: 16px;

  & > h2 {
    font-size: var(--t20);
    line-height: 28px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const History = observer(function History({ store, departments }: { store: GroupStore } & Places) {
  const { t } = useWords();
  const words = useEntryWords(departments);
  const failureText = useFailureText();
  const { history } = store;
  useShow(history, () => history.show());
  if (history.state === 'failed')
    return (
      <ErrorState
        level={3}
        size={120}
        title={t('people.historyFailed')}
        text={failureText(history.error)}
        retryText={t('retry')}
        onRetry={() => void history.retry()}
      />
    );
  if (history.state !== 'ready') return <ListSkeleton label={t('loading')} />;
  return (
    <HistoryList
      label={t('people.tab.history')}
      entries={history.rows.map((entry) => ({
        id: entry.id,
        at: entry.at,
        who: words.who(entry),
        what: words.act(entry),
        fields: words.changes(entry),
      }))}
      loading={history.foot === 'loading'}
      {...(history.foot === 'end' ? {} : { onMore: () => void history.loadMore() })}
    />
  );
});

interface Places {
  departments: readonly ManagedDepartment[];
}

/** A group for those who may look but not change. */
function GroupFacts({ group, departments, fields }: { group: ManagedGroup; fields: readonly PersonField[] } & Places) {
  const { t, language } = useWords();
  const { rule } = useAudienceWords({
    department: (id) => {
      const one = departments.find((department) => department.id === id);
      return one === undefined ? `#${id}` : departmentName(one, language);
    },
    group: String,
    person: String,
    field: (id) => ruleFields(fields, language).find((one) => one.id === id),
  });
  return (
    <Facts
      rows={[
        { name: t('groups.form.name'), value: group.name.zh_cn },
        { name: t('groups.form.en'), value: group.name.en ?? '' },
        { name: t('groups.form.rule'), value: group.rule === null ? t('groups.kind.hand') : rule(group.rule) },
      ]}
    />
  );
}

type Tab = 'people' | 'settings' | 'history';

const Shown = observer(function Shown({ group, groups, store }: ShownProps) {
  const { t, language, number } = useWords();
  const [tab, setTab] = useState<Tab>('people');
  const [asks, setAsks] = useState(false);
  const { ownFields: fields, places } = groups;
  const renew = () => void groups.table.list.renew();
  return (
    <>
      <Head>
        <h2>{departmentName(group, language)}</h2>
        {group.own ? (
          <Button size="sm" variant="ghost" onClick={() => setAsks(true)}>
            {t('groups.remove')}
          </Button>
        ) : null}
      </Head>
      {asks ? (
        <RemoveGroup
          store={store}
          group={group}
          onRemoved={() => void groups.removed()}
          onClose={() => setAsks(false)}
        />
      ) : null}
      <Tabs
        label={t('groups.tabs')}
        selected={tab}
        onSelect={setTab}
        items={[
          {
            id: 'people',
            label: t('groups.tab.people'),
            count: number(group.people),
            panel: <GroupPeople store={store} group={group} onChanged={renew} />,
          },
          {
            id: 'settings',
            label: t('groups.tab.settings'),
            panel: group.own ? (
              <GroupForm store={store} departments={places} fields={fields} onSaved={renew} />
            ) : (
              <GroupFacts group={group} departments={places} fields={fields} />
            ),
          },
          {
            id: 'history',
            label: t('people.tab.history'),
            panel: <History store={store} departments={places} />,
          },
        ]}
      />
    </>
  );
});

interface ShownProps {
  group: ManagedGroup;
  groups: GroupsStore;
  store: GroupStore;
}

/** The group that is open beside the list. */
export const GroupPart = observer(function GroupPart({ store: groups }: { store: GroupsStore }) {
  const { t } = useWords();
  const { table } = groups;
  const id = Number(table.opened);
  const store = organisationDomain.useStore(makeGroupStore, id);
  useShow(store, () => store.show(), String(id));
  return (
    <RowPanel store={table} label={t('title.groups')}>
      <RequestView request={store.group} failed={t('groups.gone')} skeleton={<DetailSkeleton label={t('loading')} />}>
        {(group) => <Shown group={group} groups={groups} store={store} />}
      </RequestView>
    </RowPanel>
  );
});

/** The form for a new group. */
export const AddGroupPart = observer(function AddGroupPart({ store: groups }: { store: GroupsStore }) {
  const { t } = useWords();
  const store = organisationDomain.useStore(makeGroupStore, 0);
  const close = () => groups.openForm(false);
  return (
    <SidePanel label={t('groups.add')} place={t('groups.add')} onClose={close}>
      <GroupForm
        store={store}
        departments={groups.places}
        fields={groups.ownFields}
        onSaved={(group) => void groups.added(group)}
        onCancel={close}
      />
    </SidePanel>
  );
});
