/** Titles of screens, and texts shared by several of them. */
export const title = {
  exams: '我的考试',
  start: '考试说明',
  sheet: '答题',
  result: '考试结果',
  resultDetail: '答题详情',
  practice: '我的练习',
  coursePractice: '课程练习',
  exercise: '错题本',
  pk: '对战',
  pkBattle: '对战中',
  pkHeroes: '英雄榜',
  questionnaires: '问卷与投票',
  myQuestionnaires: '我填过的问卷',
  questionnaire: '填写问卷',
  questionnaireStart: '问卷说明',
  questionnaireForbidden: '问卷不能填写',
  manageQuestionnaires: '问卷管理',
  editQuestionnaire: '编辑问卷',
  manageResults: '问卷结果',
  manageExams: '考试管理',
  editExam: '编辑考试',
  watchExam: '监考',
  examResults: '考试成绩',
  manageBanks: '题库',
  manageBank: '题库的试题',
  importQuestions: '导入试题',
} as const;

/** States of an exam for a learner. */
export const state = {
  not_started: '未开始',
  in_progress: '进行中',
  incomplete: '答题中',
  scoring: '评分中',
  pending_marking: '待批阅',
  completed: '已完成',
  passed: '已通过',
  failed: '未通过',
  makeup_not_started: '补考未开始',
  makeup_over: '补考已结束',
  ended: '已结束',
} as const;

/** Kinds of questions. */
export const kind = {
  single: '单选题',
  multiple: '多选题',
  judgement: '判断题',
  fill: '填空题',
  short: '简答题',
} as const;

/** Scores, credits, numbers. */
export const unit = {
  score_other: '{{formatted}} 分',
  credits_other: '{{formatted}} 学分',
  questions_other: '{{count}} 题',
  minutes_other: '{{count}} 分钟',
  hours_other: '{{count}} 小时',
} as const;

/** Remarks of a rich text for screen readers. */
export const rich = {
  newWindow: '（在新窗口打开）',
  table: '表格',
} as const;
