import { screenHref } from '@banyan/contracts';
import { assessmentScreens, isUnderWay, type WatchedExam } from '@banyan/contracts/exam';
import { PageHead, useCrumbs } from '@banyan/core-console/views';
import { Button, LinkButton } from '@banyan/ui';
import { AlarmClockPlus, MessageSquare } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import { ExamStateTag } from '../exams/ExamStateTag.tsx';
import type { MonitorStore } from './MonitorStore.ts';
import { TimeLeft } from './TimeLeft.tsx';

interface MonitorHeadProps {
  readonly store: MonitorStore;
  readonly exam: WatchedExam;
  /** Whether the viewer may act, and somebody sits it. */
  readonly mayAct: boolean;
}

/** Name, state and remaining time of an exam that is watched, with the acts on everybody. */
export const MonitorHead = observer(function MonitorHead({ exam, mayAct, store }: MonitorHeadProps) {
  const { t } = useWords();
  useCrumbs(exam.title, screenHref(assessmentScreens.editExam, { id: store.id }), t('title.watchExam'));
  return (
    <PageHead
      title={
        <>
          {exam.title} <ExamStateTag state={exam.state} />
        </>
      }
      sentence={
        exam.stopReason === '' ? (
          <TimeLeft now={exam.now} until={store.lastEnd} />
        ) : (
          t('manageExams.stoppedFor', { reason: exam.stopReason })
        )
      }
      actions={
        <>
          <LinkButton href={screenHref(assessmentScreens.examResults, { id: store.id })}>
            {t('manageExams.results')}
          </LinkButton>
          <LinkButton href={screenHref(assessmentScreens.editExam, { id: store.id })}>{t('monitor.toExam')}</LinkButton>
          {mayAct ? (
            <>
              <Button icon={<MessageSquare size={16} aria-hidden="true" />} onClick={() => store.ask('tell', 'all')}>
                {t('monitor.act.tell')}
              </Button>
              <Button icon={<AlarmClockPlus size={16} aria-hidden="true" />} onClick={() => store.ask('extend', 'all')}>
                {t('monitor.act.extend')}
              </Button>
              <Button variant="danger" onClick={() => store.ask('collect', 'all')}>
                {t('monitor.act.collect')}
              </Button>
            </>
          ) : null}
          {exam.mayAct && isUnderWay(exam.state) ? (
            <Button variant="danger" onClick={() => store.ask('stop', 'all')}>
              {t('monitor.act.stop')}
            </Button>
          ) : null}
        </>
      }
    />
  );
});
