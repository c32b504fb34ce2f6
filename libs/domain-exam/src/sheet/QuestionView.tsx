import { Button, Dot, Kbd } from '@banyan/ui';
import { CircleQuestionMark, Flag } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { AnswerStore } from '../answers/AnswerStore.ts';
import { Rich } from '../shared/Rich.tsx';
import { QuestionMaterials } from '../shared/QuestionMaterials.tsx';
import { QuestionPictures } from '../shared/QuestionPictures.tsx';
import { useWords } from '../shared/useWords.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { useDesk } from './desk.ts';
import { GapField } from './GapField.tsx';
import { ShortField } from './ShortField.tsx';
import { AnswerFiles } from './AnswerFiles.tsx';

const Section = styled.section`
  scroll-margin-top: 88px;
  outline: 0;

  /* A paper of five hundred questions: the browser draws those in view. */
  &[data-listed] {
    content-visibility: auto;
    contain-intrinsic-size: auto 480px;
    padding: 24px;
    border: 1px solid var(--line);
    border-radius: var(--r-card);
    background: var(--surface);
  }
  &[data-listed][data-current] {
    border-color: var(--accent-line);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 36px;
  color: var(--ink-2);

  & > h2 {
    flex: none;
    color: var(--ink);
    font-size: var(--t20);
    line-height: 28px;
    font-variant-numeric: tabular-nums;
  }
  & > h2 > small {
    font-size: var(--t14);
    font-weight: 400;
    color: var(--ink-3);
  }
  & > p {
    min-width: 0;
    line-height: 22px;
  }
  & > p > span {
    display: inline-block;
  }
  & > div {
    flex: none;
    display: flex;
    align-items: center;
    gap: 4px;
    margin-inline-start: auto;
  }
  & kbd {
    margin-inline-start: 4px;
  }
  & [aria-pressed='true'] svg {
    fill: var(--info);
    color: var(--info);
  }
`;

const Stem = styled.div`
  margin-top: 16px;
  font-size: var(--t16);
  line-height: 28px;
  text-wrap: pretty;
  overflow-wrap: anywhere;

  /* Tables of a question are read by column: as wide as their content. */
  & [data-table] {
    width: fit-content;
    border-radius: 0;
    font-variant-numeric: tabular-nums;
  }
  & [data-table] :is(th, td) {
    padding-inline: 24px;
    border-inline-start: 1px solid var(--line);
    text-align: center;
  }
  & [data-table] :is(th, td):first-child {
    border-inline-start: 0;
  }
  & [data-table] th {
    color: var(--ink-2);
    font-weight: 400;
  }
`;

export interface QuestionViewProps {
  item: AnswerStore;
  /** In the list of the whole paper. */
  listed?: boolean;
  /** At the end of its first line. */
  beside?: ReactNode;
  onReport: (item: AnswerStore) => void;
}

const fields = {
  single: ChoiceField,
  multiple: ChoiceField,
  judgement: ChoiceField,
  fill: GapField,
  short: ShortField,
} as const;

/** Number, kind and score of a question, its text, and its answer fields. Only a change of its own redraws it. */
export const QuestionView = observer(function QuestionView({
  item,
  listed = false,
  beside,
  onReport,
}: QuestionViewProps) {
  const { attempt, reading } = useDesk();
  const { t, score } = useWords();
  const { question, part } = item;
  const Field = fields[part.kind];
  const rule =
    part.kind !== 'multiple'
      ? null
      : part.scorePartial > 0
        ? t('sheet.partial', { score: score(part.scorePartial) })
        : t('sheet.whole');
  return (
    <Section
      id={`question-${question.no}`}
      aria-labelledby={`question-${question.no}-name`}
      tabIndex={-1}
      data-listed={listed || undefined}
      data-current={(listed && item.current) || undefined}
      onFocusCapture={listed ? () => reading.go(item.index) : undefined}
    >
      <Head>
        <h2
          id={`question-${question.no}-name`}
          aria-label={t('sheet.place', { no: question.no, total: attempt.book.total, kind: t(`kind.${part.kind}`) })}
        >
          {question.no}
          <small> / {attempt.book.total}</small>
        </h2>
        <p>
          {t(`kind.${part.kind}`)}
          <Dot />
          <span>{score(part.scoreEach)}</span>
          {rule === null ? null : (
            <>
              <Dot />
              <span>{rule}</span>
            </>
          )}
        </p>
        <div>
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={item.flagged}
            icon={<Flag size={16} aria-hidden="true" />}
            onClick={() => attempt.flag(item.id, !item.flagged)}
          >
            {t('sheet.flag')} {listed ? null : <Kbd aria-hidden="true">M</Kbd>}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            icon={<CircleQuestionMark size={16} aria-hidden="true" />}
            onClick={() => onReport(item)}
          >
            {t('sheet.feedback')}
          </Button>
          {beside}
        </div>
      </Head>
      <Stem>
        <Rich plain html={question.stem} />
      </Stem>
      {question.pictures.length === 0 ? null : <QuestionPictures question={question} />}
      <QuestionMaterials materials={question.materials} />
      <Field item={item} />
      {question.takesFiles ? <AnswerFiles item={item} /> : null}
    </Section>
  );
});
