import { useWords } from '../shared/useWords.ts';
import type { CatalogueQuery } from './catalogueQuery.ts';
import { useCatalogueAddress } from './useCatalogueAddress.ts';
import { useCatalogue } from './useCatalogue.ts';

/** An active filter in words, and the change that removes it. */
export interface Chosen {
  readonly id: string;
  readonly words: string;
  readonly without: Partial<CatalogueQuery>;
}

/** The active filters. Call it inside an `observer`. */
export function useChosen(): Chosen[] {
  const catalogue = useCatalogue();
  const { query } = useCatalogueAddress();
  const { t } = useWords();
  const { chosenPath, lecturerName } = catalogue;
  const list = (words: readonly string[]) => words.join(t('listSeparator'));
  const chosen: (Chosen | false)[] = [
    query.moduleId !== null && { id: 'module', words: t('catalogue.fromHome'), without: { moduleId: null } },
    query.keyword !== '' && {
      id: 'keyword',
      words: t('catalogue.quoted', { keyword: query.keyword }),
      without: { keyword: '' },
    },
    chosenPath.length > 0 && {
      id: 'category',
      words: chosenPath.map(({ name }) => name).join(' / '),
      without: { category: '', lecturer: 0 },
    },
    query.states.length > 0 && {
      id: 'state',
      words: list(query.states.map((state) => t(`state.${state}`))),
      without: { states: [] },
    },
    query.required && { id: 'type', words: t('catalogue.required'), without: { required: false } },
    query.durations.length > 0 && {
      id: 'duration',
      words: list(query.durations.map((band) => t(`catalogue.duration.${band}`))),
      without: { durations: [] },
    },
    query.lecturer !== 0 && {
      id: 'lecturer',
      words: lecturerName ?? t('catalogue.filter.lecturer'),
      without: { lecturer: 0 },
    },
    query.fees.length > 0 && {
      id: 'fee',
      words: list(query.fees.map((fee) => t(`catalogue.fee.${fee}`))),
      without: { fees: [] },
    },
  ];
  return chosen.filter((one) => one !== false);
}
