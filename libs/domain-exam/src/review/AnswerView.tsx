import type { ReviewAnswer } from '@banyan/contracts/exam';
import { countCharacters, Dot, IconButton } from '@banyan/ui';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { OwnFiles } from '../shared/OwnFiles.tsx';
import { QuestionMaterials } from '../shared/QuestionMaterials.tsx';
import { QuestionPictures } from '../shared/QuestionPictures.tsx';
import { Rich } from '../shared/Rich.tsx';
import { useWords } from '../shared/useWords.ts';
import { piecesOf } from './pieces.ts';
import { Spread } from './Spread.tsx';

const Column = styled.section`
  & > header {
    display: flex;
    flex: none;
    align-items: center;
    gap: 12px;
    min-height: 56px;
    padding-block: 0;
    padding-inline: 24px 12px;
    border-bottom: 1px solid var(--line);
  }
  & > header > p {
    flex: 1;
    min-width: 0;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > header > h2 {
    font-size: var(--t14);
    line-height: 20px;
    font-variant-numeric: tabular-nums;
  }
  & > div {
    flex: 1;
    padding: 16px 24px 24px;
    overflow-wrap: anywhere;
  }
  & h3 {
    margin-bottom: 4px;
    font-size: var(--t12);
    line-height: 20px;
    font-weight: 400;
    color: var(--ink-3);
  }
  & details {
    margin: 8px 0 16px;
    padding-bottom: 16px;
    border-bottom: 1px solid var(--line);
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
  & summary {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    cursor: pointer;
    list-style: none;
  }
  & details:not([open]) summary svg {
    transform: rotate(-90deg);
  }
  & ul {
    margin-top: 12px;
  }
  & details > p {
    margin-top: 4px;
    padding-inline-start: 18px;
    text-wrap: pretty;
    white-space: pre-line;
  }
`;

const Written = styled.p`
  font-size: var(--t16);
  line-height: 30px;
  white-space: pre-line;
  text-wrap: pretty;

  & mark {
    padding-bottom: 1px;
    background: none;
    color: inherit;
    border-bottom: 2px dashed color-mix(in oklab, var(--ink) 34%, var(--surface));
  }
  & mark[data-unsure] {
    border-bottom-color: var(--warn);
    background: var(--warn-soft);
  }
  & sup {
    margin-inline-start: 2px;
    font-size: var(--t12);
    line-height: 1;
    font-weight: 600;
    color: var(--ink-2);
  }
`;

export interface AnswerViewProps {
  answer: ReviewAnswer;
  /** Points entered for it; null before. */
  points: number | null;
  /** Undefined at the first answer. */
  onPrevious: (() => void) | undefined;
  /** Undefined at the last answer. */
  onNext: (() => void) | undefined;
}

/** An answer as it was written, with its question and how others did. */
export const AnswerView = observer(function AnswerView({ answer, points, onPrevious, onNext }: AnswerViewProps) {
  const { t, number } = useWords();
  const { paper, name, text, kind, stem, pictures, materials, sample, files, suggestion, distribution, no } = answer;
  const length = countCharacters(text);
  return (
    <Column aria-label={t('review.answer')}>
      <header>
        {/* Takes the focus when another answer replaces it. */}
        <h2 tabIndex={-1}>{t('review.paper', { n: String(paper).padStart(2, '0') })}</h2>
        <p>
          {[name, t('detail.no', { no }), t('review.length', { count: length, formatted: number(length) })]
            .filter(Boolean)
            .map((part, index) => [index === 0 ? null : <Dot key={`dot-${part}`} />, <span key={part}>{part}</span>])}
        </p>
        <IconButton size="sm" label={t('review.previous')} disabled={onPrevious === undefined} onClick={onPrevious}>
          <ChevronLeft size={18} aria-hidden="true" />
        </IconButton>
        <IconButton size="sm" label={t('review.next')} disabled={onNext === undefined} onClick={onNext}>
          <ChevronRight size={18} aria-hidden="true" />
        </IconButton>
      </header>
      <div>
        <h3>{t('review.asked')}</h3>
        <Rich html={stem} size="sm" />
        {pictures.length === 0 ? null : <QuestionPictures question={answer} />}
        <QuestionMaterials materials={materials} />
        <details open>
          <summary>
            <ChevronDown size={14} aria-hidden="true" />
            {t(kind === 'short' ? 'detail.example' : 'detail.right')}
          </summary>
          <p>{sample === '' ? t('review.noSample') : sample}</p>
        </details>
        <h3>{t('review.written')}</h3>
        {text.trim() === '' ? null : (
          <Written>
            {piecesOf(text, suggestion?.parts).map(({ text: piece, letter, unsure }, index) =>
              letter === '' ? (
                piece
              ) : (
                <mark key={`${letter}${index}`} data-unsure={unsure ? '' : undefined}>
                  {piece}
                  <sup>{letter}</sup>
                </mark>
              ),
            )}
          </Written>
        )}
        <OwnFiles files={files} />
      </div>
      <Spread distribution={distribution} points={points} />
    </Column>
  );
});
