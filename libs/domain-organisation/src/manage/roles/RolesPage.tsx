import { screenHref } from '@banyan/contracts';
import { builtInRoles, organisationScreens, type RoleList as Roles } from '@banyan/contracts/organisation';
import { PageHead, PeoplePicker } from '@banyan/core-console/views';
import { RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import { Button, ListSkeleton } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { Plus, UserSearch } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { organisationDomain } from '../../organisation.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { HoldersPart } from './HoldersPart.tsx';
import { RoleForm } from './RoleForm.tsx';
import { RoleList } from './RoleList.tsx';
import { RoleQuestion } from './RoleQuestion.tsx';
import { BuiltInRights, RoleRights } from './RoleRights.tsx';
import { makeRolesStore, type RolesStore } from './RolesStore.ts';
import { useFoundPeople } from '../shared/useFoundPeople.ts';
import { useRoleWords } from './useRoleWords.ts';

const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 208px minmax(440px, 1fr) minmax(240px, 320px);
  min-height: 0;
  border-top: 1px solid var(--line);

  & > div {
    overflow: auto;
    min-width: 0;
    padding: 12px 24px 32px;
    scrollbar-width: thin;
  }
  & > div:first-child {
    padding-inline: 12px;
  }
  & > div + div {
    border-inline-start: 1px solid var(--line);
  }
`;

/** The rights of the shown role, to change or to look at. */
const Shown = observer(function Shown({ store, roles }: { store: RolesStore; roles: Roles }) {
  const { t } = useWords();
  const words = useRoleWords();
  const [asks, setAsks] = useState(false);
  const { chosen, form, mayEdit, removing, role } = store;
  const key = builtInRoles.find((one) => one === chosen);
  if (key !== undefined)
    return <BuiltInRights role={key} rights={roles.builtIn.find((one) => one.key === key)?.rights ?? []} />;
  if (role !== undefined && !mayEdit)
    return (
      <RoleRights
        name={words.own(role)}
        why={t('roles.byGrant')}
        rights={role.permissions.map((permission) => ({ permission, reach: 'departments' }))}
      />
    );
  return (
    <>
      <RoleForm key={`${chosen}-${form}`} store={store} {...(role === undefined ? {} : { role })} />
      {role === undefined ? null : (
        <Button variant="ghost" size="sm" onClick={() => setAsks(true)}>
          {t('roles.remove')}
        </Button>
      )}
      {asks && role !== undefined ? (
        <RoleQuestion
          title={t('roles.removeTitle', { name: words.own(role) })}
          text={t('roles.removeText', { count: role.holders })}
          actText={t('roles.remove')}
          pending={removing.isPending()}
          failure={removing.failureOf()}
          onAct={() => void store.remove()}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </>
  );
});

/** Chooses the person whose rights are shown. */
const PersonDialog = observer(function PersonDialog({ store, onClose }: { store: RolesStore; onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const found = useFoundPeople(store.found);
  return (
    <Dialog open title={t('roles.whoCan')} closeText={t('close')} onClose={onClose}>
      <PeoplePicker
        label={t('roles.person')}
        hint={t('departments.form.managersHint')}
        {...found}
        value={[]}
        onChange={([person]) => {
          if (person !== undefined) void navigate(screenHref(organisationScreens.personRights, { person }));
        }}
      />
    </Dialog>
  );
});

/** The roles: which there are, what they may do, and who has them. */
export const RolesPage = observer(function RolesPage() {
  const store = organisationDomain.useStore(makeRolesStore);
  const { t } = useWords();
  const [asks, setAsks] = useState(false);
  const { list, mayEdit } = store;
  const [params] = useSearchParams();
  const role = Number(/^\d{1,9}$/.exec(params.get('role') ?? '')?.[0] ?? 0);
  useShow(store, () => store.showAt(role), role);
  useRefresh(() => list.refresh());
  return (
    <>
      <PageHead
        title={t('title.roles')}
        sentence={t(mayEdit ? 'roles.sentence' : 'lookOnly')}
        actions={
          <>
            <Button icon={<UserSearch size={16} aria-hidden="true" />} onClick={() => setAsks(true)}>
              {t('roles.whoCan')}
            </Button>
            {mayEdit ? (
              <Button
                variant="primary"
                icon={<Plus size={16} aria-hidden="true" />}
                onClick={() => store.choose('new')}
              >
                {t('roles.add')}
              </Button>
            ) : null}
          </>
        }
      />
      <RequestView request={list} failed={t('roles.failed')} skeleton={<ListSkeleton label={t('loading')} />}>
        {(roles) => (
          <Columns>
            <div>
              <RoleList store={store} />
            </div>
            <div aria-live="polite">
              <Shown store={store} roles={roles} />
            </div>
            <div>
              {store.chosen === 'new' ? null : (
                <HoldersPart store={store} {...(store.role === undefined ? {} : { role: store.role })} />
              )}
            </div>
          </Columns>
        )}
      </RequestView>
      {asks ? <PersonDialog store={store} onClose={() => setAsks(false)} /> : null}
    </>
  );
});
