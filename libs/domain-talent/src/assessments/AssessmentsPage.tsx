import { assessmentsQuery, assessmentTabs } from '@banyan/contracts/talent';
import { ListPage, useRefresh, useShow } from '@banyan/core-screen/views';
import { EmptyState, List, SegmentedControl } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../shared/useWords.ts';
import { talentDomain } from '../talent.domain.ts';
import { talentLinks } from '../talent.links.ts';
import { AssessmentRow } from './AssessmentRow.tsx';
import { makeAssessmentsStore } from './AssessmentsStore.ts';

/** Assessments that the viewer is to answer, by their state. */
export const AssessmentsPage = observer(function AssessmentsPage() {
  const { list } = talentDomain.useStore(makeAssessmentsStore);
  const { t } = useWords();
  const [params] = useSearchParams();
  const { tab } = assessmentsQuery.read(params);
  useShow(list, () => list.show(tab), tab);
  useRefresh(() => list.refresh());
  return (
    <ListPage
      title={t('title.assessments')}
      actions={
        <SegmentedControl
          label={t('assessment.tabs')}
          value={tab}
          options={assessmentTabs.map((value) => ({
            value,
            label: t(`assessment.tab.${value}`),
            href: talentLinks.assessments.href({ tab: value }),
          }))}
        />
      }
      list={list}
      label={t('assessment.list')}
      failed={t('assessment.failed')}
      empty={
        <EmptyState level={2} image="tick" label={t(`assessment.none.${tab}`)} description={t('assessment.noneText')} />
      }
      frame={(rows, label) => (
        <List label={label} variant="card">
          {rows}
        </List>
      )}
    >
      {(task) => <AssessmentRow task={task} />}
    </ListPage>
  );
});
