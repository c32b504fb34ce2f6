import { screenHref } from '@banyan/contracts';
import { assessmentScreens, type ExamOutcome } from '@banyan/contracts/exam';
import { portalScreens } from '@banyan/contracts/account';
import { ListExport, PageHead, ThingView, useCrumbs } from '@banyan/core-console/views';
import { useShow } from '@banyan/core-screen/views';
import { LinkButton, SegmentedControl } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useParams, useSearchParams } from 'react-router-dom';
import { examDomain } from '../../exam.domain.ts';
import { useWords } from '../../shared/useWords.ts';
import { ExamStateTag } from '../exams/ExamStateTag.tsx';
import { OutcomeStrip } from './OutcomeStrip.tsx';
import { QuestionsPart } from '../questions/QuestionsPart.tsx';
import { PeopleTab } from './PeopleTab.tsx';
import { makeResultsStore, type ResultsStore } from './ResultsStore.ts';

const Shown = observer(function Shown({ outcome, store }: { outcome: ExamOutcome; store: ResultsStore }) {
  const { t, number } = useWords();
  const [params] = useSearchParams();
  const part = params.get('tab') === 'questions' && outcome.kind !== 'offline' ? 'questions' : 'people';
  const own = screenHref(assessmentScreens.examResults, { id: store.id });
  const { appeals, kind, people, stands, state, title } = outcome;
  useCrumbs(title, screenHref(assessmentScreens.editExam, { id: store.id }), t('title.examResults'));
  return (
    <>
      <PageHead
        title={
          <>
            {title} <ExamStateTag state={state} />
          </>
        }
        sentence={t('examResults.sentence', {
          ...{ count: people, people: number(people) },
          sat: number(stands.passed + stands.failed + stands.waiting),
          passed: number(stands.passed),
        })}
        actions={
          <>
            {kind === 'offline' ? null : (
              <SegmentedControl
                label={t('examResults.parts')}
                value={part}
                options={[
                  { value: 'people', label: t('examResults.part.people'), href: own },
                  { value: 'questions', label: t('examResults.part.questions'), href: `${own}?tab=questions` },
                ]}
              />
            )}
            {appeals === 0 ? null : (
              <LinkButton href={`${portalScreens.review.path}?tab=appeal`}>
                {t('examResults.appeals', { count: appeals, n: number(appeals) })}
              </LinkButton>
            )}
            {outcome.mayExport && part === 'people' ? (
              <ListExport
                store={store.leaving}
                count={store.table.total}
                onExport={(format) => store.exportAs(format)}
              />
            ) : null}
            {kind === 'offline' ? null : (
              <LinkButton href={screenHref(assessmentScreens.watchExam, { id: store.id })}>
                {t('manageExams.watch')}
              </LinkButton>
            )}
            <LinkButton href={screenHref(assessmentScreens.editExam, { id: store.id })}>
              {t('monitor.toExam')}
            </LinkButton>
          </>
        }
      />
      <OutcomeStrip outcome={outcome} />
      {part === 'people' ? (
        <PeopleTab store={store} outcome={outcome} />
      ) : (
        <QuestionsPart id={store.id} mayAct={outcome.mayCorrect} onMarked={() => void store.outcome.refresh()} />
      )}
    </>
  );
});

/** Results of an exam: who sat it and how, who has not come, and each person's paper. */
export const ResultsPage = observer(function ResultsPage() {
  const { id = '' } = useParams();
  const store = examDomain.useStore(makeResultsStore, Number(id));
  const { t } = useWords();
  useShow(store, () => store.show(), id);
  return (
    <ThingView
      request={store.outcome}
      title={t('title.examResults')}
      listHref={assessmentScreens.manageExams.path}
      listText={t('manageExam.allExams')}
      failed={t('manageExams.gone')}
      loading={t('examResults.loading')}
    >
      {(outcome) => <Shown store={store} outcome={outcome} />}
    </ThingView>
  );
});
