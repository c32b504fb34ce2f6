import { screenHref } from '@banyan/contracts';
import {
  organisationScreens,
  type ManagedDepartment,
  type PersonDetail,
  type PersonField,
} from '@banyan/contracts/organisation';
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

interface ShownProps {
  person: PersonDetail;
  store: PersonStore;
  departments: readonly ManagedDepartment[];
  /** Fields of the enterprise. */
  fields: readonly PersonField[];
  /** Whether the viewer may change the person. */
  mayEdit: boolean;
  /** Whether the viewer may see what the person learns. */
  seesLearning: boolean;
  /** Whether the viewer may see the person's rights. */
  seesRights: boolean;
  onChanged: () => void;
}

const Shown = observer(function Shown(props: ShownProps) {
  const { person, store, departments, fields, mayEdit, seesLearning, seesRights, onChanged } = props;
  const { t, number } = useWords();
  const [tab, setTab] = useState<'profile' | 'learning' | 'devices' | 'points' | 'history'>('profile');
  const { account, createdAt, department, devices, image, name, points, state } = person;
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
      {mayEdit ? <PersonActs person={person} store={store} onChanged={onChanged} /> : null}
      {seesRights ? (
        <p>
          <TextLink href={screenHref(organisationScreens.personRights, { person: person.id })}>
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
              <ProfilePart {...{ person, store, departments, fields }} onSaved={onChanged} />
            ) : (
              <PersonFacts {...{ person, departments, fields }} />
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
            panel: <PersonHistory name={name} store={store} departments={departments} />,
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
        {(person) => (
          <Shown
            person={person}
            store={store}
            departments={people.places}
            fields={people.ownFields}
            mayEdit={people.mayEdit}
            seesLearning={people.seesLearning}
            seesRights={people.seesRights}
            onChanged={() => void people.renew()}
          />
        )}
      </RequestView>
    </SidePanel>
  );
});
