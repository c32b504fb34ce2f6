import { durationBand, learningState } from '@banyan/contracts/course';
import { useSession } from '@banyan/core-session';
import { FilterMenu, SegmentedControl, type Choice } from '@banyan/ui';
import { LayoutGrid, List } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { CatalogueView } from './catalogueQuery.ts';
import { useCatalogueAddress } from './useCatalogueAddress.ts';
import { useCatalogue } from './useCatalogue.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px;

  & > :last-child {
    margin-inline-start: auto;
  }
`;

const fees = ['free', 'charged'] as const;
const kept = <Value extends string>(all: readonly Value[], chosen: readonly string[]) =>
  all.filter((value) => chosen.includes(value));

/** Filters by learning state, type, duration, lecturer and fee, and the choice of grid or list. */
export const CatalogueFilters = observer(function CatalogueFilters() {
  const catalogue = useCatalogue();
  const { loggedIn } = useSession();
  const { query, go, href } = useCatalogueAddress();
  const { t } = useWords();
  const clearText = t('catalogue.clearChoice');
  const views: readonly { value: CatalogueView; label: string; icon: React.ReactNode }[] = [
    { value: 'grid', label: t('catalogue.view.grid'), icon: <LayoutGrid size={16} aria-hidden="true" /> },
    { value: 'list', label: t('catalogue.view.list'), icon: <List size={16} aria-hidden="true" /> },
  ];
  const lecturers: Choice[] = [
    { value: '0', label: t('catalogue.anyLecturer') },
    ...catalogue.lecturers.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <Row role="group" aria-label={t('catalogue.filters')}>
      {loggedIn ? (
        <FilterMenu
          label={t('catalogue.filter.state')}
          options={learningState.options.map((value) => ({ value, label: t(`state.${value}`) }))}
          selected={query.states}
          onChange={(chosen) => go({ states: kept(learningState.options, chosen) })}
          clearText={clearText}
        />
      ) : null}
      <FilterMenu
        label={t('catalogue.filter.type')}
        options={[{ value: 'required', label: t('catalogue.required') }]}
        selected={query.required ? ['required'] : []}
        onChange={(chosen) => go({ required: chosen.includes('required') })}
        clearText={clearText}
      />
      <FilterMenu
        label={t('catalogue.filter.duration')}
        options={durationBand.options.map((value) => ({ value, label: t(`catalogue.duration.${value}`) }))}
        selected={query.durations}
        onChange={(chosen) => go({ durations: kept(durationBand.options, chosen) })}
        clearText={clearText}
      />
      <FilterMenu
        label={t('catalogue.filter.lecturer')}
        mode="single"
        options={lecturers}
        selected={query.lecturer === 0 ? [] : [String(query.lecturer)]}
        onChange={([chosen = '0']) => go({ lecturer: Number(chosen) })}
        disabled={lecturers.length === 1 && query.lecturer === 0}
      />
      <FilterMenu
        label={t('catalogue.filter.fee')}
        options={fees.map((value) => ({ value, label: t(`catalogue.fee.${value}`) }))}
        selected={query.fees}
        onChange={(chosen) => go({ fees: kept(fees, chosen) })}
        clearText={clearText}
      />
      <div>
        <SegmentedControl
          label={t('catalogue.view.label')}
          value={query.view}
          options={views.map((view) => ({ ...view, href: href({ view: view.value }) }))}
        />
      </div>
    </Row>
  );
});
