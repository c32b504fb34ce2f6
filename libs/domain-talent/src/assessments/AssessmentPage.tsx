import { ErrorCode } from '@banyan/contracts';
import { assessmentQuery, type AssessmentDetail } from '@banyan/contracts/talent';
import { refusalCode } from '@banyan/core-screen';
import { DateOf, RequestView, useShow } from '@banyan/core-screen/views';
import { Card, Container, DetailSkeleton, Facts, LinkButton, PageTitle, SectionHeading, TextLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { talentDomain } from '../talent.domain.ts';
import { talentLinks } from '../talent.links.ts';
import { makeAssessmentStore } from './AssessmentStore.ts';
import { EndOf } from './EndOf.tsx';
import { MissingTask } from './MissingTask.tsx';

const Parts = styled.div`
  display: grid;
  gap: 24px;
  padding-bottom: 64px;

  & p {
    color: var(--ink-2);
  }
  & p + p {
    margin-top: 8px;
  }
  & dl:first-child {
    margin-top: 0;
  }
`;

function Way({ task }: { task: AssessmentDetail['task'] }) {
  const { t } = useWords();
  const { id, report, state } = task;
  if (state === 'open' || state === 'begun') {
    return (
      <LinkButton variant="primary" href={talentLinks.assessmentTool.href(id)}>
        {t(state === 'open' ? 'assessment.begin' : 'assessment.goOn')}
      </LinkButton>
    );
  }
  return report ? (
    <LinkButton variant="primary" href={talentLinks.report.href(id)}>
      {t('assessment.report')}
    </LinkButton>
  ) : null;
}

function Detail({ detail }: { detail: AssessmentDetail }) {
  const { t, list } = useWords();
  const { about, assessors, dimensions, minutes, task } = detail;
  const rows = [
    { name: t('assessment.who'), value: task.subject },
    { name: t('assessment.as'), value: t(`assessment.relation.${task.relation}`) },
    { name: t('assessment.tool'), value: task.tool },
    {
      name: t('assessment.period'),
      value: (
        <>
          <DateOf at={task.opensAt} /> – <EndOf at={task.dueAt} />
        </>
      ),
    },
    { name: t('assessment.minutes'), value: t('assessment.minutesValue', { count: minutes, items: task.items }) },
    { name: t('assessment.asks'), value: list(dimensions) },
    ...assessors.map(({ handedIn, people, relation }) => ({
      name: t(`assessment.relation.${relation}`),
      value: t('assessment.assessor', { people, handedIn }),
    })),
  ];
  const states = { early: 'earlyText', missed: 'missedText', done: 'doneText' } as const;
  const note = task.state in states ? t(`assessment.${states[task.state as keyof typeof states]}`) : null;
  return (
    <Parts>
      <Card as="section" aria-label={t('assessment.facts')}>
        <Facts rows={rows} />
      </Card>
      <section>
        <SectionHeading>{t('assessment.purpose')}</SectionHeading>
        {about.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <div>
        {note === null ? t('assessment.handInText') : note}
        {task.state === 'begun' ? ` ${t('assessment.answered', { answered: task.answered, items: task.items })}` : ''}
      </div>
    </Parts>
  );
}

/** A task of assessment: the tool, the period, the assessors, and the way in. */
export const AssessmentPage = observer(function AssessmentPage() {
  const { task } = talentDomain.useStore(makeAssessmentStore);
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  const [params] = useSearchParams();
  const id = assessmentQuery.read(params).id ?? 0;
  useShow(task, () => (id > 0 ? task.load(id) : undefined), id);
  const missing = id === 0 || refusalCode(task.error) === ErrorCode.notFound;
  return (
    <Container>
      <PageTitle
        before={<TextLink href={talentLinks.assessments.href()}>{t('assessment.toList')}</TextLink>}
        actions={task.value === null ? undefined : <Way task={task.value.task} />}
      >
        {task.value?.task.title ?? t('title.assessment')}
      </PageTitle>
      {missing ? (
        <MissingTask />
      ) : (
        <RequestView
          request={task}
          failed={t('assessment.failed')}
          skeleton={<DetailSkeleton label={shared('loading')} />}
        >
          {(detail) => <Detail detail={detail} />}
        </RequestView>
      )}
    </Container>
  );
});
