import type { InboxQuery } from '@banyan/contracts/messages';
import { useKeptFocus } from '@banyan/core-screen/views';
import { Button, IconButton, SearchForm } from '@banyan/ui';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Head = styled.div`
  flex: none;
  min-height: 56px;
  display: flex;
  align-items: center;
  gap: 8px;
  padding-inline: 24px 12px;
  border-bottom: 1px solid var(--line);

  & > h2 {
    font-size: var(--t14);
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & > small {
    flex: 1;
    min-width: 0;
    font-size: var(--t12);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > form {
    flex: 1;
  }
`;

export interface ListHeadProps {
  title: string;
  /** Unread messages of the list. */
  unread: number;
  query: Pick<InboxQuery, 'keyword' | 'unread'>;
  onQuery: (change: Partial<InboxQuery>) => void;
}

/** Head of a list: its title, its unread count, its search. */
export function ListHead({ title, unread, query, onQuery }: ListHeadProps) {
  const { t, number } = useWords();
  const { keyword } = query;
  const [typed, setTyped] = useState({ of: keyword, value: keyword, open: keyword !== '' });
  const glass = useKeptFocus<HTMLButtonElement>(typed.open);
  // The address keeps the text of the field: going back restores the text.
  if (typed.of !== keyword) setTyped({ of: keyword, value: keyword, open: keyword !== '' });
  if (typed.open) {
    return (
      <Head>
        <SearchForm
          label={t('inbox.search')}
          placeholder={t('inbox.searchHint')}
          maxLength={80}
          value={typed.value}
          onChange={(value) => setTyped({ ...typed, value })}
          onSearch={(value) => onQuery({ keyword: value })}
          ref={(field) => {
            if (typed.value === '' && keyword === '') field?.focus();
          }}
        />
        <IconButton
          label={t('inbox.searchEnd')}
          onClick={() => {
            setTyped({ of: keyword, value: '', open: false });
            if (keyword !== '') onQuery({ keyword: '' });
          }}
        >
          <X size={18} aria-hidden="true" />
        </IconButton>
      </Head>
    );
  }
  return (
    <Head>
      <h2>{title}</h2>
      <small>{unread > 0 ? t('inbox.unreadOf', { count: unread, n: number(unread) }) : null}</small>
      <Button size="sm" variant="ghost" aria-pressed={query.unread} onClick={() => onQuery({ unread: !query.unread })}>
        {t('inbox.onlyUnread')}
      </Button>
      <IconButton ref={glass} size="sm" label={t('inbox.search')} onClick={() => setTyped({ ...typed, open: true })}>
        <Search size={18} strokeWidth={1.65} aria-hidden="true" />
      </IconButton>
    </Head>
  );
}
