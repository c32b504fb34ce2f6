import type { ExamDraft } from '@banyan/contracts/exam';
import { useSession } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';

const Line = styled.div`
  position: relative;
  height: 76px;
  font-size: var(--t12);
  line-height: 20px;
  font-variant-numeric: tabular-nums;

  & > i {
    position: absolute;
    top: 26px;
    height: 20px;
    background: var(--track);
  }
  & > i[data-entry] {
    background: var(--ink-3);
    opacity: 0.55;
  }
  & > i[data-after] {
    border: 1px dashed var(--line-3);
    background: none;
  }
  & > hr {
    position: absolute;
    inset-inline: 0;
    top: 52px;
    border: 0;
    border-top: 1px solid var(--line-3);
  }
  & > span {
    position: absolute;
    white-space: nowrap;
    transform: translateX(-50%);
  }
  & > span[data-below] {
    top: 56px;
    color: var(--ink-3);
  }
`;

const MINUTE = 60_000;

export type WindowLineProps = Pick<ExamDraft, 'closesAt' | 'durationMin' | 'lateEntryMin' | 'opensAt'>;

/** The window of an exam on a line: from opening to the last start, and on to the close. */
export const WindowLine = observer(function WindowLine(props: WindowLineProps) {
  const { closesAt, durationMin, lateEntryMin, opensAt } = props;
  const { language, t } = useWords();
  const { timeZone } = useSession();
  if (closesAt <= opensAt) return null;
  const lastStart = lateEntryMin === null ? closesAt : Math.min(closesAt, opensAt + lateEntryMin * MINUTE);
  const span = closesAt - opensAt;
  const margin = span * 0.18;
  const at = (ms: number) => `${((ms - opensAt + margin) / (span + 2 * margin)) * 100}%`;
  const width = (from: number, to: number) => `${((to - from) / (span + 2 * margin)) * 100}%`;
  const isLong = span > 20 * 60 * MINUTE;
  const clock = new Intl.DateTimeFormat(language, {
    ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    ...(isLong ? { month: 'numeric', day: 'numeric' } : {}),
  });
  const isApart = (lastStart - opensAt) / span > 0.2 && (closesAt - lastStart) / span > 0.2;
  return (
    <Line>
      <i style={{ insetInlineStart: at(opensAt), width: width(opensAt, closesAt) }} />
      {lastStart < closesAt ? (
        <i data-entry="" style={{ insetInlineStart: at(opensAt), width: width(opensAt, lastStart) }} />
      ) : null}
      <i data-after="" style={{ insetInlineStart: at(closesAt), width: width(0, margin * 0.6) }} />
      <hr />
      <span style={{ insetInlineStart: at(opensAt) }}>{t('manageExam.line.opens')}</span>
      {lastStart < closesAt && isApart ? (
        <span style={{ insetInlineStart: at(lastStart) }}>{t('manageExam.line.lastStart')}</span>
      ) : null}
      <span style={{ insetInlineStart: at(closesAt) }}>{t('manageExam.line.closes')}</span>
      <span data-below="" style={{ insetInlineStart: at(opensAt) }}>
        {clock.format(opensAt)}
      </span>
      {lastStart < closesAt && isApart ? (
        <span data-below="" style={{ insetInlineStart: at(lastStart) }}>
          {clock.format(lastStart)}
        </span>
      ) : null}
      <span data-below="" style={{ insetInlineStart: at(closesAt) }}>
        {clock.format(closesAt)}
      </span>
      <span style={{ insetInlineStart: at(opensAt + span / 2), top: 26 }}>
        {t('manageExam.line.each', { n: durationMin })}
      </span>
    </Line>
  );
});
