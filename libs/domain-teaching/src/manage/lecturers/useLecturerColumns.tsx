import type { ManagedLecturer } from '@banyan/contracts/teaching';
import type { ConsoleColumn } from '@banyan/core-console/views';
import { Avatar, Tag } from '@banyan/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';

const Named = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;

  & > b {
    font-weight: 400;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Columns of the list of lecturers. */
export function useLecturerColumns(): readonly ConsoleColumn<ManagedLecturer>[] {
  const { list, number, t } = useWords();
  return useMemo(() => {
    const count = (id: 'courses' | 'rooms'): ConsoleColumn<ManagedLecturer> => ({
      id,
      header: t(`manageLecturers.column.${id}`),
      width: 72,
      grow: 0,
      align: 'end',
      cell: (row) => number(row[id]),
    });
    return [
      {
        id: 'name',
        header: t('manageLecturers.column.name'),
        width: 180,
        grow: 2,
        cell: ({ image, name }) => (
          <Named title={name}>
            <Avatar name={name} size={24} {...(image === '' ? {} : { src: image })} />
            <b>{name}</b>
          </Named>
        ),
      },
      { id: 'title', header: t('manageLecturers.column.title'), width: 180, grow: 2, cell: ({ title }) => title },
      {
        id: 'kind',
        header: t('manageLecturers.column.kind'),
        width: 88,
        grow: 0,
        cell: ({ kind }) => t(`manageLecturers.kind.${kind}`),
      },
      { id: 'labels', header: t('manageLecturers.column.labels'), width: 180, cell: ({ labels }) => list(labels) },
      count('courses'),
      count('rooms'),
      {
        id: 'bookings',
        header: t('manageLecturers.column.bookings'),
        width: 104,
        grow: 0,
        align: 'end',
        cell: ({ bookings, waiting }) =>
          waiting === 0
            ? number(bookings)
            : t('manageLecturers.bookingsWaiting', { n: number(bookings), waiting: number(waiting) }),
      },
      {
        id: 'rating',
        header: t('manageLecturers.column.rating'),
        width: 128,
        grow: 0,
        align: 'end',
        cell: ({ rating, ratings }) =>
          rating === null ? '–' : t('manageLecturers.ratingOf', { mean: number(rating / 10), n: number(ratings) }),
      },
      {
        id: 'state',
        header: t('manageLecturers.column.state'),
        width: 88,
        grow: 0,
        cell: ({ state }) => (
          <Tag tone={state === 'ended' ? 'neutral' : 'ok'}>{t(`manageLecturers.state.${state}`)}</Tag>
        ),
      },
    ];
  }, [list, number, t]);
}
