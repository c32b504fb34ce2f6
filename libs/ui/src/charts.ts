export { ChartFrame, type ChartFrameProps } from './charts/ChartFrame.tsx';
export type { LegendEntry, LegendMark } from './charts/ChartLegend.tsx';
export {
  type ChartData,
  type ChartSeries,
  type ChartSlice,
  type ChartState,
  type ChartTexts,
  type ChartWords,
} from './charts/chart-types.ts';
export { DonutChart, type DonutChartProps } from './charts/DonutChart.tsx';
export { BarChart, LineChart, type BarChartProps, type SeriesChartProps } from './charts/SeriesChart.tsx';
