import type { ManagedGroup } from '@banyan/contracts/organisation';
import { PeoplePicker } from '@banyan/core-console/views';
import { ListView, useFailureText, useShow } from '@banyan/core-screen/views';
import { Avatar, Button, EmptyState, IconButton, Notice, SearchForm } from '@banyan/ui';
import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { GroupStore } from './GroupStore.ts';

const Add = styled.div`
  display: grid;
  gap: 12px;
  margin-bottom: 16px;

  & > button {
    justify-self: start;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  padding-block: 8px;
  border-bottom: 1px solid var(--line);

  & small {
    display: block;
    color: var(--ink-2);
  }
`;

export interface GroupPeopleProps {
  store: GroupStore;
  group: ManagedGroup;
  /** Called once people came in or went out. */
  onChanged: () => void;
}

const AddPeople = observer(function AddPeople({ store, onChanged }: Omit<GroupPeopleProps, 'group'>) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { changing, found } = store;
  const add = async () => {
    if (!(await changing.run({ add: chosen.map(Number), take: [] }))) return;
    setChosen([]);
    onChanged();
  };
  return (
    <Add>
      <PeoplePicker
        label={t('groups.people.add')}
        hint={t('groups.people.addHint')}
        people={(found.value ?? []).map(({ account, department, id, name }) => ({
          id: String(id),
          name,
          detail: department === null ? account : `${department.name} ${account}`,
        }))}
        loading={found.state === 'loading'}
        onSearch={(q) => void found.show(q)}
        value={chosen}
        onChange={setChosen}
      />
      <Button size="sm" shut={chosen.length === 0} pending={changing.isPending()} onClick={() => void add()}>
        {t('groups.people.put')}
      </Button>
    </Add>
  );
});

/** People of a group; of one by hand, people come in and go out here. */
export const GroupPeople = observer(function GroupPeople({ store, group, onChanged }: GroupPeopleProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const [words, setWords] = useState('');
  const { changing, people } = store;
  const byHand = group.own && group.rule === null;
  useShow(people, () => people.show(''));
  const take = async (id: number) => {
    if (await changing.run({ add: [], take: [id] })) onChanged();
  };
  const failure = changing.failureOf();
  return (
    <>
      {byHand ? <AddPeople store={store} onChanged={onChanged} /> : null}
      {group.rule === null ? null : <p>{t('groups.people.byRule')}</p>}
      {failure === undefined ? null : (
        <Notice live tone="danger">
          {t('groups.notDone', { why: failureText(failure) })}
        </Notice>
      )}
      <SearchForm
        label={t('groups.people.search')}
        placeholder={t('groups.people.search')}
        value={words}
        onChange={setWords}
        onSearch={(q) => void people.show(q.slice(0, 60))}
      />
      <ListView
        list={people}
        label={t('groups.people.label')}
        empty={<EmptyState level={3} size={120} label={t('groups.people.none')} />}
        frame={(rows, label) => <ul aria-label={label}>{rows}</ul>}
        end={null}
      >
        {({ account, department, id, image, name }) => (
          <Row key={id}>
            <Avatar name={name} size={32} {...(image === '' ? {} : { src: image })} />
            <p>
              {name}
              <small>
                {account} {department?.name}
              </small>
            </p>
            {byHand ? (
              <IconButton size="sm" label={t('groups.people.take', { name })} onClick={() => void take(id)}>
                <X size={16} aria-hidden="true" />
              </IconButton>
            ) : null}
          </Row>
        )}
      </ListView>
    </>
  );
});
