import { Card } from '@banyan/ui';
import { memo } from 'react';
import styled from 'styled-components';
import type { AnswerStore } from '../answers/AnswerStore.ts';
import { useWords } from '../shared/useWords.ts';
import { AnsweredCount, CardFacts, CardLegend, LateRemark, SwitchRemark } from './CardCounts.tsx';
import { Cell } from './Cell.tsx';
import { useDesk } from './desk.ts';

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
  max-height: calc(100vh - 146px);
  padding: 20px 24px;

  & > h2 {
    display: flex;
    align-items: baseline;
    font-size: var(--t16);
    line-height: 24px;
  }
  & > h2 > span {
    margin-inline-start: auto;
    font-size: var(--t12);
    font-weight: 400;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
`;

/** Questions scroll when there are too many; their legend and counts stay in sight. */
const Kinds = styled.div`
  display: grid;
  gap: 16px;
  min-height: 96px;
  margin: -2px -6px;
  padding: 2px 6px;
  overflow-y: auto;

  & h3 {
    display: flex;
    margin-bottom: 6px;
    font-size: var(--t12);
    line-height: 20px;
    font-weight: 400;
    color: var(--ink-3);
  }
  & h3 > span {
    margin-inline-start: auto;
  }
  & ol {
    display: grid;
    grid-template-columns: repeat(10, minmax(0, 1fr));
    gap: 6px;
  }
`;

/** Every question with its answer state, always in sight. */
export const AnswerCard = memo(function AnswerCard({ onGo }: { onGo: (item: AnswerStore) => void }) {
  const { attempt } = useDesk();
  const { t, score } = useWords();
  const { book, paper } = attempt;
  return (
    <Card padding="none">
      <Body>
        <h2>
          {t('sheet.card.title')}
          <AnsweredCount />
        </h2>
        <Kinds tabIndex={-1}>
          {paper.parts.map((part, index) => (
            <section key={index}>
              <h3>
                {t(`kind.${part.kind}`)}
                <span>{t('sheet.card.each', { score: score(part.scoreEach) })}</span>
              </h3>
              <ol>
                {book.itemsOf(part).map((item) => (
                  <li key={item.id}>
                    <Cell item={item} onGo={onGo} />
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </Kinds>
        <CardLegend />
        <LateRemark />
        <SwitchRemark />
        <CardFacts />
      </Body>
    </Card>
  );
});
