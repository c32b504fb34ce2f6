import type { ChartWords } from '@banyan/ui/charts';
import { useWords } from '../shared/useWords.ts';

/** Texts of this domain's charts; the parameter names the first column of their table. */
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
