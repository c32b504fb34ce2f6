import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import styled from 'styled-components';
import { Button } from '../components/Button.tsx';
import { breakingButtons } from '../components/button-style.ts';
import { dateOf, spanDays, type DateSpan, type IsoDate } from './iso.ts';
import { MonthSheets } from './MonthSheets.tsx';
import { spanOf, type SpanName } from './spans.ts';

/** A preset span. */
export interface DatePreset {
  /** Its text, e.g. "This week". */
  label: string;
  /** The preset's days, by name or as dates. */
  span: SpanName | DateSpan;
}

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  /* As wide as the months, for any number of presets. */
  width: 0;
  min-width: 100%;
  margin-top: 16px;
  padding-top: 16px;
  border-top: 1px solid var(--line);

  & > p {
    margin-inline: auto 4px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  ${breakingButtons}
  & > button[aria-pressed='true'] {
    border-color: var(--ink-2);
    font-weight: 600;
  }
`;

interface RangePanelProps {
  value: DateSpan | null;
  onChoose: (span: DateSpan) => void;
  presets: readonly DatePreset[];
  today: CalendarDate;
  locale: string;
  /** Note on a span of so many days. */
  daysText?: (days: number) => string;
  doneText?: string;
  onDone: () => void;
}

const same = (one: DateSpan | null, other: DateSpan) => one?.from === other.from && one.to === other.to;

/** The panel below a field of spans: two months, preset spans, and the length of the span. */
export function RangePanel({ value, onChoose, presets, today, locale, daysText, doneText, onDone }: RangePanelProps) {
  // The visible months follow the keys, and a preset elsewhere.
  const [shown, show] = useState<CalendarDate>(dateOf(value?.from) ?? today);
  const iso: IsoDate = today.toString();
  const spans = presets.map(({ label, span }) => ({
    label,
    span: typeof span === 'string' ? spanOf(span, iso, locale) : span,
  }));
  const days = value === null ? 0 : spanDays(value);
  return (
    <>
      <RangeCalendar visibleDuration={{ months: 2 }} pageBehavior="single" focusedValue={shown} onFocusChange={show}>
        <MonthSheets single={false} months={2} today={today} />
      </RangeCalendar>
      {spans.length === 0 && daysText === undefined && doneText === undefined ? null : (
        <Foot>
          {spans.map(({ label, span }) => (
            <Button
              key={label}
              size="sm"
              aria-pressed={same(value, span)}
              onClick={() => {
                onChoose(span);
                show(dateOf(span.from) ?? today);
              }}
            >
              {label}
            </Button>
          ))}
          <p aria-live="polite">{days > 0 ? daysText?.(days) : null}</p>
          {doneText === undefined ? null : (
            <Button variant="primary" size="sm" onClick={onDone}>
              {doneText}
            </Button>
          )}
        </Foot>
      )}
    </>
  );
}
