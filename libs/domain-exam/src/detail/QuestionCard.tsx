import type { MarkedQuestion } from '@banyan/contracts/exam';
import { Card, TextLink, Tag } from '@banyan/ui';
import { MessageSquareText, PlayCircle } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { markTone } from '../shared/marks.ts';
import { QuestionMaterials } from '../shared/QuestionMaterials.tsx';
import { QuestionPictures } from '../shared/QuestionPictures.tsx';
import { Rich } from '../shared/Rich.tsx';
import { useWords } from '../shared/useWords.ts';
import { ChoiceLines, type Whose } from './ChoiceLines.tsx';
import { OwnFiles } from '../shared/OwnFiles.tsx';
import { OwnWords } from './OwnWords.tsx';

const Item = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto 320px;
  scroll-margin-top: 16px;
  border-radius: var(--r-card);

  @media print {
    break-inside: avoid;
  }
  &:focus {
    outline: none;
  }
  &[aria-current] > section {
    border-color: var(--accent);
  }
`;

const Body = styled.div`
  display: grid;
  gap: 16px;

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    color: var(--ink-3);
    font-size: var(--t12);
    line-height: 20px;
    font-variant-numeric: tabular-nums;
  }
  & > header > h3 {
    font-size: var(--t14);
    color: var(--ink);
  }
  & > header > a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    margin-inline-start: auto;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Remark = styled.div`
  padding: 12px 16px;
  border-radius: var(--r-ctl);
  background: var(--sunken);

  & > b {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-bottom: 4px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
  & > p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export interface QuestionCardProps {
  question: MarkedQuestion;
  /** The address names this question. */
  current?: boolean;
  /** Address of the lesson that teaches it. */
  lessonHref?: string | undefined;
  /** The person whose answer the words call it: the reader's, or somebody else's. */
  whose?: Whose;
}

/** A question with the learner's answer, its mark and, if the rules allow, the right answer and the explanation. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, current, lessonHref, whose = 'yours' } = props;
  const { t, points, score: scoreWords } = useWords();
  const { comment, explanation, full, kind, lesson, mark, no, options, score, stem } = question;
  const chosen = kind === 'single' || kind === 'multiple' || kind === 'judgement' || options.length > 0;
  const got = score === null ? scoreWords(full) : t('detail.got', { score: points(score), full: scoreWords(full) });
  return (
    <Item id={`question-${no}`} tabIndex={-1} aria-current={current || undefined}>
      <Card as="section" aria-labelledby={`question-${no}-name`}>
        <Body>
          <header>
            <h3 id={`question-${no}-name`}>{t('detail.no', { no })}</h3>
            <span>{t(`kind.${kind}`)}</span>
            {mark === null ? null : <Tag tone={markTone[mark]}>{t(`mark.${mark}`)}</Tag>}
            <span>{got}</span>
            {lesson === null || lessonHref === undefined ? null : (
              <TextLink href={lessonHref}>
                <PlayCircle size={16} aria-hidden="true" />
                {t('detail.lesson', { title: lesson.title })}
              </TextLink>
            )}
          </header>
          <Rich html={stem} />
          {question.pictures.length === 0 ? null : <QuestionPictures question={question} />}
          <QuestionMaterials materials={question.materials} />
          {chosen ? <ChoiceLines question={question} whose={whose} /> : <OwnWords question={question} whose={whose} />}
          <OwnFiles files={question.files} />
          {comment === '' ? null : (
            <Remark>
              <b>
                <MessageSquareText size={16} aria-hidden="true" />
                {t('detail.comment')}
              </b>
              <p>{comment}</p>
            </Remark>
          )}
          {explanation === '' ? null : (
            <Remark>
              <b>{t('detail.explanation')}</b>
              <Rich html={explanation} size="sm" />
            </Remark>
          )}
        </Body>
      </Card>
    </Item>
  );
});
