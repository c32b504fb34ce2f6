import { courseSort, type CourseSort } from '@banyan/contracts/course';
import { useSession } from '@banyan/core-session';
import { Chip, FilterMenu, SortTabs, TextLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { useCatalogueAddress } from './useCatalogueAddress.ts';
import { useChosen } from './useChosen.ts';
import { useCatalogue } from './useCatalogue.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px;
  min-height: 64px;
  padding: 16px 0 20px;

  & > b {
    margin-inline-end: 8px;
    font-variant-numeric: tabular-nums;
  }
  & > :last-child {
    margin-inline-start: auto;
  }
  & > a {
    font-size: var(--t12);
  }
`;

/** Number of courses, active filters, and sort order. */
export const ResultBar = observer(function ResultBar() {
  const catalogue = useCatalogue();
  const { messageSet } = useSession();
  const { query, clearHref, go, href } = useCatalogueAddress();
  const { t, number } = useWords();
  const chosen = useChosen();
  const { list } = catalogue;
  const sortText = (sort: CourseSort) => t(`catalogue.sort.${sort}`);
  const page = list.value;
  const count = page?.count ?? null;
  const more = page !== null && page.count >= page.countLimit && page.next !== null;
  return (
    <Row>
      <b role="status">
        {count === null
          ? null
          : t(more ? 'catalogue.countMore' : 'catalogue.count', { count, formatted: number(count) })}
      </b>
      {chosen.map(({ id, words, without }) => (
        <Chip key={id} onRemove={() => go(without)} removeText={t('catalogue.remove', { words })}>
          {words}
        </Chip>
      ))}
      {chosen.length > 0 ? <TextLink href={clearHref}>{t('catalogue.clear')}</TextLink> : null}
      {query.moduleId !== null ? (
        <span />
      ) : messageSet === 'en' ? (
        // English names of the sort orders are too long to be shown as buttons.
        <FilterMenu
          label={t('catalogue.sort.label')}
          shown={sortText(query.sort)}
          variant="plain"
          placement="bottom end"
          mode="single"
          options={courseSort.options.map((value) => ({ value, label: sortText(value) }))}
          selected={[query.sort]}
          onChange={([sort]) => go({ sort: courseSort.options.find((one) => one === sort) ?? 'default' })}
        />
      ) : (
        <SortTabs
          label={t('catalogue.sort.label')}
          current={query.sort}
          items={courseSort.options.map((id) => ({ id, label: sortText(id), href: href({ sort: id }) }))}
        />
      )}
    </Row>
  );
});
