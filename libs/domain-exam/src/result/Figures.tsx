import type { AttemptResult } from '@banyan/contracts/exam';
import { clock } from '@banyan/ui';
import styled from 'styled-components';
import { limitWords } from '../shared/limitWords.ts';
import { useWords } from '../shared/useWords.ts';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px 24px;
  padding-top: 16px;
  border-top: 1px solid var(--line);

  & dt,
  & dd:last-child {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
  & dd {
    font-size: var(--t16);
    line-height: 24px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & dd[data-earned] {
    color: var(--ok);
  }
  & dd:last-child {
    font-weight: 400;
  }
`;

/** Time, rank, earnings, and how often the window was left. */
export function Figures({ result }: { result: AttemptResult }) {
  const { t, number, points } = useWords();
  const { credits, durationMin, ranking, switches, switchLimit, tookMs } = result;
  const own = ranking?.rows.find((row) => row.own);
  const alike = ranking?.rows.filter(({ rank }) => rank === own?.rank).length ?? 0;
  const people = t('result.people', { count: ranking?.total ?? 0, formatted: number(ranking?.total ?? 0) });
  const rows = [
    {
      name: t('result.took'),
      value: clock(tookMs / 1000),
      hint: t('result.limit', { time: limitWords({ t }, durationMin) }),
    },
    ...(own === undefined
      ? []
      : [
          {
            name: t('result.place'),
            value: t('result.placeNo', { rank: number(own.rank) }),
            hint: alike > 1 ? t('result.shared', { people, count: alike }) : people,
          },
        ]),
    ...(credits === null
      ? []
      : [{ name: t('result.credits'), value: `+${points(credits)}`, hint: t('result.booked'), earned: true }]),
    ...(result.points === 0
      ? []
      : [{ name: t('result.points'), value: `+${number(result.points)}`, hint: t('result.booked'), earned: true }]),
    {
      name: t('result.switches'),
      value: t('result.times', { count: switches }),
      hint: switchLimit === null ? t('result.noSwitchLimit') : t('result.switchLimit', { count: switchLimit }),
    },
  ];
  return (
    <List>
      {rows.map(({ name, value, hint, ...row }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-earned={'earned' in row || undefined}>{value}</dd>
          <dd>{hint}</dd>
        </div>
      ))}
    </List>
  );
}
