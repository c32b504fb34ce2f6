import { actions, areas, type Action, type Area, type Permission } from '@banyan/contracts';
import { Moment } from '@banyan/core-screen/views';
import { Dot } from '@banyan/ui';
import { Select } from '@banyan/ui/overlays';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { Moon } from './Moon.tsx';
import type { PersonRights } from './PersonRightsStore.ts';
import { reachOf } from './RightsTable.tsx';
import { useRoleWords } from './useRoleWords.ts';

const Asked = styled.section`
  padding: 16px var(--console-edge, 32px) 24px;
  border-block: 1px solid var(--line);

  & > div {
    display: flex;
    gap: 16px;
    max-width: 480px;
  }
  & > div > * {
    flex: 1;
    min-width: 0;
  }
  & > h2 {
    display: flex;
    gap: 8px;
    align-items: center;
    margin-block: 16px 8px;
    font-size: var(--t20);
    line-height: 28px;
    font-weight: 600;
  }
  & > h2 > svg {
    flex: none;
    color: var(--ok);
  }
  & > h2[data-no] > svg {
    color: var(--ink-3);
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    padding-block: 6px;
  }
  & li > span {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    padding: 4px 12px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-ctl);
  }
  & li > span + span::before {
    content: '';
    width: 24px;
    border-top: 1px solid var(--ink-3);
    margin-inline-start: -44px;
    margin-inline-end: 12px;
  }
  & li > span + span {
    margin-inline-start: 16px;
  }
  & small {
    color: var(--ink-3);
  }
`;

type Source = PersonRights['sources'][number];

/** May the person do one thing? If so, each way to that right is drawn. */
export function RightsWays({ rights, person, sources }: PersonRights) {
  const { t, list } = useWords();
  const words = useRoleWords();
  const [area, setArea] = useState<Area>('people');
  const [action, setAction] = useState<Action>('see');
  const permission: Permission = `${area}.${action}`;
  const reach = reachOf(rights, permission);
  const ways = sources.filter((source) => reachOf(source.rights, permission) !== null);
  const what = `${t(`roles.area.${area}`)} ${t(`roles.action.${action}`)}`;
  const origin = (source: Source) =>
    source.builtIn === null ? t('roles.roleNamed', { name: source.role?.name ?? '' }) : words.builtIn(source.builtIn);
  const places = (source: Source) =>
    reachOf(source.rights, permission) === 'departments'
      ? list(source.departments.map(({ name }) => name)) || t('roles.nowhere')
      : t(`roles.reach.${reachOf(source.rights, permission) ?? 'own'}`);
  return (
    <Asked aria-label={t('roles.ask')}>
      <div>
        <Select
          label={t('roles.areaHead')}
          value={area}
          onChange={(value) => setArea(areas.find((one) => one === value) ?? 'people')}
          options={areas.map((value) => ({ value, label: t(`roles.area.${value}`) }))}
        />
        <Select
          label={t('roles.actionHead')}
          value={action}
          onChange={(value) => setAction(actions.find((one) => one === value) ?? 'see')}
          options={actions.map((value) => ({ value, label: t(`roles.action.${value}`) }))}
        />
      </div>
      <h2 aria-live="polite" {...(reach === null ? { 'data-no': '' } : {})}>
        {reach === null ? <CircleSlash size={20} aria-hidden="true" /> : <CircleCheck size={20} aria-hidden="true" />}
        {reach === null
          ? t('roles.mayNot', { name: person.name, what })
          : t(`roles.may.${reach}`, { name: person.name, what })}
      </h2>
      {ways.length === 0 ? (
        <p>{t(person.locked ? 'roles.lockedText' : 'roles.mayNotText')}</p>
      ) : (
        <ul aria-label={t('roles.why')}>
          {ways.map((source) => (
            <li key={source.builtIn ?? source.role?.id}>
              <span>{person.name}</span>
              <span>{origin(source)}</span>
              <span>
                <Moon reach={reachOf(source.rights, permission)} /> {places(source)}
              </span>
              {source.by === null || source.at === null ? null : (
                <small>
                  {t('roles.givenBy', { name: source.by.name === '' ? t('audit.nobody') : source.by.name })}{' '}
                  <Moment at={source.at} />
                  {source.until === '' ? null : (
                    <>
                      <Dot />
                      {words.until(source.until)}
                    </>
                  )}
                </small>
              )}
            </li>
          ))}
        </ul>
      )}
    </Asked>
  );
}
