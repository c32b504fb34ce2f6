import { attendanceFilters, type ActivityInfo, type AttendanceFilter } from '@banyan/contracts/training';
import { ListView, RequestView, useEvery, useRefresh, useShow } from '@banyan/core-screen/views';
import { DetailSkeleton, EmptyState, SectionHeading, SegmentedControl } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { trainingDomain } from '../../training.domain.ts';
import { activityLinks } from '../activity.links.ts';
import { Columns } from '../shared/Columns.ts';
import { useAt } from '../shared/useAt.ts';
import { useActivityWords } from '../shared/useWords.ts';
import { AttendanceLine } from './AttendanceLine.tsx';
import { CodeCard } from './CodeCard.tsx';
import { makeDeskStore, markKey } from './DeskStore.ts';
import { Opinions } from './Opinions.tsx';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  justify-content: space-between;
  margin-bottom: 16px;
`;

/** Interval at which the list is read again, ms: people sign in meanwhile. */
const everyMs = 5000;
/** Pause before a code that could not be fetched is requested again, ms. */
const pauseMs = 1500;

export interface DeskPageProps {
  info: ActivityInfo;
}

/** The organiser's view: the code at the door, the attendance list, the opinions. */
export const DeskPage = observer(function DeskPage({ info }: DeskPageProps) {
  const { activity, now, sessions, signOut } = info;
  const store = trainingDomain.useStore(makeDeskStore, activity.id);
  const { number, t } = useActivityWords();
  const [filter, setFilter] = useState<AttendanceFilter>('all');
  // The current or next session; when all are over, the last one.
  const current = sessions.find(({ endsAt }) => endsAt > now) ?? sessions.at(-1);
  const [chosen, setChosen] = useState(String(current?.id ?? ''));
  const session = Number(chosen);
  const ended = activity.state === 'ended';
  useShow(store, () => store.show({ session, filter }, ended), activity.id, session, filter);
  useRefresh(() => store.refresh());
  useEvery(everyMs, true, () => store.refresh());
  const { code, counts, mark, offset, people, stale, turns } = store;
  const changesAt = code.value?.changesAt ?? 0;
  useAt(changesAt === 0 ? null : changesAt, offset, () => code.refresh(), turns, pauseMs);
  return (
    <Columns>
      <div>
        <section aria-labelledby="attendance">
          <SectionHeading id="attendance">{t('desk.attendance')}</SectionHeading>
          <Line>
            <SegmentedControl
              label={t('desk.whom')}
              value={filter}
              options={attendanceFilters.map((value) => ({
                value,
                label:
                  counts === null
                    ? t(`desk.filter.${value}`)
                    : t('desk.filterCount', { name: t(`desk.filter.${value}`), n: number(counts[value]) }),
              }))}
              onChange={setFilter}
            />
            {sessions.length === 1 ? null : (
              <SegmentedControl
                label={t('desk.session')}
                value={chosen}
                options={sessions.map(({ id, title }) => ({ value: String(id), label: title }))}
                onChange={setChosen}
              />
            )}
          </Line>
          <ListView
            list={people}
            label={t('desk.attendance')}
            failed={t('desk.failed')}
            empty={<EmptyState level={3} label={t(`desk.none.${filter}`)} description={t('desk.noneText')} />}
          >
            {(row) => (
              <AttendanceLine
                row={row}
                signOut={signOut}
                pending={mark.isPending(markKey({ session, user: row.userId }))}
                failure={mark.failureOf(markKey({ session, user: row.userId }))}
                onMark={(wanted) => void mark.run({ session, user: row.userId, mark: wanted })}
              />
            )}
          </ListView>
        </section>
        {ended ? (
          <section aria-labelledby="opinions">
            <SectionHeading id="opinions">{t('desk.opinions')}</SectionHeading>
            <Opinions list={store.opinions} />
          </section>
        ) : null}
      </div>
      <aside aria-label={t('desk.door')}>
        <RequestView
          request={code}
          failed={t('desk.codeFailed')}
          skeleton={<DetailSkeleton label={t('desk.codeWaiting')} />}
        >
          {(value) => (
            <CodeCard
              code={value}
              stale={stale}
              address={new URL(activityLinks.activity.href(activity.id, { sign: value.code }), location.origin).href}
            />
          )}
        </RequestView>
      </aside>
    </Columns>
  );
});
