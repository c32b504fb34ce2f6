import { assessment } from './sections/assessment.zh.ts';
import { jobMap } from './sections/jobMap.zh.ts';
import { sparring } from './sections/sparring.zh.ts';

/** Texts of the talent domain. */
const zh = {
  title: {
    jobMap: '岗位地图',
    assessments: '测评任务',
    assessment: '测评任务详情',
    assessmentTool: '测评作答',
    report: '测评报告',
    train: 'AI 陪练',
    aiAssess: 'AI 考核',
  },
  jobMap,
  assessment,
  sparring,
} as const;

export default zh;
