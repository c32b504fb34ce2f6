import type { ManagedVisitor, PeopleAct } from '@banyan/contracts/organisation';
import type { ConsoleColumn } from '@banyan/core-console/views';
import { Moment } from '@banyan/core-screen/views';
import { Lock, LockOpen, LogOut, UserCheck, UserMinus, UserPlus } from 'lucide-react';
import { useMemo } from 'react';
import { StateWord } from '../people/StateWord.tsx';
import { useWords } from '../shared/useWords.ts';

export const visitorIcons = {
  move: UserPlus,
  lock: Lock,
  unlock: LockOpen,
  endSessions: LogOut,
  leave: UserMinus,
  return: UserCheck,
} as const;

/** Words of acts: a visitor who is moved joins a department. */
export function useVisitorWords() {
  const { t } = useWords();
  return { act: (act: PeopleAct) => (act === 'move' ? t('requests.act.join') : t(`people.act.${act}`)) };
}

/** Columns of the list of visitors. */
export function useVisitorColumns(): readonly ConsoleColumn<ManagedVisitor>[] {
  const { t, number } = useWords();
  return useMemo(
    () => [
      { id: 'name', header: t('people.column.name'), width: 140, cell: ({ name }) => name },
      { id: 'account', header: t('people.column.account'), width: 140, sorts: true, cell: ({ account }) => account },
      { id: 'company', header: t('visitors.column.company'), width: 180, cell: ({ company }) => company || '–' },
      { id: 'phone', header: t('visitors.column.phone'), width: 144, cell: ({ phone }) => phone || '–' },
      {
        id: 'since',
        header: t('visitors.column.since'),
        width: 112,
        cell: ({ since }) => (since === null ? '–' : <Moment at={since} />),
      },
      {
        id: 'lastLogin',
        header: t('people.column.lastLogin'),
        width: 112,
        cell: ({ lastLoginAt }) => (lastLoginAt === null ? '–' : <Moment at={lastLoginAt} />),
      },
      { id: 'courses', header: t('visitors.column.courses'), width: 96, cell: ({ courses }) => number(courses) },
      { id: 'orders', header: t('visitors.column.orders'), width: 84, cell: ({ orders }) => number(orders) },
      { id: 'state', header: t('people.column.state'), width: 124, cell: ({ state }) => <StateWord state={state} /> },
    ],
    [t, number],
  );
}
