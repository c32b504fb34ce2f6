import {
  isAnswered,
  type AnswerValue,
  type CoursePracticeItem,
  type CoursePracticeSolution,
} from '@banyan/contracts/exam';
import { useChange, useFailureText } from '@banyan/core-screen/views';
import { Button, Card, Image, Notice } from '@banyan/ui';
import { Check } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { DrillOptions } from '../drill/DrillOptions.tsx';
import { DrillTexts } from '../drill/DrillTexts.tsx';
import { DrillWhy } from '../drill/DrillWhy.tsx';
import { QuestionMaterials } from '../shared/QuestionMaterials.tsx';
import { Rich } from '../shared/Rich.tsx';
import { useWords } from '../shared/useWords.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: baseline;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);

  & > h2 {
    font-size: var(--t12);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  & > [role='status'] {
    display: flex;
    gap: 4px;
    align-items: center;
    min-height: 20px;
    margin-inline-start: auto;
  }
`;
const Stem = styled.div`
  margin-top: 8px;
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
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 24px;
`;
const Below = styled.div`
  margin-top: 16px;
`;
const Outcome = styled.div`
  outline: 0;
`;

export interface PracticeQuestionProps {
  item: CoursePracticeItem;
  /** From 1. */
  no: number;
  total: number;
  value: AnswerValue;
  /** `check`: checked one by one; `keep`: kept until the run is handed in; `over`: finished. */
  phase: 'check' | 'keep' | 'over';
  pending?: boolean;
  /** A part of it is not saved by the server yet. */
  unsaved?: boolean;
  /** Why saving it failed; undefined when it did not. */
  failure?: unknown;
  /** Takes the focus: it replaces another question. */
  takeFocus?: boolean;
  onChoose: (option: number) => void;
  onWrite: (part: Partial<AnswerValue>) => void;
  /** Called when a field was left, or when saving is retried. */
  onSave: () => void;
  /** Has it checked; false: shows the answer without one. */
  onCheck: (known: boolean) => void;
  lessonHref?: (lesson: NonNullable<CoursePracticeSolution['lesson']>) => string;
}

/** One question of a practice: asked, kept, explained. */
export const PracticeQuestion = observer(function PracticeQuestion(props: PracticeQuestionProps) {
  const { item, no, total, value, phase, pending = false, unsaved = false, failure, takeFocus = false } = props;
  const { t } = useWords();
  const failureText = useFailureText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeFocus) place.current?.focus({ preventScroll: true });
  }, [takeFocus, item.question.id]);
  const { question, solution } = item;
  const answered = phase === 'check' && item.value !== null;
  const outcome = useRef<HTMLDivElement>(null);
  // The check button is gone: reading continues at the outcome.
  useChange(answered, () => outcome.current?.focus({ preventScroll: true }));
  const given = {
    question,
    value,
    disabled: phase === 'over' || answered || (phase === 'check' && pending),
    ...(solution === null ? {} : { answer: { key: solution.key, hits: solution.hits, value } }),
  };
  const lesson = solution?.lesson ?? null;
  return (
    <Card as="section" aria-label={t('coursePractice.question', { no, total })}>
      <Head>
        <h2>{t('coursePractice.question', { no, total })}</h2>
        <span>{t(`kind.${question.kind}`)}</span>
        {phase === 'keep' ? (
          <span role="status">
            {pending || (unsaved && failure === undefined) ? (
              t('coursePractice.saving')
            ) : item.value !== null && failure === undefined ? (
              <>
                <Check size={14} aria-hidden="true" /> {t('coursePractice.saved')}
              </>
            ) : null}
          </span>
        ) : null}
      </Head>
      <Stem ref={place} tabIndex={-1}>
        <Rich plain html={question.stem} />
        {question.pictures.map(({ alt, url }) => (
          <Image key={url} src={url} alt={alt} ratio={4 / 3} fit="contain" />
        ))}
        <QuestionMaterials materials={question.materials} />
      </Stem>
      {question.kind === 'fill' || question.kind === 'short' ? (
        <div onBlur={props.onSave}>
          <DrillTexts {...given} onAnswer={props.onWrite} />
        </div>
      ) : (
        <DrillOptions {...given} onChoose={props.onChoose} />
      )}
      {failure === undefined ? null : (
        <Below>
          <Notice
            tone="danger"
            live
            action={phase === 'keep' ? <Button onClick={props.onSave}>{t('refusal.retry')}</Button> : undefined}
          >
            {failureText(failure, t('coursePractice.kept'))}
          </Notice>
        </Below>
      )}
      {phase === 'check' && !answered ? (
        <Acts>
          <Button variant="primary" pending={pending} disabled={!isAnswered(value)} onClick={() => props.onCheck(true)}>
            {t('coursePractice.check')}
          </Button>
          <Button variant="ghost" shut={pending} onClick={() => props.onCheck(false)}>
            {t('coursePractice.giveUp')}
          </Button>
        </Acts>
      ) : null}
      <Outcome ref={outcome} tabIndex={-1}>
        {solution !== null ? (
          <DrillWhy
            answer={{ ...solution, past: [] }}
            {...(lesson === null || props.lessonHref === undefined ? {} : { lessonHref: props.lessonHref(lesson) })}
          />
        ) : phase === 'over' || answered ? (
          <Below>
            <Notice>{t('coursePractice.hidden')}</Notice>
          </Below>
        ) : null}
      </Outcome>
    </Card>
  );
});
