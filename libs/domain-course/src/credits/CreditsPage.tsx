import { yearQuery } from '@banyan/contracts/course';
import { dateFormat } from '@banyan/core-screen';
import { ListPage, useRefresh, useShow } from '@banyan/core-screen/views';
import { Card, EmptyState, LinkButton, ProgressBar } from '@banyan/ui';
import { BarChart } from '@banyan/ui/charts';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { courseDomain } from '../course.domain.ts';
import { courseLinks } from '../course.links.ts';
import { Sums } from '../hours/Sums.tsx';
import { useChartWords } from '../hours/useChartWords.ts';
import { YearChoice } from '../hours/YearChoice.tsx';
import { useWords } from '../shared/useWords.ts';
import { TableExport, useTableMoment } from '../records/TableExport.tsx';
import { CreditRow } from './CreditRow.tsx';
import { makeCreditsStore, type CreditsOfYear } from './CreditsStore.ts';

const Above = styled.div`
  display: grid;
  gap: 24px;
  margin-bottom: 24px;

  dd > [role='progressbar'] {
    max-width: 160px;
    margin-top: 8px;
  }
`;

/** Sums of the year, and its months. */
function YearOfCredits({ page }: { page: CreditsOfYear }) {
  const { language, list, number, t } = useWords();
  const words = useChartWords();
  const { earned, goal, months, thisYear, total, year } = page;
  const month = dateFormat(language, { month: 'short', timeZone: 'UTC' });
  const named = months.map((tenths, index) => ({ name: month.format(Date.UTC(year, index, 1)), credits: tenths / 10 }));
  return (
    <Above>
      <Sums
        sums={[
          {
            label: t('credits.ofYear', { year: String(year) }),
            value: number(earned / 10),
            hint:
              goal === 0
                ? undefined
                : earned >= goal
                  ? t('credits.reached', { goal: number(goal / 10) })
                  : t(year < thisYear ? 'credits.short' : 'credits.left', {
                      left: number((goal - earned) / 10),
                      goal: number(goal / 10),
                    }),
          },
          ...(goal === 0
            ? []
            : [
                {
                  label: t('credits.goal'),
                  value: (
                    <>
                      {number(goal / 10)}
                      <ProgressBar
                        value={earned / goal}
                        tone={earned >= goal ? 'ok' : 'accent'}
                        label={t('credits.progress')}
                      />
                    </>
                  ),
                },
              ]),
          { label: t('credits.total'), value: number(total / 10) },
        ]}
      />
      {earned === 0 ? null : (
        <Card as="section" padding="md">
          <BarChart
            title={t('credits.months')}
            summary={list(
              named
                .filter(({ credits }) => credits > 0)
                .map(({ name, credits }) => t('credits.inMonth', { month: name, credits: number(credits) })),
            )}
            height={160}
            format={number}
            data={{
              labels: named.map(({ name }) => name),
              series: [{ id: 'credits', name: t('title.credits'), values: named.map(({ credits }) => credits) }],
            }}
            words={words(t('hours.month'))}
          />
        </Card>
      )}
    </Above>
  );
}

/** Page of the learner's credits. */
export const CreditsPage = observer(function CreditsPage() {
  const { all, list } = courseDomain.useStore(makeCreditsStore);
  const moment = useTableMoment();
  const [params] = useSearchParams();
  const { year } = yearQuery.read(params);
  const { t } = useWords();
  useShow(list, () => list.show(year), String(year));
  useRefresh(() => list.refresh());
  const page = list.latest;
  return (
    <ListPage
      title={t('title.credits')}
      description={t('credits.about')}
      actions={
        page === null ? undefined : (
          <>
            {list.rows.length === 0 ? null : (
              <TableExport
                name={`${t('title.credits')} ${page.year}`}
                columns={(['course', 'source', 'credits', 'earnedAt'] as const).map((one) => t(`records.table.${one}`))}
                collect={async () =>
                  (await all(page.year)).map((entry) => [
                    entry.title === '' ? t(`credits.untitled.${entry.source}`) : entry.title,
                    t(`credits.for.${entry.source}`),
                    entry.credits / 10,
                    moment(entry.earnedAt),
                  ])
                }
              />
            )}
            <YearChoice
              label={t('hours.which')}
              first={page.firstYear}
              last={page.thisYear}
              year={page.year}
              href={(one) => courseLinks.credits.href(one)}
            />
          </>
        )
      }
      above={page === null ? undefined : <YearOfCredits page={page} />}
      list={list}
      label={t('credits.list')}
      failed={t('credits.failed')}
      empty={
        <EmptyState
          level={2}
          label={t('credits.none')}
          description={t('credits.noneText')}
          actions={<LinkButton href={courseLinks.catalogue.href()}>{t('catalogue.all')}</LinkButton>}
        />
      }
    >
      {(entry) => <CreditRow entry={entry} />}
    </ListPage>
  );
});
