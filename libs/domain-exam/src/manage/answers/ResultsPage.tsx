import { screenHref } from '@banyan/contracts';
import { assessmentScreens, fewestShown, type ManagedResults } from '@banyan/contracts/exam';
import { ListExport, PageHead, ThingView, useCrumbs, ViewTabs } from '@banyan/core-console/views';
import { ListView, Moment, useShow } from '@banyan/core-screen/views';
import { Button, EmptyState, LinkButton } from '@banyan/ui';
import { Printer } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { examDomain } from '../../exam.domain.ts';
import { SheetList } from '../../questionnaire/results/SheetList.tsx';
import { useWords } from '../../shared/useWords.ts';
import { QuestionnaireStateTag } from '../questionnaires/QuestionnaireStateTag.tsx';
import { ItemAnswer } from './ItemAnswer.tsx';
import { Remind, Reminded } from './Remind.tsx';
import { ResultsAside } from './ResultsAside.tsx';
import { makeResultsStore, type ResultsStore } from './ResultsStore.ts';
import { Columns, People, Summary } from './resultsStyle.ts';

interface PartProps {
  store: ResultsStore;
  results: ManagedResults;
}

/** How many have answered, how many are counted, and when answers came. */
function Figures({ results }: Pick<PartProps, 'results'>) {
  const { t, number } = useWords();
  const { answered, counted, days, people, tooFew } = results;
  const most = Math.max(1, ...days.map(({ count }) => count));
  const share = people === 0 ? 0 : Math.min(100, (100 * answered) / people);
  return (
    <Summary>
      <div>
        <p>
          <strong>{number(answered)}</strong> {t('manageResults.of', { count: people, n: number(people) })}
        </p>
        <i style={{ backgroundSize: `${share}% 100%` }} />
      </div>
      {tooFew || counted === answered ? null : (
        <div>
          <strong>{number(counted)}</strong>
          <p>{t(results.anonymous ? 'manageResults.stepped' : 'manageResults.filtered')}</p>
        </div>
      )}
      {days.length < 2 ? null : (
        <ol aria-label={t('manageResults.days')}>
          {days.slice(-10).map(({ count, day }) => (
            <li key={day} title={`${day}: ${number(count)}`}>
              <i style={{ height: (42 * count) / most }} />
              {day.slice(5)}
            </li>
          ))}
        </ol>
      )}
    </Summary>
  );
}

const Sums = observer(function Sums({ store, results }: PartProps) {
  const { t } = useWords();
  const { items, tooFew } = results;
  return (
    <Columns>
      <div aria-busy={store.counting.state === 'loading'}>
        <Figures results={results} />
        {tooFew ? (
          <EmptyState
            level={2}
            label={t('questionnaire.tooFew')}
            description={t('questionnaire.tooFewText', { count: fewestShown, open: 2 * fewestShown })}
          />
        ) : (
          items.map((item, index) => <ItemAnswer key={item.id} item={item} number={index + 1} />)
        )}
      </div>
      <aside aria-label={t('manageResults.filter')}>
        <ResultsAside store={store} results={results} />
      </aside>
    </Columns>
  );
});

const Sheets = observer(function Sheets({ store }: { store: ResultsStore }) {
  useShow(store.sheets, () => store.sheets.show());
  return (
    <People>
      <SheetList list={store.sheets} />
    </People>
  );
});

const Missing = observer(function Missing({ store }: { store: ResultsStore }) {
  const { t } = useWords();
  useShow(store.missing, () => store.missing.show());
  return (
    <People>
      <ListView
        list={store.missing}
        label={t('manageResults.tab.missing')}
        failed={t('manageResults.missingFailed')}
        empty={<EmptyState level={2} label={t('manageResults.nobodyMissing')} />}
      >
        {({ account, department, name }) => (
          <li>
            <b>{name}</b> {account} {department}
          </li>
        )}
      </ListView>
    </People>
  );
});

const Shown = observer(function Shown({ store, results }: PartProps) {
  const { t, number } = useWords();
  const [tab, setTab] = useState('sums');
  const { answered, anonymous, closesAt, id, people, readable, state, title } = results;
  useCrumbs(title, screenHref(assessmentScreens.editQuestionnaire, { id }), t('manageQuestionnaires.results'));
  return (
    <>
      <PageHead
        title={
          <>
            {title} <QuestionnaireStateTag state={state} />
          </>
        }
        sentence={
          <>
            {t(`manageQuestionnaires.names.${anonymous ? 'anonymous' : 'named'}`)} · {t('questionnaire.until')}{' '}
            <Moment at={closesAt} />
          </>
        }
        actions={
          <>
            <Button icon={<Printer size={16} aria-hidden="true" />} onClick={() => window.print()}>
              {t('manageResults.print')}
            </Button>
            {store.access.may('assessment.export') ? (
              <ListExport store={store.leaving} count={answered} onExport={(format) => store.exportAs(format)} />
            ) : null}
            <LinkButton href={screenHref(assessmentScreens.editQuestionnaire, { id })}>
              {t('manageQuestionnaires.look')}
            </LinkButton>
            <Remind store={store} results={results} />
          </>
        }
      />
      <Reminded store={store} />
      {readable ? (
        <ViewTabs
          label={t('manageResults.parts')}
          selected={tab}
          views={[
            { id: 'sums', label: t('manageResults.tab.sums') },
            {
              id: 'sheets',
              label: t('manageResults.tab.sheets'),
              count: store.isFiltered ? results.counted : answered,
            },
            { id: 'missing', label: t('manageResults.tab.missing'), count: Math.max(0, people - answered) },
          ]}
          onSelect={setTab}
        />
      ) : null}
      {tab === 'sums' || !readable ? <Sums store={store} results={results} /> : null}
      {tab === 'sheets' && readable ? <Sheets key={number(answered)} store={store} /> : null}
      {tab === 'missing' && readable ? <Missing store={store} /> : null}
    </>
  );
});

/** Answers to a questionnaire: sums, each person's answers, and those who are missing. */
export const ResultsPage = observer(function ResultsPage() {
  const { id = '' } = useParams();
  const store = examDomain.useStore(makeResultsStore, Number(id));
  const { t } = useWords();
  useShow(store, () => store.show(), id);
  return (
    <ThingView
      request={store.results}
      title={t('title.manageResults')}
      listHref={assessmentScreens.manageQuestionnaires.path}
      listText={t('editQuestionnaire.all')}
      failed={t('questionnaire.resultsFailed')}
      loading={t('manageResults.loading')}
    >
      {(results) => <Shown store={store} results={results} />}
    </ThingView>
  );
});
