import type { ImportedQuestion } from '@banyan/contracts/exam';
import { CircleCheck, Circle } from 'lucide-react';
import styled from 'styled-components';
import { letterOf } from '../../shared/choices.ts';
import { Rich } from '../../shared/Rich.tsx';
import { useWords } from '../../shared/useWords.ts';
import { Difficulty } from '../bank/Difficulty.tsx';

const Options = styled.ul`
  display: grid;
  gap: 4px;

  & > li {
    display: flex;
    gap: 8px;
    align-items: baseline;
  }
  & > li[data-right] > svg {
    color: var(--ok);
  }
  & svg {
    flex: none;
    transform: translateY(2px);
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  color: var(--ink-3);
  font-size: var(--t12);
`;

export interface FileDraftProps {
  draft: NonNullable<ImportedQuestion['draft']>;
}

/** A question as it would become. */
export function FileDraft({ draft }: FileDraftProps) {
  const { t, number } = useWords();
  const { difficulty, explanation, files, gaps, kind, options, right, sample, stem, tags } = draft;
  const shown = options.length > 0 ? options : kind === 'judgement' ? [t('sheet.right'), t('sheet.wrong')] : [];
  const isRight = (at: number) => (kind === 'judgement' ? right[0] === 1 - at : right.includes(at));
  return (
    <>
      <Rich plain size="sm" html={stem} />
      {shown.length === 0 ? null : (
        <Options>
          {shown.map((text, at) => (
            <li key={letterOf(at)} data-right={isRight(at) || undefined}>
              {isRight(at) ? (
                <CircleCheck size={14} aria-label={t('sheet.right')} />
              ) : (
                <Circle size={14} aria-hidden="true" />
              )}
              <Rich plain size="sm" html={text} />
            </li>
          ))}
        </Options>
      )}
      {gaps.length === 0 ? null : <p>{gaps.map((taken) => taken.join(' | ')).join('; ')}</p>}
      {sample === '' ? null : <p>{sample}</p>}
      {explanation === '' ? null : <Rich size="sm" html={explanation} />}
      <Facts>
        <span>{t(`kind.${kind}`)}</span>
        <Difficulty value={difficulty} />
        {tags.map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
        {files === 0 ? null : <span>{t('questionImport.files', { count: files, n: number(files) })}</span>}
      </Facts>
    </>
  );
}
