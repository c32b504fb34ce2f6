import { screenHref } from '@banyan/contracts';
import { organisationScreens, type PersonDetail } from '@banyan/contracts/organisation';
import { SidePanel } from '@banyan/core-console/views';
import { Moment, RequestView, useShow } from '@banyan/core-screen/views';
import { Avatar, DetailSkeleton, Dot, Tabs, TextLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { organisationDomain } from '../../organisation.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { LearningPart } from './LearningPart.tsx';
import { DevicesPart } from './DevicesPart.tsx';
import { PersonActs } from './PersonActs.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonHistory } from './PersonHistory.tsx';
import { PersonPoints } from './PersonPoints.tsx';
import { makePersonStore, type PersonStore } from './PersonStore.ts';
import type { PeopleStore } from './PeopleStore.ts';
import { ProfilePart } from './ProfilePart.tsx';
import { StateWord } from './StateWord.tsx';

const Head = styled.header`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: 16px;
  align-items: center;
  margin-bottom: 16px;

  & h2 {
    font-size: var(--t20);
    line-height: 28px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & p {
    color: var(--ink-2);
  }
`;

const Shown = observer(function Shown({
  person,
  store,
  people,
}: {
  person: PersonDetail;
  store: PersonStore;
  people: PeopleStore;
}) {
  const { t, number } = useWords();
  const [tab, setTab] = useState<'profile' | 'learning' | 'devices' | 'points' | 'history'>('profile');
  const { mayEdit, ownFields: fields, places, seesLearning, seesRights } = people;
  const changed = () => void people.renew();
  const { id, account, createdAt, department, devices, image, name, points, state } = person;
  return (
    <>
      <Head>
        <Avatar name={name} size={56} {...(image === '' ? {} : { src: image })} />
        <div>
          <h2>{name}</h2>
          <p>
            {account}
            {department === null ? null : (
              <>
                <Dot />
                {department.name}
              </>
            )}
            <Dot />
            <Moment at={createdAt} />
          </p>
        </div>
        <StateWord state={state} />
      </Head>
      {mayEdit ? (
        <PersonActs person={person} store={store} onChanged={changed} onAsk={(act) => people.askOne(person, act)} />
      ) : null}
      {seesRights ? (
        <p>
          <TextLink href={screenHref(organisationScreens.personRights, { person: id })}>
            {t('people.rights', { name })}
          </TextLink>
        </p>
      ) : null}
      <Tabs
        label={t('people.tabs')}
        selected={tab}
        onSelect={setTab}
        items={[
          {
            id: 'profile',
            label: t('people.tab.profile'),
            panel: mayEdit ? (
              <ProfilePart {...{ person, store, fields }} departments={places} onSaved={changed} />
            ) : (
              <PersonFacts {...{ person, fields }} departments={places} />
            ),
          },
          ...(seesLearning
            ? [{ id: 'learning' as const, label: t('people.tab.learning'), panel: <LearningPart store={store} /> }]
            : []),
          {
            id: 'devices',
            label: t('people.tab.devices'),
            count: number(devices.length),
            panel: <DevicesPart person={person} store={store} mayEdit={mayEdit} />,
          },
          {
            id: 'points',
            label: t('people.tab.points'),
            count: number(points),
            panel: <PersonPoints person={person} />,
          },
          {
            id: 'history',
            label: t('people.tab.history'),
            panel: <PersonHistory name={name} store={store} departments={places} />,
          },
        ]}
      />
    </>
  );
});

/** The person who is open beside the list. */
export const PersonPart = observer(function PersonPart({ store: people }: { store: PeopleStore }) {
  const { t, number } = useWords();
  const { table } = people;
  const id = Number(table.opened);
  const store = organisationDomain.useStore(makePersonStore, id);
  useShow(store, () => store.show(), String(id));
  const place =
    table.openedPlace === 0
      ? {}
      : { place: t('people.place', { n: number(table.openedPlace), total: number(table.total) }) };
  return (
    <SidePanel
      label={table.openedRow?.name ?? t('people.label')}
      {...place}
      onStep={(step) => table.move(step)}
      onClose={() => table.close()}
    >
      <RequestView request={store.person} failed={t('people.gone')} skeleton={<DetailSkeleton label={t('loading')} />}>
        {(person) => <Shown person={person} store={store} people={people} />}
      </RequestView>
    </SidePanel>
  );
});
