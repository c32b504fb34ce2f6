/** Words of this domain's entries in navigations of other screens. */
const zh = {
  exams: '我的考试',
  practice: '我的练习',
  exercise: '错题本',
  pk: '对战',
  questionnaires: '问卷与投票',
  myQuestionnaires: '我填过的',
  desk: { exam: '试卷', appeal: '申诉', report: '题目反馈', statistics: '考试统计' },
} as const;

export default zh;
