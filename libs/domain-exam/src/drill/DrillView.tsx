import { isAnswered, type DrillQuestion, type PracticeAnswer, type PracticeRun } from '@banyan/contracts/exam';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Card, Dot, Image, Kbd, Notice, Ribbon } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { QuestionMaterials } from '../shared/QuestionMaterials.tsx';
import { Rich } from '../shared/Rich.tsx';
import { useWords } from '../shared/useWords.ts';
import { emptyAnswer } from '../answers/answerRules.ts';
import type { DrillStore } from './DrillStore.ts';
import { DrillGrades } from './DrillGrades.tsx';
import { DrillOptions } from './DrillOptions.tsx';
import { DrillTexts } from './DrillTexts.tsx';
import { DrillWhy } from './DrillWhy.tsx';
import { useDrillKeys } from './useDrillKeys.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  color: var(--ink-3);
  font-size: var(--t12);
  font-variant-numeric: tabular-nums;

  & > b {
    font-size: var(--t14);
    color: var(--ink);
  }
  & > b > span {
    font-weight: 400;
    color: var(--ink-3);
  }
  & > div {
    flex: 1;
    min-width: 120px;
    max-width: 240px;
  }
  & > p {
    margin-inline-start: auto;
  }
`;

const Stem = styled.div`
  margin-top: 16px;
  font-size: var(--t16);
  line-height: 28px;
  font-weight: 600;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  outline: 0;

  & img {
    margin-top: 12px;
  }
`;

const Why = styled.div`
  outline: 0;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 24px;
`;

/** Progress of the run, the subject of the question, its state in the book. */
const Place = ({
  run,
  marks,
  question,
}: {
  run: PracticeRun;
  marks: PracticeRun['marks'];
  question: DrillQuestion;
}) => {
  const { t } = useWords();
  const at = run.marks.filter((mark) => mark !== null).length;
  const facts = [
    t(`kind.${question.kind}`),
    ...question.tags,
    ...(question.book === null
      ? []
      : [t('drill.times', { count: question.book.times }), t('drill.circle', { no: question.book.circle })]),
  ];
  return (
    <Head>
      <b>
        {Math.min(at + 1, run.total)}
        <span> / {run.total}</span>
      </b>
      <div>
        <Ribbon
          segments={marks.map((mark, index) => ({
            id: String(index),
            size: 1,
            state: mark === null ? 'open' : 'done',
          }))}
        />
      </div>
      <p>
        {facts.map((fact, index) => (
          <span key={fact}>
            {index === 0 ? null : <Dot />}
            {fact}
          </span>
        ))}
      </p>
    </Head>
  );
};

export interface DrillViewProps {
  drill: DrillStore;
  /** The run at the time the question was asked. */
  run: PracticeRun;
  question: DrillQuestion;
  /** Address of the place that teaches a question. */
  lessonHref?: (lesson: NonNullable<PracticeAnswer['lesson']>) => string;
}

/** One question of a run: answered, checked, explained. */
export const DrillView = observer(function DrillView({ drill, run, question, lessonHref }: DrillViewProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { check, grade, marked, value } = drill;
  const place = useRef<HTMLDivElement>(null);
  useDrillKeys(drill);
  const why = useRef<HTMLDivElement>(null);
  const checked = marked !== null;
  // The button that was pressed is gone: reading continues at the question, or at the outcome.
  useEffect(() => (checked ? why : place).current?.focus({ preventScroll: true }), [question.id, checked]);
  const answer = marked?.answer;
  const pending = check.isPending(run.id);
  const failure = check.failureOf(run.id);
  const lesson = answer?.lesson ?? null;
  const given = {
    question,
    value,
    disabled: pending,
    ...(answer === undefined ? {} : { answer }),
  };
  const last = answer !== undefined && answer.run.question === null;
  return (
    <Card as="section" aria-label={t('drill.question')}>
      <Place run={run} marks={drill.standing?.marks ?? run.marks} question={question} />
      <Stem ref={place} tabIndex={-1}>
        <Rich plain html={question.stem} />
        {question.pictures.map(({ alt, url }) => (
          <Image key={url} src={url} alt={alt} ratio={4 / 3} fit="contain" />
        ))}
        <QuestionMaterials materials={question.materials} />
      </Stem>
      {question.kind === 'fill' || question.kind === 'short' ? (
        <DrillTexts {...given} onAnswer={(part) => drill.answer(part)} />
      ) : (
        <DrillOptions {...given} onChoose={(id) => drill.choose(question, id)} />
      )}
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure, t('drill.kept'))}
        </Notice>
      )}
      {marked === null || answer === undefined ? (
        <Acts>
          <Button
            variant="primary"
            pending={pending}
            disabled={!isAnswered(value)}
            onClick={() => void drill.send(question)}
          >
            {t('drill.check')} <Kbd aria-hidden="true">Enter</Kbd>
          </Button>
          <Button variant="ghost" shut={pending} onClick={() => void drill.send(question, emptyAnswer)}>
            {t('drill.giveUp')}
          </Button>
        </Acts>
      ) : (
        <>
          <Why ref={why} tabIndex={-1}>
            <DrillWhy
              answer={answer}
              {...(lesson === null || lessonHref === undefined ? {} : { lessonHref: lessonHref(lesson) })}
            />
          </Why>
          {marked.recall === null ? null : (
            <DrillGrades
              recall={marked.recall}
              pending={grade.isPending(question.id)}
              failure={grade.failureOf(question.id)}
              onGrade={(one) => void grade.run(one)}
            />
          )}
          <Acts>
            <Button variant="primary" onClick={() => drill.next()}>
              {last ? t('drill.finish') : t('drill.next')} <Kbd aria-hidden="true">Enter</Kbd>
            </Button>
          </Acts>
        </>
      )}
    </Card>
  );
});
