import { ListView } from '@banyan/core-screen/views';
import { CardGridSkeleton, EmptyState, LinkButton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { teachingLinks } from '../teaching.links.ts';
import { useWords } from '../shared/useWords.ts';
import type { LecturersStore } from './FindLecturers.ts';
import { LecturerTile } from './LecturerTile.tsx';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  list-style: none;
`;
const Found = styled.p`
  margin-bottom: 12px;
  color: var(--ink-3);
`;

const frame = (rows: ReactNode, label: string) => <Tiles aria-label={label}>{rows}</Tiles>;

/** Matching lecturers. */
export const LecturerResults = observer(function LecturerResults(props: {
  store: Pick<LecturersStore, 'list'>;
  /** A filter is active. */
  narrowed: boolean;
}) {
  const { narrowed, store } = props;
  const { t, number } = useWords();
  const total = store.list.latest?.total ?? 0;
  return (
    <>
      {store.list.state === 'ready' && total > 0 ? (
        <Found role="status">{t('lecturers.found', { count: total, formatted: number(total) })}</Found>
      ) : null}
      <ListView
        list={store.list}
        label={t('lecturers.list')}
        failed={t('lecturers.failed')}
        frame={frame}
        skeleton={<CardGridSkeleton label={t('loading')} count={6} columns={3} />}
        empty={
          narrowed ? (
            <EmptyState
              level={2}
              label={t('lecturers.none')}
              description={t('lecturers.noneText')}
              actions={<LinkButton href={teachingLinks.lecturers.href()}>{t('lecturers.all')}</LinkButton>}
            />
          ) : (
            <EmptyState level={2} label={t('lecturers.nobody')} description={t('lecturers.nobodyText')} />
          )
        }
      >
        {(lecturer) => <LecturerTile lecturer={lecturer} />}
      </ListView>
    </>
  );
});
