import type { ManagedRole, RoleHolder } from '@banyan/contracts/organisation';
import { organisationScreens } from '@banyan/contracts/organisation';
import { screenHref } from '@banyan/contracts';
import { Moment, useFailureText, useShow } from '@banyan/core-screen/views';
import { Avatar, Button, Dot, EmptyState, ErrorState, ListSkeleton, TextLink } from '@banyan/ui';
import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { GiveDialog } from './GiveDialog.tsx';
import { RoleQuestion } from './RoleQuestion.tsx';
import type { RolesStore } from './RolesStore.ts';
import { useRoleWords } from './useRoleWords.ts';

const Part = styled.section`
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 32px;
    margin-bottom: 8px;
  }
  & h2 {
    font-size: var(--t14);
    line-height: 22px;
    font-weight: 600;
  }
  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
    padding-block: 8px;
    border-top: 1px solid var(--line);
  }
  & li p {
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & small[data-empty] {
    color: var(--warn, var(--ink-2));
  }
`;

interface HolderRowProps {
  holder: RoleHolder;
  /** Asks whether to take it back; left out, that is not possible. */
  onTake?: () => void;
}

function HolderRow({
  holder: { account, at, by, departments, empty, id, name, reach, until },
  onTake,
}: HolderRowProps) {
  const { t, list } = useWords();
  const words = useRoleWords();
  const where =
    departments.length > 0 ? list(departments.map((one) => one.name)) : reach === null ? '' : t(`roles.reach.${reach}`);
  return (
    <li>
      <Avatar name={name} size={32} />
      <p>
        <TextLink href={screenHref(organisationScreens.personRights, { person: id })}>{name}</TextLink>
        <small>{where === '' ? account : where}</small>
        {empty ? <small data-empty="">{t('roles.emptyScope')}</small> : null}
        {by === null || at === null ? null : (
          <small>
            {t('roles.givenBy', { name: by.name === '' ? t('audit.nobody') : by.name })} <Moment at={at} />
            {until === '' ? null : (
              <>
                <Dot />
                {words.until(until)}
              </>
            )}
          </small>
        )}
      </p>
      {onTake === undefined ? null : (
        <Button size="sm" variant="ghost" onClick={onTake} aria-label={t('roles.takeFrom', { name })}>
          {t('roles.take')}
        </Button>
      )}
    </li>
  );
}

/** The people who have the shown role; giving it and taking it back. */
export const HoldersPart = observer(function HoldersPart({ store, role }: { store: RolesStore; role?: ManagedRole }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const words = useRoleWords();
  const [giving, setGiving] = useState(false);
  const [asked, setAsked] = useState<RoleHolder | null>(null);
  const { chosen, holders, mayEdit, taking } = store;
  useShow(holders, () => holders.show(chosen), String(chosen));
  const mayTake = mayEdit && role !== undefined;
  return (
    <Part aria-label={t('roles.holders')}>
      <header>
        <h2>{t('roles.holders')}</h2>
        {mayTake ? (
          <Button size="sm" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setGiving(true)}>
            {t('roles.give')}
          </Button>
        ) : null}
      </header>
      {holders.state === 'failed' ? (
        <ErrorState
          level={3}
          size={120}
          title={t('roles.holdersFailed')}
          text={failureText(holders.error)}
          retryText={t('retry')}
          onRetry={() => void holders.retry()}
        />
      ) : holders.state !== 'ready' ? (
        <ListSkeleton label={t('loading')} />
      ) : holders.empty ? (
        <EmptyState level={3} size={120} label={t('roles.nobody')} description={t('roles.nobodyText')} />
      ) : (
        <>
          <ul>
            {holders.rows.map((holder) => (
              <HolderRow key={holder.id} holder={holder} {...(mayTake ? { onTake: () => setAsked(holder) } : {})} />
            ))}
          </ul>
          {holders.foot === 'end' ? null : (
            <Button size="sm" pending={holders.foot === 'loading'} onClick={() => void holders.loadMore()}>
              {t('roles.more')}
            </Button>
          )}
        </>
      )}
      {giving && role !== undefined ? <GiveDialog store={store} role={role} onClose={() => setGiving(false)} /> : null}
      {asked === null || role === undefined ? null : (
        <RoleQuestion
          title={t('roles.takeTitle', { name: asked.name, role: words.own(role) })}
          text={t('roles.takeText')}
          actText={t('roles.take')}
          pending={taking.isPending(asked.id)}
          failure={taking.failureOf(asked.id)}
          onAct={() => void store.take(asked.id).then((done) => (done ? setAsked(null) : undefined))}
          onClose={() => setAsked(null)}
        />
      )}
    </Part>
  );
});
