import { course } from '../text.ts';
import { axesFirst } from './read-a-chart/axes-first.ts';
import { oneSentence } from './read-a-chart/one-sentence.ts';
import { rightChart } from './read-a-chart/right-chart.ts';

/** How to read a chart. */
export const readAChartCourse = course({
  id: 1,
  category: 'DT0101',
  title: ['读懂一张图表', 'How to read a chart'],
  intro: [
    '给每天要看报表、新闻和转发图的人，不需要统计基础。先养成看轴的习惯，再认识五种图和四种误导，最后练习用一句站得住的话说出一张图的意思。',
    'For anyone who meets charts in reports, news and forwarded pictures; no statistics needed. First the habit of reading axes, then five kinds of charts and four ways they mislead, and at the end one sentence that holds.',
  ],
  outcomes: [
    ['五秒内看清轴、单位与来源', 'Read axes, unit and source in five seconds'],
    ['为一个问题选对图形', 'Choose the chart that fits a question'],
    ['识别截断轴、双轴与累计图的误导', 'Spot cut axes, dual axes and running totals'],
    ['用一句话准确说出图的意思', 'Say what a chart means in one sentence'],
  ],
  lecturer: 'xuzhiheng',
  credits: 1,
  pointsPerChapter: 10,
  fee: 'free',
  learners: 12840,
  rating: 48,
  ratings: 2306,
  praises: 1742,
  publishedDaysAgo: 68,
  chapters: [axesFirst, rightChart, oneSentence],
});
