import { Check, User, UserCheck, X, type LucideIcon } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { Localised } from '../overlays/Localised.tsx';
import { Legend, Plan, PlanPlace, Rows, SeatBox } from './seat-style.ts';

/** Free, taken by another person, the viewer's own until now, or not in use. */
export type SeatState = 'free' | 'taken' | 'mine' | 'closed';

/** One seat. */
export interface Seat {
  id: string;
  /** Text on the seat: a number, a letter. */
  label: string;
  state: SeatState;
  /** Name of the person in the seat. */
  name?: string;
}

/** A row of seats; null is a gap, and an aisle where all rows have one. */
export interface SeatRow {
  /** Name of the row. */
  label: string;
  seats: readonly (Seat | null)[];
}

/** Texts of a seat plan. */
export interface SeatWords {
  states: Record<SeatState, string>;
  /** State of a seat that was just chosen. */
  chosen: string;
  /** A seat in one sentence, its accessible name. `state` is in words, `name` is the person in the seat. */
  describe: (seat: { row: string; seat: string; state: string; name?: string }) => string;
}

export interface SeatMapProps {
  /** Accessible name: the place that the seats belong to. */
  label: string;
  /** The rows, from the front to the back. */
  rows: readonly SeatRow[];
  /** All its texts, in the reader's language. */
  words: SeatWords;
  /** Id of the chosen seat. */
  selected?: string;
  /** Called with the newly chosen seat, or with undefined when none is chosen any more. */
  onSelect?: (id: string | undefined) => void;
  /** The front of the room: a stage, a screen. */
  front?: ReactNode;
  /** Disables the choice, e.g. while it is being saved. */
  readOnly?: boolean;
}

type Shown = SeatState | 'chosen';

const icons: Partial<Record<Shown, LucideIcon>> = { taken: User, mine: UserCheck, closed: X, chosen: Check };

const order: readonly Shown[] = ['free', 'chosen', 'mine', 'taken', 'closed'];

/** The columns of the plan: an aisle through all rows is narrower than a seat. */
function columnsOf(rows: readonly SeatRow[]): string {
  const count = Math.max(0, ...rows.map(({ seats }) => seats.length));
  return Array.from({ length: count }, (_, column) =>
    rows.some(({ seats }) => (seats[column] ?? null) !== null) ? 'var(--seat-w)' : 'var(--aisle-w)',
  ).join(' ');
}

/**
 * A plan of seats to choose one from. Arrows walk over it in both directions, also over taken seats, so that a screen
 * reader can say who sits there; Space or Enter chooses.
 */
export function SeatMap({ label, rows, words, selected, onSelect, front, readOnly = false }: SeatMapProps) {
  const places = useMemo(
    () =>
      rows.flatMap((row, y) =>
        row.seats.flatMap((seat, x) => (seat === null ? [] : [{ id: seat.id, seat, row: row.label, x, y }])),
      ),
    [rows],
  );
  const closed = places.filter(({ seat }) => seat.state === 'taken' || seat.state === 'closed').map(({ id }) => id);
  const named = places.some(({ seat }) => seat.name !== undefined);
  const shown = new Set<Shown>(places.map(({ seat }) => seat.state));
  if (!readOnly || selected !== undefined) shown.add('chosen');
  const sayings = { ...words.states, chosen: words.chosen };
  const names = (
    <ol aria-hidden="true">
      {rows.map((row) => (
        <li key={row.label}>{row.label}</li>
      ))}
    </ol>
  );
  return (
    <Localised>
      <PlanPlace>
        <Plan>
          {front === undefined ? null : <div data-front="">{front}</div>}
          <Rows data-named={named || undefined} style={{ ['--columns' as string]: columnsOf(rows) }}>
            {names}
            <GridList
              aria-label={label}
              layout="grid"
              items={places}
              dependencies={[words, selected]}
              selectionMode={readOnly ? 'none' : 'single'}
              selectedKeys={selected === undefined ? [] : [selected]}
              onSelectionChange={(keys) => onSelect?.(keys === 'all' ? undefined : [...keys].map(String)[0])}
              disabledKeys={closed}
              disabledBehavior="selection"
              // In a dialog Escape closes the dialog; it must not clear the choice first.
              escapeKeyBehavior="none"
            >
              {({ id, seat, row, x, y }) => {
                const state: Shown = id === selected ? 'chosen' : seat.state;
                const Icon = icons[state];
                const text = words.describe({ row, seat: seat.label, state: sayings[state], name: seat.name });
                return (
                  <SeatBox id={id} textValue={text} data-state={state} style={{ gridColumn: x + 1, gridRow: y + 1 }}>
                    <span data-line="" aria-hidden="true">
                      {Icon === undefined ? null : <Icon size={12} strokeWidth={2.5} />}
                      <span title={seat.label}>{seat.label}</span>
                    </span>
                    {seat.name === undefined ? null : (
                      <small aria-hidden="true" title={seat.name}>
                        {seat.name}
                      </small>
                    )}
                  </SeatBox>
                );
              }}
            </GridList>
            {names}
          </Rows>
        </Plan>
      </PlanPlace>
      <Legend>
        {order
          .filter((state) => shown.has(state))
          .map((state) => {
            const Icon = icons[state];
            return (
              <li key={state}>
                <i data-state={state} aria-hidden="true">
                  {Icon === undefined ? null : <Icon size={12} strokeWidth={2.5} />}
                </i>
                {sayings[state]}
              </li>
            );
          })}
      </Legend>
    </Localised>
  );
}
