import { builtInRoles } from '@banyan/contracts/organisation';
import { IconButton } from '@banyan/ui';
import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { ChosenRole, RolesStore } from './RolesStore.ts';
import { useRoleWords } from './useRoleWords.ts';

const Nav = styled.nav`
  & > h2 {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 32px;
    padding-inline: 8px;
    font-size: var(--t12);
    font-weight: 400;
    color: var(--ink-3);
  }
  & > ul + h2 {
    margin-top: 16px;
  }
  & button[data-role] {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 32px;
    padding-inline: 8px;
    border-radius: var(--r-ctl);
    text-align: start;
    overflow-wrap: anywhere;
  }
  & button[data-role]:hover {
    background: var(--hover);
  }
  & button[data-role][aria-current] {
    background: var(--accent-soft);
    color: var(--accent-text);
    font-weight: 600;
  }
  & small {
    font-size: var(--t12);
    font-weight: 400;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > p {
    padding: 4px 8px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

/** Built-in and own roles, each with the number of people who have it. */
export const RoleList = observer(function RoleList({ store }: { store: RolesStore }) {
  const { t, number } = useWords();
  const words = useRoleWords();
  const { chosen, list, mayEdit, own } = store;
  const row = (id: ChosenRole, name: string, holders: number) => (
    <li key={id}>
      <button
        type="button"
        data-role=""
        aria-current={id === chosen ? 'true' : undefined}
        onClick={() => store.choose(id)}
      >
        {name}
        <small>{number(holders)}</small>
      </button>
    </li>
  );
  return (
    <Nav aria-label={t('title.roles')}>
      <h2>{t('roles.builtInHead')}</h2>
      <ul>
        {builtInRoles.map((key) =>
          row(key, words.builtIn(key), list.value?.builtIn.find((one) => one.key === key)?.holders ?? 0),
        )}
      </ul>
      <h2>
        {t('roles.ownHead')}
        {mayEdit ? (
          <IconButton size="sm" label={t('roles.add')} onClick={() => store.choose('new')}>
            <Plus size={16} aria-hidden="true" />
          </IconButton>
        ) : null}
      </h2>
      <ul>{own.map((one) => row(one.id, words.own(one), one.holders))}</ul>
      {own.length === 0 ? <p>{t('roles.noneText')}</p> : null}
    </Nav>
  );
});
