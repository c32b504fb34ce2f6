import type { HomeworkFile, PlacedComment } from '@banyan/contracts/training';
import { useId } from 'react';
import styled from 'styled-components';
import { useHomeworkWords } from '../useHomeworkWords.ts';
import { markedParts } from './markedParts.ts';

const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-items: start;

  &[data-commented] {
    grid-template-columns: minmax(0, 1fr) 264px;
  }
  & > p {
    max-width: 72ch;
    line-height: 26px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & mark {
    padding-block: 2px;
    background: var(--warn-soft);
    color: inherit;
    border-bottom: 2px solid var(--warn);
  }
  & sup {
    margin-inline: 2px;
    font-size: var(--t12);
    line-height: 1;
  }
  & a {
    color: var(--warn);
    font-weight: 600;
  }
`;

const Notes = styled.ol`
  display: grid;
  gap: 12px;
  padding-inline-start: 16px;
  border-inline-start: 1px solid var(--line);

  & > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 8px;
    line-height: 22px;
  }
  & > li:target {
    background: var(--warn-soft);
  }
  & b {
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    margin-top: 1px;
    border-radius: 50%;
    background: var(--warn-soft);
    color: var(--warn);
    font-size: var(--t12);
    line-height: 1;
  }
  & small {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }
`;

export interface CommentedTextProps {
  text: string;
  files: readonly HomeworkFile[];
  comments: readonly PlacedComment[];
}

/** A submission, with the marker's comment on each place beside it. */
export function CommentedText({ text, files, comments }: CommentedTextProps) {
  const { t } = useHomeworkWords();
  const id = useId();
  if (text === '' && comments.length === 0) return null;
  return (
    <Both data-commented={comments.length > 0 || undefined}>
      <p>
        {markedParts(text, comments).map((part, index) => (
          <span key={index}>
            {part.numbers.length === 0 ? part.text : <mark>{part.text}</mark>}
            {part.ending.map((number) => (
              <sup key={number}>
                <a href={`#${id}-${number}`} aria-label={t('homework.commentNo', { number })}>
                  {number}
                </a>
              </sup>
            ))}
          </span>
        ))}
      </p>
      {comments.length === 0 ? null : (
        <Notes aria-label={t('homework.comments')}>
          {comments.map(({ file, words }, index) => (
            <li key={index} id={`${id}-${index + 1}`}>
              <b>{index + 1}</b>
              <span>
                {file === '' ? null : (
                  <small>{files.find((one) => one.id === file)?.name ?? t('homework.aFile')}</small>
                )}
                {words}
              </span>
            </li>
          ))}
        </Notes>
      )}
    </Both>
  );
}
