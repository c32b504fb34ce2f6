import type { ManagedResults } from '@banyan/contracts/exam';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Notice } from '@banyan/ui';
import { DatePicker } from '@banyan/ui/dates';
import { Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useWords } from '../../shared/useWords.ts';
import { useBarName } from './ItemAnswer.tsx';
import { Rows } from './resultsStyle.ts';
import type { ResultsStore } from './ResultsStore.ts';

export interface ResultsAsideProps {
  store: ResultsStore;
  results: ManagedResults;
}

/** Beside the results: filters and departments of named answers, or why there are none. */
export const ResultsAside = observer(function ResultsAside({ store, results }: ResultsAsideProps) {
  const { t, number } = useWords();
  const { anonymous, departments, items } = results;
  const { answer = 0, department, from, item = '', until } = store.filters;
  const [looked, setLooked] = useState(item);
  const barName = useBarName();
  const failureText = useFailureText();
  if (anonymous)
    return (
      <>
        <h2>{t('editQuestionnaire.anonymous')}</h2>
        <Notice tone="info">{t('manageResults.noFilters')}</Notice>
      </>
    );
  const asked = items.filter(({ bars, type }) => bars.length > 0 && type !== 'age');
  const shown = asked.find(({ id }) => id === looked);
  const bars = shown?.bars ?? [];
  const most = Math.max(1, ...departments.map(({ count }) => count));
  return (
    <>
      <h2>{t('manageResults.filter')}</h2>
      <Select
        label={t('manageResults.department')}
        options={[
          { value: '0', label: t('manageResults.all') },
          ...departments.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={String(department)}
        onChange={(value) => void store.filter({ department: Number(value) })}
      />
      <DatePicker
        label={t('manageResults.from')}
        value={from}
        onChange={(value) => void store.filter({ from: value })}
      />
      <DatePicker
        label={t('manageResults.until')}
        value={until}
        onChange={(value) => void store.filter({ until: value })}
      />
      <Select
        label={t('manageResults.question')}
        options={[
          { value: '-', label: t('manageResults.all') },
          ...asked.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value={looked === '' ? '-' : looked}
        onChange={(value) => {
          setLooked(value === '-' ? '' : value);
          if (value === '-') void store.filter({ item: '' });
        }}
      />
      {bars.length === 0 ? null : (
        <Select
          label={t('manageResults.answer')}
          options={bars.map((bar) => ({
            value: String(bar.number),
            label: barName(shown?.type ?? 'single', bar),
          }))}
          value={item === looked ? String(answer) : null}
          onChange={(value) => void store.filter({ item: looked, answer: Number(value) })}
        />
      )}
      {store.counting.state === 'failed' ? (
        <Notice
          tone="danger"
          live
          title={t('manageResults.filterFailed')}
          action={
            <Button size="sm" onClick={() => void store.filter({})}>
              {t('manageResults.filterAgain')}
            </Button>
          }
        >
          {failureText(store.counting.error)}
        </Notice>
      ) : null}
      {store.isFiltered ? (
        <Button
          size="sm"
          onClick={() => {
            setLooked('');
            void store.unfilter();
          }}
        >
          {t('manageResults.unfilter')}
        </Button>
      ) : null}
      <h2>{t('manageResults.departments')}</h2>
      <Rows>
        {departments.map(({ count, id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <i style={{ backgroundSize: `${(100 * count) / most}% 100%` }} />
            <small>{number(count)}</small>
          </li>
        ))}
      </Rows>
    </>
  );
});
