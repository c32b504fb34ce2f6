import { StaticTable } from '../components/StaticTable.tsx';
import type { ChartData, ChartSlice } from './chart-types.ts';

interface Common {
  title: string;
  /** Heading of the first column. */
  labels: string;
  format: (value: number) => string;
}

/** Figures over an axis: one row for each place, one column for each series. */
export function SeriesTable({ title, labels, format, data }: Common & { data: ChartData }) {
  const rows = data.labels.map((label, at) => ({ id: String(at), label, at }));
  return (
    <StaticTable
      dense
      caption={title}
      rows={rows}
      rowId={({ id }) => id}
      columns={[
        { id: 'label', header: labels, names: true, cell: ({ label }) => label },
        ...data.series.map(({ id, name, values }) => ({
          id: `of-${id}`,
          header: name,
          align: 'end' as const,
          cell: ({ at }: (typeof rows)[number]) => {
            const value = values[at] ?? null;
            return value === null ? '–' : format(value);
          },
        })),
      ]}
    />
  );
}

/** Parts of a whole, one row each. */
export function SliceTable({
  title,
  labels,
  format,
  slices,
  whole,
}: Common & { slices: readonly ChartSlice[]; whole: string }) {
  return (
    <StaticTable
      dense
      caption={title}
      rows={slices}
      rowId={({ id }) => id}
      columns={[
        { id: 'name', header: labels, names: true, cell: ({ name }) => name },
        { id: 'value', header: whole, align: 'end', cell: ({ value }) => format(value) },
      ]}
    />
  );
}
