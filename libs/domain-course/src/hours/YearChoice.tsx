import { SegmentedControl } from '@banyan/ui';

/** Maximum number of years offered. */
const MOST = 4;

export interface YearChoiceProps {
  /** Label of the choice. */
  label: string;
  /** First year with entries. */
  first: number;
  /** The current year. */
  last: number;
  /** The selected year. */
  year: number;
  href: (year: number) => string;
}

/** Choice of a record's year; empty when there is only one. */
export function YearChoice({ label, first, last, year, href }: YearChoiceProps) {
  const from = Math.max(Math.min(first, year), last - MOST + 1);
  const years = Array.from({ length: Math.max(1, last - from + 1) }, (_, index) => last - index);
  if (years.length === 1 && years[0] === year) return null;
  return (
    <SegmentedControl
      label={label}
      value={String(year)}
      options={years.map((one) => ({ value: String(one), label: String(one), href: href(one) }))}
    />
  );
}
