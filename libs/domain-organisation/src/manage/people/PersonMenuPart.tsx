import { screenHref } from '@banyan/contracts';
import { organisationScreens, type ManagedPerson } from '@banyan/contracts/organisation';
import { RowMenu } from '@banyan/core-console/views';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { organisationDomain } from '../../organisation.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { PersonActDialog } from './PersonActDialog.tsx';
import { personActs } from './personActs.ts';
import type { PeopleStore } from './PeopleStore.ts';
import { makePersonStore } from './PersonStore.ts';
import { usePersonWords } from './usePersonWords.ts';

export interface PersonMenuProps {
  person: ManagedPerson;
  store: PeopleStore;
}

/** The acts of the panel, on the person of a row. */
export const PersonMenu = observer(function PersonMenu({ person, store }: PersonMenuProps) {
  const { t } = useWords();
  const words = usePersonWords();
  const navigate = useNavigate();
  const { seeAs } = organisationDomain.useEnvironment().ports;
  const { id, name, state } = person;
  const acts = store.mayEdit ? personActs(state, seeAs !== undefined) : [];
  return (
    <RowMenu
      name={name}
      items={[
        { id: 'open', label: t('open') },
        ...(store.seesRights
          ? [
              {
                id: 'rights',
                label: t('people.rights', { name }),
                href: screenHref(organisationScreens.personRights, { person: id }),
              },
            ]
          : []),
        ...acts.map((act, index) => ({
          id: act,
          label: words.act(act),
          divided: index === 0,
          ...(act === 'leave' ? { tone: 'danger' as const } : {}),
        })),
      ]}
      navigate={(href) => void navigate(href)}
      onAction={(chosen) => {
        const act = acts.find((one) => one === chosen);
        if (act === undefined) store.table.open(id);
        else store.askOne(person, act);
      }}
    />
  );
});

interface AskedProps {
  asked: NonNullable<PeopleStore['askedOne']>;
  store: PeopleStore;
}

const Asked = observer(function Asked({ asked: { act, person }, store }: AskedProps) {
  return (
    <PersonActDialog
      person={person}
      question={act}
      store={organisationDomain.useStore(makePersonStore, person.id)}
      onChanged={() => void store.renew()}
      onClose={() => store.closeOne()}
    />
  );
});

/** The question that the menu of a row asks. */
export const PersonMenuPart = observer(function PersonMenuPart({ store }: { store: PeopleStore }) {
  return store.askedOne === null ? null : <Asked asked={store.askedOne} store={store} />;
});
