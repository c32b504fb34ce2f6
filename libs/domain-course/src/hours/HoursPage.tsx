import { dateFormat } from '@banyan/core-screen';
import { RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import { yearQuery } from '@banyan/contracts/course';
import { Card, Container, DetailSkeleton, EmptyState, LinkButton, PageTitle } from '@banyan/ui';
import { BarChart } from '@banyan/ui/charts';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { courseDomain } from '../course.domain.ts';
import { courseLinks } from '../course.links.ts';
import { minutesOf, TableExport } from '../records/TableExport.tsx';
import { useWords } from '../shared/useWords.ts';
import { makeHoursStore, type Hours } from './HoursStore.ts';
import { LongestStudied } from './LongestStudied.tsx';
import { Sums } from './Sums.tsx';
import { useStudied } from '../shared/useStudied.ts';
import { useChartWords } from './useChartWords.ts';
import { YearChoice } from './YearChoice.tsx';
import { YearGrid } from './YearGrid.tsx';

const Parts = styled.div`
  display: grid;
  gap: 24px;
  padding-bottom: 48px;
`;

function Months({ hours }: { hours: Hours }) {
  const { language, number, t } = useWords();
  const studied = useStudied();
  const words = useChartWords();
  const month = dateFormat(language, { month: 'short', timeZone: 'UTC' });
  const most = Math.max(...hours.months);
  const busiest = month.format(Date.UTC(hours.year, hours.months.indexOf(most), 1));
  return (
    <BarChart
      title={t('hours.months')}
      note={t('hours.monthsNote')}
      summary={t('hours.monthsSummary', { month: busiest, time: studied(most) })}
      height={200}
      format={(value) => t('hours.inHours', { hours: number(value) })}
      data={{
        labels: hours.months.map((_, index) => month.format(Date.UTC(hours.year, index, 1))),
        series: [
          {
            id: 'hours',
            name: t('hours.time'),
            values: hours.months.map((seconds) => Math.round(seconds / 360) / 10),
          },
        ],
      }}
      words={words(t('hours.month'))}
    />
  );
}

function All({ hours }: { hours: Hours }) {
  const { rough, t } = useWords();
  const studied = useStudied();
  const { monthS, totalS, weekGoalS, weekS, year, yearS } = hours;
  if (totalS === 0) {
    return (
      <EmptyState
        level={2}
        label={t('hours.noneYet')}
        description={t('hours.noneYetText')}
        actions={<LinkButton href={courseLinks.catalogue.href()}>{t('catalogue.all')}</LinkButton>}
      />
    );
  }
  return (
    <Parts>
      <Sums
        sums={[
          {
            label: t('hours.week'),
            value: studied(weekS),
            hint: weekGoalS > 0 ? t('hours.goal', { time: rough(weekGoalS) }) : undefined,
          },
          { label: t('hours.thisMonth'), value: studied(monthS) },
          { label: t('hours.ofYear', { year: String(year) }), value: studied(yearS) },
          { label: t('hours.total'), value: studied(totalS) },
        ]}
      />
      <Card as="section" padding="md">
        <YearGrid year={year} today={hours.today} days={hours.days} longestStreak={hours.longestStreak} />
      </Card>
      <Card as="section" padding="md">
        <Months hours={hours} />
      </Card>
      <LongestStudied courses={hours.courses} />
    </Parts>
  );
}

/** Page of the learner's study hours. */
export const HoursPage = observer(function HoursPage() {
  const store = courseDomain.useStore(makeHoursStore);
  const [params] = useSearchParams();
  const { year } = yearQuery.read(params);
  const { t } = useWords();
  useShow(store, () => store.show(year), String(year));
  useRefresh(() => store.hours.refresh());
  const { value } = store.hours;
  return (
    <Container>
      <PageTitle
        description={t('hours.about')}
        actions={
          value === null || value.totalS === 0 ? undefined : (
            <>
              <TableExport
                name={`${t('title.hours')} ${value.year}`}
                columns={[t('records.table.day'), t('records.table.minutes')]}
                collect={() => Promise.resolve(value.days.map((day) => [day.date, minutesOf(day.seconds)]))}
              />
              <YearChoice
                label={t('hours.which')}
                first={value.firstYear}
                last={Number(value.today.slice(0, 4))}
                year={value.year}
                href={(one) => courseLinks.hours.href(one)}
              />
            </>
          )
        }
      >
        {t('title.hours')}
      </PageTitle>
      <RequestView request={store.hours} skeleton={<DetailSkeleton label={t('loading')} />} failed={t('hours.failed')}>
        {(hours) => <All hours={hours} />}
      </RequestView>
    </Container>
  );
});
