import { Fragment } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { AnswerLinesProps } from './ChoiceLines.tsx';

const Pairs = styled.dl`
  display: grid;
  grid-template-columns: fit-content(30%) minmax(0, 1fr);
  gap: 8px 16px;

  & > dt {
    font-size: var(--t12);
    line-height: 22px;
    color: var(--ink-3);
  }
  & > dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & > dd[data-none] {
    color: var(--ink-3);
  }
  & > dd[data-key] {
    color: var(--ok);
  }
`;

/** The text: in gaps or free, with the accepted answers if the rules allow. */
export function OwnWords({ question, whose = 'yours' }: AnswerLinesProps) {
  const { t, list } = useWords();
  const { answer, gaps, key, kind } = question;
  const own = (text: string | undefined) =>
    text === undefined || text === '' ? <dd data-none="">{t('mark.blank')}</dd> : <dd>{text}</dd>;
  if (kind === 'fill') {
    return (
      <Pairs>
        {Array.from({ length: gaps }, (_, index) => [
          <dt key={`${index}-name`}>{gaps === 1 ? t(`detail.${whose}`) : t('detail.gap', { n: index + 1 })}</dt>,
          <Fragment key={index}>{own(answer?.gaps[index])}</Fragment>,
          ...(key === null
            ? []
            : [
                <dt key={`${index}-key-name`}>{t('detail.right')}</dt>,
                <dd key={`${index}-key`} data-key="">
                  {list(key.gaps[index] ?? [])}
                </dd>,
              ]),
        ])}
      </Pairs>
    );
  }
  return (
    <Pairs>
      <dt>{t(`detail.${whose}`)}</dt>
      {own(answer?.text)}
      {key === null || key.text === '' ? null : (
        <>
          <dt>{t('detail.example')}</dt>
          <dd data-key="">{key.text}</dd>
        </>
      )}
    </Pairs>
  );
}
