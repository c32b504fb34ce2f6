import type { ChartWords } from '@banyan/ui/charts';
import { useWords } from '../shared/useWords.ts';

/** The words of this domain's charts; the first column of their table is called as given. */
export function useChartWords(): (labels: string) => ChartWords {
  const { t } = useWords();
  return (labels) => ({
    asTable: t('chart.asTable'),
    asChart: t('chart.asChart'),
    labels,
    loading: t('loading'),
    empty: t('chart.empty'),
    failed: t('chart.failed'),
    retry: t('retry'),
  });
}
