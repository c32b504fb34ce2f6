import type { PersonLearning } from '@banyan/contracts/organisation';
import { Moment, RequestView, useShow } from '@banyan/core-screen/views';
import { ListSkeleton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { PersonStore } from './PersonStore.ts';

const Numbers = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  padding-bottom: 16px;
  border-bottom: 1px solid var(--line);

  & > div {
    display: flex;
    flex-direction: column-reverse;
  }
  & dt {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
  & dd {
    font-size: var(--t16);
    line-height: 24px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Things = styled.section`
  margin-top: 20px;

  & > h3 {
    font-size: var(--t14);
    line-height: 22px;
    font-weight: 600;
  }

  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(88px, auto);
    gap: 16px;
    padding-block: 10px;
    border-bottom: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }
  & li > span {
    overflow-wrap: anywhere;
  }
  & li > small {
    color: var(--ink-2);
  }
  & li > small:last-child {
    text-align: end;
  }
  & > p {
    padding-block: 8px;
    color: var(--ink-2);
  }
`;

interface ThingLine {
  readonly id: number;
  readonly title: string;
  readonly how: ReactNode;
  readonly when?: ReactNode;
}

function Kind({ title, none, lines }: { title: string; none: string; lines: readonly ThingLine[] }) {
  return (
    <Things>
      <h3>{title}</h3>
      {lines.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul aria-label={title}>
          {lines.map(({ id, title: name, how, when }) => (
            <li key={id}>
              <span>{name}</span>
              <small>{how}</small>
              <small>{when}</small>
            </li>
          ))}
        </ul>
      )}
    </Things>
  );
}

function Learning({ learning }: { learning: PersonLearning }) {
  const { t, number } = useWords();
  const none = t('people.learning.none');
  const { certificates, courses, credit, exams, lastAt, programmes } = learning;
  return (
    <>
      <Numbers>
        <div>
          <dt>{t('people.learning.learned')}</dt>
          <dd>{number(learning.learned)}</dd>
        </div>
        <div>
          <dt>{t('people.learning.learning')}</dt>
          <dd>{number(learning.learning)}</dd>
        </div>
        <div>
          <dt>{t('people.credit')}</dt>
          <dd>{number(credit / 10)}</dd>
        </div>
        <div>
          <dt>{t('people.learning.last')}</dt>
          <dd>{lastAt === null ? t('people.learning.never') : <Moment at={lastAt} />}</dd>
        </div>
      </Numbers>
      <Kind
        title={t('people.learning.courses')}
        none={none}
        lines={courses.map(({ all, completedAt, done, ...course }) => ({
          ...course,
          how: t('people.learning.chapters', { done: number(done), all: number(all) }),
          when: completedAt === null ? t('people.learning.open') : <Moment at={completedAt} />,
        }))}
      />
      <Kind
        title={t('people.learning.programmes')}
        none={none}
        lines={programmes.map(({ all, done, state, ...programme }) => ({
          ...programme,
          how: t('people.learning.tasks', { done: number(done), all: number(all) }),
          when: t(`people.learning.programme.${state}`),
        }))}
      />
      <Kind
        title={t('people.learning.exams')}
        none={none}
        lines={exams.map(({ fullScore, score, state, ...exam }) => ({
          ...exam,
          how:
            score === null
              ? t('people.learning.noScore')
              : t('people.learning.score', { score: number(score / 100), full: number(fullScore / 100) }),
          when:
            state === 'failed' ? t('people.learning.failed') : state === 'passed' ? t('people.learning.passed') : '',
        }))}
      />
      <Kind
        title={t('people.learning.certificates')}
        none={none}
        lines={certificates.map(({ expiresAt, issuedAt, state, ...certificate }) => ({
          ...certificate,
          how: t(`people.learning.certificate.${state}`),
          when: <Moment at={expiresAt ?? issuedAt} />,
        }))}
      />
    </>
  );
}

/** Learning of a person: courses, programmes, exams, certificates and credits. */
export const LearningPart = observer(function LearningPart({ store: { learning } }: { store: PersonStore }) {
  const { t } = useWords();
  useShow(learning, () => learning.show());
  return (
    <RequestView
      request={learning}
      failed={t('people.learning.notLoaded')}
      skeleton={<ListSkeleton label={t('loading')} />}
    >
      {(value) => <Learning learning={value} />}
    </RequestView>
  );
});
