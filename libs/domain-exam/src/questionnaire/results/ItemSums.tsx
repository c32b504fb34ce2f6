import { sexes, type ItemResult } from '@banyan/contracts/exam';
import { BarChart } from '@banyan/ui/charts';
import styled from 'styled-components';
import { useWords, type Words } from '../../shared/useWords.ts';
import { OptionBars } from './OptionBars.tsx';

const Plain = styled.div`
  & > h2 {
    font-size: var(--t14);
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & > p {
    margin-top: 4px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

/** Heading of the first column, by the unit counted. */
const columns: Partial<Record<ItemResult['type'], 'star' | 'score' | 'age'>> = {
  star: 'star',
  score: 'score',
  age: 'age',
};

function nameOf({ t, number }: Words, type: ItemResult['type'], bar: ItemResult['bars'][number]): string {
  if (bar.text !== '') return bar.text;
  if (type === 'sex') return t(`questionnaire.sex.${sexes[bar.number] ?? 'unsaid'}`);
  if (type === 'star') return t('questionnaire.starCount', { count: bar.number });
  if (type === 'age') return t('questionnaire.decade', { from: number(bar.number), to: number(bar.number + 9) });
  return number(bar.number);
}

export interface ItemSumsProps {
  item: ItemResult;
  /** From 1. */
  number: number;
}

/** The sums of one question: bars beside their words, a chart with its table, or the number of answers in words. */
export function ItemSums({ item, number: place }: ItemSumsProps) {
  const words = useWords();
  const { t, number } = words;
  const { bars, count, means, title, type } = item;
  const heading = t('questionnaire.titled', { n: number(place), title });
  const answered = t('questionnaire.people', { count });
  const [mean] = means.length === 1 ? means : [];
  const counted = bars.length > 0;
  if (!counted && means.length === 0) {
    return (
      <Plain>
        <h2>{heading}</h2>
        <p>{count === 0 ? t('questionnaire.nobody') : t('questionnaire.wordsKept', { people: answered })}</p>
      </Plain>
    );
  }
  const rows = counted
    ? bars.map((bar) => ({ name: nameOf(words, type, bar), value: bar.count }))
    : means.map((one) => ({ name: one.text, value: one.mean / 100 }));
  const series = counted
    ? t('questionnaire.votes')
    : t(type === 'sorting' ? 'questionnaire.rank' : 'questionnaire.mean');
  const said = rows.map(({ name, value }) => t('questionnaire.sum', { name, value: number(value) }));
  const note =
    mean === undefined ? answered : t('questionnaire.withMean', { people: answered, mean: number(mean.mean / 100) });
  if (type === 'single' || type === 'multiple' || type === 'sorting') {
    return (
      <Plain>
        <h2>{heading}</h2>
        <p>{type === 'sorting' ? t('questionnaire.sortNote', { people: answered }) : note}</p>
        <OptionBars title={heading} rows={rows} counted={series} most={counted ? count : rows.length} />
      </Plain>
    );
  }
  return (
    <BarChart
      title={heading}
      note={note}
      summary={words.list(said)}
      height={200}
      format={number}
      data={{
        labels: rows.map(({ name }) => name),
        series: [{ id: 'sums', name: series, values: rows.map(({ value }) => value) }],
      }}
      words={{
        asTable: t('questionnaire.chart.asTable'),
        asChart: t('questionnaire.chart.asChart'),
        labels: t(`questionnaire.chart.${columns[type] ?? 'option'}`),
        loading: t('questionnaire.loading'),
        empty: t('questionnaire.nobody'),
        failed: t('questionnaire.resultsFailed'),
        retry: t('questionnaire.retry'),
      }}
    />
  );
}
