import { fieldColumn, type ListedPerson, type PersonField } from '@banyan/contracts/organisation';
import type { ConsoleColumn } from '@banyan/core-console/views';
import { Moment } from '@banyan/core-screen/views';
import { Avatar } from '@banyan/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { departmentName } from '../shared/departmentNames.ts';
import { fieldWords } from '../shared/fieldWords.ts';
import { useWords } from '../shared/useWords.ts';
import { StateWord } from './StateWord.tsx';

const Named = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
`;

/** Columns of the list of people, those of the enterprise's fields at the end. */
export function usePeopleColumns(fields: readonly PersonField[]): readonly ConsoleColumn<ListedPerson>[] {
  const { t, language, number } = useWords();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('people.column.name'),
        width: 172,
        cell: ({ name, image }) => (
          <Named>
            <Avatar name={name} size={24} {...(image === '' ? {} : { src: image })} />
            {name}
          </Named>
        ),
      },
      { id: 'account', header: t('people.column.account'), width: 92, sorts: true, cell: ({ account }) => account },
      {
        id: 'department',
        header: t('people.column.department'),
        width: 140,
        cell: ({ department }) => department?.name ?? '–',
      },
      { id: 'post', header: t('people.column.post'), width: 88, cell: ({ post }) => (post === '' ? '–' : post) },
      { id: 'type', header: t('people.column.type'), width: 116, cell: ({ type }) => t(`people.type.${type}`) },
      { id: 'state', header: t('people.column.state'), width: 120, cell: ({ state }) => <StateWord state={state} /> },
      {
        id: 'lastLogin',
        header: t('people.column.lastLogin'),
        width: 112,
        sorts: true,
        cell: ({ lastLoginAt }) => (lastLoginAt === null ? '–' : <Moment at={lastLoginAt} />),
      },
      ...fields.map((field): ConsoleColumn<ListedPerson> => ({
        id: fieldColumn(field.id),
        header: departmentName(field, language),
        width: 132,
        sorts: true,
        ...(field.kind === 'number' ? { align: 'end' } : {}),
        cell: (person) => fieldWords(field, person.fields, { language, number }) || '–',
      })),
    ],
    [fields, language, number, t],
  );
}
