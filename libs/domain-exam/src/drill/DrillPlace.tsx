import type { PracticeAnswer, PracticeRun } from '@banyan/contracts/exam';
import { RequestView } from '@banyan/core-screen/views';
import { Card, DetailSkeleton, LinkButton, Result } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '../shared/useWords.ts';
import type { DrillStore } from './DrillStore.ts';
import { DrillView } from './DrillView.tsx';

export interface DrillPlaceProps {
  drill: DrillStore;
  /** Link to the screen that started the run. */
  back: { href: string; label: string };
  /** More links at its end. */
  more?: ReactNode;
  lessonHref?: (lesson: NonNullable<PracticeAnswer['lesson']>) => string;
}

const End = ({ run, back, more }: { run: PracticeRun } & Pick<DrillPlaceProps, 'back' | 'more'>) => {
  const { t } = useWords();
  const missed = run.answered - run.right;
  return (
    <Card as="section">
      <Result
        outcome="success"
        level={2}
        takeFocus
        title={t('drill.done')}
        text={
          missed === 0
            ? t('drill.allRight', { count: run.answered })
            : t('drill.score', { right: run.right, total: run.answered })
        }
        actions={
          <>
            {more}
            <LinkButton variant={more === undefined ? 'primary' : 'normal'} href={back.href}>
              {back.label}
            </LinkButton>
          </>
        }
      />
    </Card>
  );
};

/** The run that is under way, from its first question to its end, with every state of reading it. */
export const DrillPlace = observer(function DrillPlace({ drill, back, more, lessonHref }: DrillPlaceProps) {
  const { t: shared } = useTranslation('screen');
  const { t } = useWords();
  const { marked } = drill;
  return (
    <RequestView request={drill.run} skeleton={<DetailSkeleton label={shared('loading')} />} failed={t('drill.failed')}>
      {(run) => {
        const question = marked?.question ?? run.question;
        return question === null ? (
          <End run={run} back={back} {...(more === undefined ? {} : { more })} />
        ) : (
          <DrillView
            key={question.id}
            drill={drill}
            run={run}
            question={question}
            {...(lessonHref === undefined ? {} : { lessonHref })}
          />
        );
      }}
    </RequestView>
  );
});
