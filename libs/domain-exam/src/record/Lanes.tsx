import type { AttemptRecord, RecordEvent } from '@banyan/contracts/exam';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWhen } from '../shared/useWhen.ts';
import { useWords } from '../shared/useWords.ts';
import { countOf } from './timeLine.ts';

const Grid = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content;
  align-items: center;
  gap: 8px 24px;
  font-size: var(--t12);
  line-height: 20px;
  font-variant-numeric: tabular-nums;

  & > dt {
    color: var(--ink-2);
  }
  & > dd:nth-of-type(odd) {
    position: relative;
    height: 24px;
  }
  & > dd:nth-of-type(even) {
    text-align: end;
    color: var(--ink-2);
  }
  & > dd[data-over] {
    color: var(--danger);
    font-weight: 600;
  }
`;

const Lane = styled.div`
  position: absolute;
  inset: 0;

  /* The course of time, drawn in every lane so that they read as one. */
  &::before {
    content: '';
    position: absolute;
    inset: 50% 0 auto;
    border-top: 1px solid var(--line);
  }
  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  & path {
    stroke: var(--ok);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  & > i {
    position: absolute;
    top: 4px;
    height: 16px;
    min-width: 5px;
    box-sizing: border-box;
    border-radius: 2px;
    background: var(--warn-graphic);
  }
  & > i[data-round] {
    top: 5px;
    width: 14px;
    height: 14px;
    border: 2px solid var(--ok);
    border-radius: 50%;
    background: var(--surface);
    translate: -50% 0;
  }
  & > i[data-bad] {
    border-color: var(--danger);
    background: var(--danger);
  }
`;

const Times = styled.div`
  position: absolute;
  inset: 0;
  color: var(--ink-3);

  & > span {
    position: absolute;
    white-space: nowrap;
    translate: -50% 0;
  }
  & > span:first-child {
    translate: 0 0;
  }
  & > span:last-child {
    translate: -100% 0;
  }
`;

/** Steps of the scale in minutes; the first that leaves room for the labels is used. */
const steps = [1, 2, 5, 10, 15, 30, 60, 120];

/** Labelled moments of the scale between its ends. */
function marksOf(from: number, to: number): number[] {
  const step = (steps.find((one) => (to - from) / (one * 60_000) <= 9) ?? 240) * 60_000;
  const marks = [];
  for (let at = Math.ceil(from / step) * step; at < to; at += step) {
    // Labels at the ends have their own position.
    if (at - from > (to - from) * 0.06 && to - at > (to - from) * 0.06) marks.push(at);
  }
  return marks;
}

/** Events over the time of the attempt: a lane for each kind, with its count against the limit. */
export const Lanes = observer(function Lanes({ record }: { record: AttemptRecord }) {
  const { t, number } = useWords();
  const { minute } = useWhen();
  const { events, faceLimit, receipt, startedAt, switchLimit } = record;
  const end = Math.max(receipt.handedInAt, startedAt + 1000);
  const share = (at: number) => Math.min(1, Math.max(0, (at - startedAt) / (end - startedAt))) * 100;
  const of = (...kinds: RecordEvent['kind'][]) => events.filter(({ kind }) => kinds.includes(kind));
  const faces = of('face_passed', 'face_failed', 'face_missed', 'face_skipped');
  const offline = of('offline');
  const [saves, switches] = (['answered', 'switched'] as const).map((kind) => countOf(events, kind));
  const failed = of('face_failed', 'face_missed').length;
  const against = (count = 0, limit: number | null) =>
    limit === null ? t('record.times', { count, formatted: number(count) }) : t('record.of', { n: count, limit });
  return (
    <Grid>
      <dt>{t('record.lane.time')}</dt>
      <dd>
        <Times aria-hidden="true">
          <span style={{ insetInlineStart: 0 }}>{minute(startedAt)}</span>
          {marksOf(startedAt, end).map((at) => (
            <span key={at} style={{ left: `${share(at)}%` }}>
              {minute(at)}
            </span>
          ))}
          <span style={{ left: '100%' }}>{minute(end)}</span>
        </Times>
      </dd>
      <dd>{t('record.span', { from: minute(startedAt), to: minute(end) })}</dd>

      <dt>{t('record.lane.saves')}</dt>
      <dd>
        <Lane aria-hidden="true">
          <svg viewBox="0 0 100 24" preserveAspectRatio="none">
            <path
              d={of('answered')
                .map(({ at }) => `M${share(at).toFixed(3)} 6v12`)
                .join('')}
            />
          </svg>
        </Lane>
      </dd>
      <dd>{t('record.times', { count: saves ?? 0, formatted: number(saves ?? 0) })}</dd>

      <dt>{t('record.lane.switches')}</dt>
      <dd>
        <Lane aria-hidden="true">
          {of('switched').map(({ at, seconds }, index) => {
            const from = share(at - (seconds ?? 0) * 1000);
            return <i key={index} style={{ left: `${from}%`, width: `${share(at) - from}%` }} />;
          })}
        </Lane>
      </dd>
      <dd data-over={(switchLimit !== null && (switches ?? 0) > switchLimit) || undefined}>
        {against(switches, switchLimit)}
      </dd>

      {offline.length === 0 ? null : (
        <>
          <dt>{t('record.lane.offline')}</dt>
          <dd>
            <Lane aria-hidden="true">
              {offline.map(({ at, seconds }, index) => {
                const from = share(at - (seconds ?? 0) * 1000);
                return <i key={index} style={{ left: `${from}%`, width: `${share(at) - from}%` }} />;
              })}
            </Lane>
          </dd>
          <dd>{t('record.times', { count: offline.length, formatted: number(offline.length) })}</dd>
        </>
      )}

      {faceLimit === null && faces.length === 0 ? null : (
        <>
          <dt>{t('record.lane.face')}</dt>
          <dd>
            <Lane aria-hidden="true">
              {faces.map(({ at, kind }, index) => (
                <i
                  key={index}
                  data-round=""
                  data-bad={kind !== 'face_passed' || undefined}
                  style={{ left: `${share(at)}%` }}
                />
              ))}
            </Lane>
          </dd>
          <dd data-over={(faceLimit !== null && failed > faceLimit) || undefined}>
            {faceLimit === null
              ? t('record.failedFaces', { count: failed })
              : t('record.failedFacesOf', { n: failed, limit: faceLimit })}
          </dd>
        </>
      )}
    </Grid>
  );
});
