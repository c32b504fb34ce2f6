import { longestPkWords, type PkColleague, type PkColleagues } from '@banyan/contracts/exam';
import { ListView, type ListViewProps } from '@banyan/core-screen/views';
import { Avatar, Button, EmptyState, FilterMenu, Notice, SearchForm, TextField } from '@banyan/ui';
import { Drawer } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { useChallengeFailure } from '../shared/useChallengeFailure.ts';
import type { Pressed } from '../shared/pressed.ts';
import type { ColleagueQuery } from './colleague-query.ts';

const Find = styled.div`
  display: flex;
  gap: 12px;
  margin: 16px 0 8px;

  & > form {
    flex: 1;
  }
`;

const Heading = styled.h3`
  margin-top: 16px;
  font-size: var(--t12);
  font-weight: 400;
  line-height: 20px;
  color: var(--ink-3);
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  padding: 8px 0;

  & + & {
    border-top: 1px solid var(--line);
  }
  & small {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

export interface ColleagueDialogProps {
  list: ListViewProps<PkColleague>['list'] & { readonly latest: Pick<PkColleagues, 'departments' | 'recent'> | null };
  /** By `colleague` and their id. */
  challenge: Pressed;
  onFind: (query: ColleagueQuery) => void;
  onChallenge: (id: number, words: string) => void;
  onClose: () => void;
}

/** Finds a colleague by name or department and challenges them. */
export const ColleagueDialog = observer(function ColleagueDialog({
  list,
  challenge,
  onFind,
  onChallenge,
  onClose,
}: ColleagueDialogProps) {
  const { t } = useWords();
  const whyNot = useChallengeFailure();
  const [words, setWords] = useState('');
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState<ColleagueQuery>({ keyword: '', department: '' });
  const find = (part: Partial<ColleagueQuery>) => {
    const next = { ...query, ...part };
    setQuery(next);
    onFind(next);
  };
  const recent = list.latest?.recent ?? [];
  const row = (one: PkColleague) => {
    const of = `colleague ${one.id}`;
    const failure = challenge.failureOf(of);
    return (
      <Row key={one.id}>
        <Avatar name={one.name} src={one.image} size={36} />
        <div>
          {one.name}
          <small>{one.department}</small>
        </div>
        <Button size="sm" pending={challenge.isPending(of)} onClick={() => onChallenge(one.id, words)}>
          {t('pk.colleagues.challenge')}
        </Button>
        {failure === undefined ? null : (
          <div style={{ gridColumn: '1 / -1' }}>
            <Notice tone="danger" live>
              {whyNot(failure)}
            </Notice>
          </div>
        )}
      </Row>
    );
  };
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('pk.colleagues.title')}
      closeText={t('pk.colleagues.close')}
      outsideCloses={words === ''}
    >
      <TextField
        label={t('pk.colleagues.words')}
        hint={t('pk.colleagues.wordsHint')}
        maxLength={longestPkWords}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Find>
        <SearchForm
          label={t('pk.colleagues.search')}
          placeholder={t('pk.colleagues.search')}
          maxLength={40}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            if (value === '' && query.keyword !== '') find({ keyword: '' });
          }}
          onSearch={(keyword) => find({ keyword })}
        />
        <FilterMenu
          label={t('pk.colleagues.departments')}
          shown={query.department === '' ? t('pk.colleagues.allDepartments') : query.department}
          mode="single"
          options={[
            { value: '', label: t('pk.colleagues.allDepartments') },
            ...(list.latest?.departments ?? []).map((name) => ({ value: name, label: name })),
          ]}
          selected={query.department === '' ? [] : [query.department]}
          onChange={([department = '']) => find({ department })}
        />
      </Find>
      {recent.length > 0 && list.state === 'ready' ? (
        <>
          <Heading>{t('pk.colleagues.recent')}</Heading>
          <ul aria-label={t('pk.colleagues.recent')}>{recent.map(row)}</ul>
          <Heading>{t('pk.colleagues.label')}</Heading>
        </>
      ) : null}
      <ListView
        list={list}
        label={t('pk.colleagues.label')}
        failed={t('pk.colleagues.failed')}
        end={t('pk.colleagues.end')}
        frame={(rows, label) => <ul aria-label={label}>{rows}</ul>}
        empty={
          <EmptyState
            level={3}
            size={160}
            image="search"
            label={t('pk.colleagues.none')}
            description={t('pk.colleagues.noneText')}
          />
        }
      >
        {row}
      </ListView>
    </Drawer>
  );
});
