import { SegmentedControl } from '@banyan/ui';

/** Years that are offered at most. */
const MOST = 4;

export interface YearChoiceProps {
  /** What is chosen. */
  label: string;
  /** First year that has anything. */
  first: number;
  /** This year. */
  last: number;
  /** The one that is shown. */
  year: number;
  href: (year: number) => string;
}

/** Which year a record is shown of; nothing where there is but one. */
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
