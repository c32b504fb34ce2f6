import { lecturerTabs, type LecturersQuery } from '@banyan/contracts/teaching';
import { SegmentedControl } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { AppLink } from '@banyan/core-session';
import { useWords } from '../shared/useWords.ts';
import type { LecturersStore } from './FindLecturers.ts';

const Bar = styled.div`
  display: grid;
  gap: 12px;
  margin-bottom: 24px;
`;
const Row = styled.nav`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 8px;
  align-items: start;
  font-size: var(--t14);
  line-height: 24px;

  & > span {
    padding-block: 4px;
    color: var(--ink-3);
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    list-style: none;
  }
  & a {
    display: block;
    padding: 4px 10px;
    border-radius: var(--r-ctl);
    color: var(--ink-2);
  }
  & a:hover {
    background: var(--sunken);
  }
  & a[aria-current] {
    background: var(--sunken);
    color: var(--ink);
    font-weight: 600;
  }
`;

export interface LecturerFiltersProps {
  store: Pick<LecturersStore, 'categories' | 'labels'>;
  query: LecturersQuery;
  /** Address of the list after a change of filters. */
  href: (change: Partial<LecturersQuery>) => string;
}

/** Filters by kind, category and label, each in its own place. */
export const LecturerFilters = observer(function LecturerFilters({ store, query, href }: LecturerFiltersProps) {
  const { t } = useWords();
  const categories = store.categories.value?.items ?? [];
  const labels = store.labels.value?.items ?? [];
  const line = (name: string, items: readonly { key: string; words: string; to: string; current: boolean }[]) => (
    <Row aria-label={name}>
      <span>{name}</span>
      <ul>
        {items.map(({ current, key, to, words }) => (
          <li key={key}>
            <AppLink to={to} aria-current={current ? 'page' : undefined} preventScrollReset>
              {words}
            </AppLink>
          </li>
        ))}
      </ul>
    </Row>
  );
  return (
    <Bar>
      <div>
        <SegmentedControl
          label={t('lecturers.kinds')}
          value={query.kind}
          options={lecturerTabs.map((kind) => ({
            value: kind,
            label: t(`lecturers.kind.${kind}`),
            href: href({ kind }),
          }))}
        />
      </div>
      {categories.length === 0
        ? null
        : line(t('lecturers.categories'), [
            {
              key: '',
              words: t('lecturers.anyCategory'),
              to: href({ category: '' }),
              current: query.category === '',
            },
            ...categories.map(({ key, name }) => ({
              key,
              words: name,
              to: href({ category: key }),
              current: query.category === key,
            })),
          ])}
      {labels.length === 0
        ? null
        : line(
            t('lecturers.labels'),
            labels.slice(0, 12).map(({ label }) => ({
              key: label,
              words: label,
              // A second press removes the filter.
              to: href({ label: query.label === label ? '' : label }),
              current: query.label === label,
            })),
          )}
    </Bar>
  );
});
