import { ListPage, useShow } from '@banyan/core-screen/views';
import { EmptyState, LinkButton, ListSkeleton, SegmentedControl } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { courseDomain } from '../course.domain.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';
import { useTrueProgress } from '../useTrueProgress.ts';
import { EvidenceExport } from './EvidenceExport.tsx';
import { recordCover, RecordRow } from './RecordRow.tsx';
import { minutesOf, TableExport, useTableMoment } from './TableExport.tsx';
import { makeStudyListStore, type StudyListState } from './StudyListStore.ts';

const states: readonly StudyListState[] = ['all', 'learning', 'learned', 'ended'];

/** The learning record, newest first. */
export const LearnRecordPage = observer(function LearnRecordPage() {
  const { all, list } = courseDomain.useStore(makeStudyListStore);
  const moment = useTableMoment();
  const [params] = useSearchParams();
  const { t, number } = useWords();
  const state = states.find((one) => one === params.get('state')) ?? 'all';
  useShow(list, () => list.show(state), state);
  useTrueProgress(() => void list.refresh());
  const counts = list.latest?.counts;
  // Ended courses have their own tab, if there are any.
  const shown = states.filter((one) => one !== 'ended' || one === state || (counts?.ended ?? 0) > 0);
  const label = (one: StudyListState) =>
    counts === undefined
      ? t(`records.tab.${one}`)
      : t('records.tabCount', { name: t(`records.tab.${one}`), count: number(counts[one]) });
  return (
    <ListPage
      title={t('title.record')}
      actions={
        <>
          {/* Without study there is nothing to export. */}
          {counts?.all === 0 ? null : (
            <>
              <EvidenceExport />
              <TableExport
                name={t('title.record')}
                columns={(['course', 'minutes', 'lastStudiedAt', 'completedAt'] as const).map((one) =>
                  t(`records.table.${one}`),
                )}
                collect={async () =>
                  (await all(state)).map(({ completedAt, course, lastStudiedAt, studiedS }) => [
                    course.title,
                    minutesOf(studiedS),
                    moment(lastStudiedAt),
                    completedAt === null ? '' : moment(completedAt),
                  ])
                }
              />
            </>
          )}
          <SegmentedControl
            label={t('records.which')}
            value={state}
            options={shown.map((value) => ({ value, label: label(value), href: courseLinks.record.href(value) }))}
          />
        </>
      }
      list={list}
      skeleton={<ListSkeleton label={t('loading')} count={6} cover={recordCover} />}
      label={t('records.list')}
      failed={t('records.failed')}
      kept={t('course.kept')}
      empty={
        <EmptyState
          level={2}
          label={t(`records.none.${state}`)}
          description={t('records.noneText')}
          actions={
            <>
              <LinkButton variant="primary" href={courseLinks.catalogue.href({ required: true })}>
                {t('study.required')}
              </LinkButton>
              <LinkButton href={courseLinks.catalogue.href()}>{t('catalogue.all')}</LinkButton>
            </>
          }
        />
      }
    >
      {(record, index) => <RecordRow record={record} main={index === 0} />}
    </ListPage>
  );
});
