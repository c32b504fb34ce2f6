import type { ActivitySeat } from '@banyan/contracts/training';
import { Button, Card, Notice } from '@banyan/ui';
import { SeatMap } from '@banyan/ui/data';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useActivityWords } from '../shared/useWords.ts';
import type { SeatPlan } from './acts.ts';
import { seatOf, seatRows } from './seatRows.ts';
import type { Step } from './step.ts';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-top: 16px;
  padding-top: 16px;
  border-top: 1px solid var(--line);

  & > p {
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
`;

export interface SeatPanelProps {
  plan: SeatPlan;
  choose: Step<ActivitySeat>;
}

/** The plan of seats, to choose one by row and column. */
export const SeatPanel = observer(function SeatPanel({ choose, plan }: SeatPanelProps) {
  const { failure, t } = useActivityWords();
  const [selected, setSelected] = useState<string>();
  const rows = useMemo(() => seatRows(plan), [plan]);
  const states = new Map(rows.flatMap(({ seats }) => seats.flatMap((seat) => (seat ? [[seat.id, seat.state]] : []))));
  // Somebody else was faster: the choice is gone with the seat.
  const chosen = selected !== undefined && states.get(selected) === 'free' ? selected : undefined;
  const { own } = plan;
  return (
    <Card padding="lg">
      <SeatMap
        label={t('seats.label')}
        front={t('seats.front')}
        rows={rows}
        readOnly={choose.pending}
        words={{
          states: {
            free: t('seats.state.free'),
            taken: t('seats.state.taken'),
            mine: t('seats.state.mine'),
            closed: t('seats.state.closed'),
          },
          chosen: t('seats.chosen'),
          describe: ({ row, seat, state }) => t('seats.describe', { row, seat, state }),
        }}
        {...(chosen === undefined ? {} : { selected: chosen })}
        onSelect={(id) => {
          setSelected(id);
          choose.dismiss?.();
        }}
      />
      {choose.failure === undefined ? null : (
        <Notice tone="danger" live>
          {failure(choose.failure, t('seats.unchanged'))}
        </Notice>
      )}
      <Foot>
        <p>{own === null ? t('seats.none') : t('seats.own', { row: own.row, column: own.column })}</p>
        <Button
          variant="primary"
          disabled={chosen === undefined}
          pending={choose.pending}
          onClick={() => chosen !== undefined && choose.run(seatOf(chosen))}
        >
          {chosen === undefined
            ? t('seats.choose')
            : t(own === null ? 'seats.take' : 'seats.move', { ...seatOf(chosen) })}
        </Button>
      </Foot>
    </Card>
  );
});
