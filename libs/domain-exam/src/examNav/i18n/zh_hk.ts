// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = {
  exams: '我的考試',
  practice: '我的練習',
  exercise: '錯題本',
  pk: '對戰',
  questionnaires: '問卷與投票',
  myQuestionnaires: '我填過的',
  desk: { exam: '試卷', appeal: '申訴', report: '題目反饋', statistics: '考試統計' },
};

export default messages;
