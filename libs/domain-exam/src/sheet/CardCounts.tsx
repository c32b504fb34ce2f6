import { RotateCw, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { cellStyle } from './cell-style.ts';
import { useDesk } from './desk.ts';

const Legend = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 6px 16px;
  padding-top: 14px;
  border-top: 1px solid var(--line);
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;

  & > li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  & i {
    ${cellStyle}
    flex: none;
    width: 18px;
    height: 18px;
    border-radius: 4px;
  }
  & b {
    margin-inline-start: auto;
    color: var(--ink);
  }
`;

const Remark = styled.p`
  display: flex;
  gap: 8px;
  padding: 10px 12px;
  border-radius: var(--r-ctl);
  background: var(--warn-soft);
  color: var(--warn);
  font-size: var(--t12);
  line-height: 20px;

  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;

const Facts = styled.dl`
  display: flex;
  gap: 24px;
  padding-top: 14px;
  border-top: 1px solid var(--line);
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);

  & > div {
    display: flex;
    gap: 8px;
  }
  & > div:last-child:not(:nth-child(2)) {
    margin-inline-start: auto;
  }
  & dd {
    color: var(--ink);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** The number of answered questions, of all. */
export const AnsweredCount = observer(function AnsweredCount() {
  const { book } = useDesk().attempt;
  const { t } = useWords();
  return <span>{t('sheet.card.answered', { answered: book.answered, total: book.total })}</span>;
});

/** The meaning of the cells, and the number of each. */
export const CardLegend = observer(function CardLegend() {
  const { book, sender } = useDesk().attempt;
  const { t } = useWords();
  const late = sender.outbox.delayed ? book.pending : 0;
  return (
    <Legend>
      <li>
        <i data-answered="" />
        {t('sheet.card.legend.answered')}
        <b>{book.answered}</b>
      </li>
      <li>
        <i />
        {t('sheet.card.legend.open')}
        <b>{book.total - book.answered}</b>
      </li>
      <li>
        <i data-answered="" data-flagged="" />
        {t('sheet.card.legend.flagged')}
        <b>{book.flagged}</b>
      </li>
      <li>
        <i data-pending="" />
        {t('sheet.card.legend.pending')}
        <b>{late}</b>
      </li>
    </Legend>
  );
});

/** Numbers named one by one; any further ones are counted. */
const named = 5;

/** Names the answers that are not saved yet, and says that the learner can continue. */
export const LateRemark = observer(function LateRemark() {
  const { book, keeper, sender } = useDesk().attempt;
  const { t, list } = useWords();
  if (!keeper.works) {
    return (
      <Remark role="status">
        <TriangleAlert size={16} aria-hidden="true" />
        <span>{t('sheet.saved.noDevice')}</span>
      </Remark>
    );
  }
  if (!sender.outbox.delayed || book.pending === 0) return null;
  const numbers = book.pendingNumbers;
  const few = list(numbers.slice(0, named).map(String));
  return (
    <Remark role="status">
      <RotateCw size={16} aria-hidden="true" />
      <span>
        {numbers.length > named
          ? t('sheet.saved.resendingMany', { numbers: few, count: numbers.length })
          : t('sheet.saved.resending', { numbers: few, count: numbers.length })}
      </span>
    </Remark>
  );
});

/** Says that leaving the window once more hands the paper in. */
export const SwitchRemark = observer(function SwitchRemark() {
  const { paper, switches } = useDesk().attempt;
  const { t } = useWords();
  const { switchLimit } = paper;
  if (switchLimit === null || switches < switchLimit) return null;
  return (
    <Remark role="status">
      <TriangleAlert size={16} aria-hidden="true" />
      <span>{t('sheet.card.switchesUp', { count: switches })}</span>
    </Remark>
  );
});

/** Full score, score to pass, and how often the screen was left. */
export const CardFacts = observer(function CardFacts() {
  const { paper, switches } = useDesk().attempt;
  const { t, points } = useWords();
  const { switchLimit } = paper;
  return (
    <Facts>
      <div>
        <dt>{t('sheet.card.full')}</dt>
        <dd>{points(paper.fullScore)}</dd>
      </div>
      <div>
        <dt>{t('sheet.card.pass')}</dt>
        <dd>{points(paper.passScore)}</dd>
      </div>
      {switchLimit === null ? null : (
        <div title={t('sheet.card.switchesRule', { limit: switchLimit })}>
          <dt>{t('sheet.card.switches')}</dt>
          <dd>{t('sheet.card.switchesOf', { count: switches, limit: switchLimit })}</dd>
        </div>
      )}
    </Facts>
  );
});
