import { screenHref } from '@banyan/contracts';
import { assessmentScreens, fairDiscrimination, type MeasuredQuestion } from '@banyan/contracts/exam';
import { Button, Notice, Tag, TextLink, VisuallyHidden } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 5fr) auto;
  gap: 12px 32px;
  align-items: start;
  padding: 16px var(--console-edge, 32px);
  border-bottom: 1px solid var(--line);

  & > header {
    display: grid;
    gap: 4px;

    & > h3 {
      font-size: var(--t14);
      line-height: 22px;
      font-weight: 600;
      overflow-wrap: anywhere;
    }
    & > p {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 12px;
      font-size: var(--t12);
      color: var(--ink-2);
      font-variant-numeric: tabular-nums;
    }
    & > p > b {
      color: var(--ink);
    }
    & > p > [data-weak] {
      color: var(--warn);
    }
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
  }
  & > aside {
    grid-column: 1 / -1;
  }
`;

const Bars = styled.ul`
  display: grid;
  gap: 4px;
  font-variant-numeric: tabular-nums;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 96px 40px;
    gap: 12px;
    align-items: center;
    color: var(--ink-2);
  }
  & > li > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > li[data-right] > span {
    color: var(--ok);
    font-weight: 600;
  }
  & > li > i {
    height: 6px;
    border-radius: 3px;
    background: linear-gradient(var(--ink-3), var(--ink-3)) no-repeat var(--track);
  }
  & > li[data-right] > i {
    background-image: linear-gradient(var(--ok), var(--ok));
  }
  & > li > small {
    text-align: end;
  }
`;

export interface QuestionMeasuresProps {
  question: MeasuredQuestion;
  /** Whether the viewer may strike it or mend its key. */
  mayAct: boolean;
  onStrike: () => void;
  onMend: () => void;
}

/** A question of an exam: how it went, what was chosen, a word of warning, and what can be done about it. */
export function QuestionMeasures({ mayAct, onMend, onStrike, question }: QuestionMeasuresProps) {
  const { t, list, number, precise } = useWords();
  const { bank, bankId, blank, correction, discrimination, doubt, gaps, id, kind, options, papers, refused } = question;
  const percent = (share: number) => t('manageExams.percent', { n: number(Math.round(share * 100)) });
  const optionText = (option: MeasuredQuestion['options'][number]) =>
    kind === 'judgement' ? t(option.id === 1 ? 'examQuestions.true' : 'examQuestions.false') : option.text;
  const mends = mayAct && correction === null;
  const nameId = `measured-${id}`;
  return (
    <Item>
      <header>
        <h3 id={nameId}>{question.stem}</h3>
        <p>
          <span>{t(`kind.${kind}`)}</span>
          <span>
            {t('examQuestions.share')} <b>{percent(question.share)}</b>
          </span>
          <span data-weak={(discrimination !== null && discrimination < fairDiscrimination) || undefined}>
            {t('examQuestions.discrimination')} {discrimination === null ? '–' : number(discrimination)}
          </span>
          <span>{t('examQuestions.papers', { count: papers, n: number(papers), blank: number(blank) })}</span>
          <TextLink href={`${screenHref(assessmentScreens.manageBank, { id: bankId })}?open=${id}`}>
            {t('examQuestions.inBank', { bank })}
          </TextLink>
          {question.timeS === null ? null : <span>{precise(question.timeS)}</span>}
        </p>
        {correction === null ? null : (
          <p>
            <Tag tone="warn">{t(`examQuestions.did.${correction.act}`)}</Tag> {correction.reason}
          </p>
        )}
      </header>
      <Bars aria-label={t('examQuestions.answers')}>
        {options.map((option) => (
          <li key={option.id} data-right={option.right || undefined}>
            <span title={optionText(option)}>
              {option.right ? <VisuallyHidden>{t('detail.right')} </VisuallyHidden> : null}
              {optionText(option)}
            </span>
            <i style={{ backgroundSize: `${(100 * option.chosen) / Math.max(1, papers)}% 100%` }} />
            <small>{number(option.chosen)}</small>
          </li>
        ))}
        {gaps.map((taken, gap) => (
          // Gaps have no other name than their place.
          // oxlint-disable-next-line no-array-index-key
          <li key={gap} data-right="">
            <span title={list(taken)}>{list(taken)}</span>
          </li>
        ))}
        {refused.map(({ count, gap, text }) => (
          <li key={`${gap} ${text}`}>
            <span title={text}>{text}</span>
            <i style={{ backgroundSize: `${(100 * count) / Math.max(1, papers)}% 100%` }} />
            <small>{number(count)}</small>
          </li>
        ))}
      </Bars>
      <div>
        {mends && kind !== 'short' ? (
          <Button size="sm" aria-describedby={nameId} onClick={onMend}>
            {t('examQuestions.act.mend')}
          </Button>
        ) : null}
        {mends ? (
          <Button size="sm" aria-describedby={nameId} onClick={onStrike}>
            {t('examQuestions.act.strike')}
          </Button>
        ) : null}
      </div>
      {doubt === '' ? null : (
        <aside>
          <Notice tone="warn">{t(`examQuestions.doubt.${doubt}`)}</Notice>
        </aside>
      )}
    </Item>
  );
}
