import { Moment } from '@banyan/core-screen/views';
import { Avatar, Button, EmptyState } from '@banyan/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const List = styled.ol`
  & > li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    gap: 4px 10px;
    align-items: start;
    padding-block: 10px;
    line-height: 22px;
    color: var(--ink-2);
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & b {
    font-weight: 500;
    color: var(--ink);
  }
  & time {
    font-size: var(--t12);
    color: var(--ink-3);
  }
  & dl {
    grid-column: 2 / -1;
    display: grid;
    grid-template-columns: minmax(80px, auto) minmax(0, 1fr);
    gap: 2px 12px;
    font-size: var(--t12);
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  & dt {
    color: var(--ink-3);
  }
  & del {
    margin-inline-end: 8px;
    color: var(--ink-3);
  }
  & ins {
    color: var(--ink);
    text-decoration: none;
  }
`;

/** A field that an entry changed. */
export interface ChangedField {
  readonly label: string;
  /** Values in words; null for none. A field that holds a secret has neither. */
  readonly before: string | null;
  readonly after: string | null;
}

/** An entry of the audit log. */
export interface HistoryEntry {
  readonly id: number | string;
  /** Epoch ms. */
  readonly at: number;
  /** The person who acted; for a job the one who asked for it. */
  readonly who: string;
  /** The act, in words: "moved to Front end". */
  readonly what: ReactNode;
  readonly fields?: readonly ChangedField[];
}

export interface HistoryListProps {
  /** Accessible name: what the history is of. */
  label: string;
  /** Entries, the latest first. */
  entries: readonly HistoryEntry[];
  /** Loads older ones; left out at the end. */
  onMore?: () => void;
  /** Older ones are loading. */
  loading?: boolean;
}

/** History of a thing: who, when, and each field before and after. */
export function HistoryList({ label, entries, onMore, loading = false }: HistoryListProps) {
  const { t } = useTranslation('console');
  if (entries.length === 0) return <EmptyState size={160} label={t('history.nothing')} />;
  return (
    <>
      <List aria-label={label}>
        {entries.map(({ id, at, who, what, fields = [] }) => (
          <li key={id}>
            <Avatar name={who} size={24} />
            <span>
              <b>{who}</b> {what}
            </span>
            <Moment at={at} />
            {fields.length === 0 ? null : (
              <dl>
                {fields.map((field) => (
                  <Changed key={field.label} {...field} />
                ))}
              </dl>
            )}
          </li>
        ))}
      </List>
      {onMore === undefined ? null : (
        <Button size="sm" variant="ghost" pending={loading} onClick={onMore}>
          {t('history.more')}
        </Button>
      )}
    </>
  );
}

function Changed({ label, before, after }: ChangedField) {
  const { t } = useTranslation('console');
  const secret = before === null && after === null;
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {secret ? t('history.secret') : null}
        {before === null ? null : <del>{before}</del>}
        {after === null ? null : <ins>{after}</ins>}
      </dd>
    </>
  );
}
