/** An address at which a screen is looked at, at the retailer's, whose portal speaks Chinese and English. */
export interface Sample {
  readonly address: string;
  /** The same screen in other states. */
  readonly also?: readonly string[];
  /** What the window is titled, before the enterprise's name. */
  readonly title: { readonly zh: string; readonly en: string };
  /** Looked at by somebody who has not logged in; by a learner unless said. */
  readonly visitor?: true;
}

/** A sample for each path of the route table: a screen without one fails `screens.spec.ts`. */
export const samples: Readonly<Record<string, Sample>> = {
  '/login': { address: '/login', title: { zh: '登录', en: 'Log in' }, visitor: true },
  '/agreement': { address: '/agreement?kind=terms', title: { zh: '用户协议与隐私政策', en: 'Terms and privacy' } },
  '/prompt': {
    address: '/prompt?errorMsg=3&dataInfo=why',
    also: ['2', '4', '5', '401', '577', '900'].map((code) => `/prompt?errorMsg=${code}&dataInfo=why`),
    title: { zh: '提示', en: 'Notice' },
  },
  '/index': { address: '/index', title: { zh: '首页', en: 'Home' } },
  '/index/study': { address: '/index/study', title: { zh: '学习', en: 'Study' } },
  '/course': {
    address: '/course',
    also: ['/course?view=list&sort=rating', '/course?keyword=qqqq', '/course?cat=no-such-thing'],
    title: { zh: '课程', en: 'Courses' },
  },
  '/course/:id': {
    address: '/course/201',
    also: ['/course/201?tab=introduction', '/course/999'],
    title: { zh: '课程学习', en: 'Course' },
  },
  '/refused/:id/:name': {
    address: '/refused/201/Cold%20chain',
    title: { zh: '正在别处学习', en: 'Learning elsewhere' },
  },
  '/my/index': { address: '/my/index', title: { zh: '我的主页', en: 'My home' } },
  '/my/my-collect': { address: '/my/my-collect', title: { zh: '我的收藏', en: 'Saved courses' } },
  '/editor/personalData': { address: '/editor/personalData', title: { zh: '个人资料', en: 'Personal data' } },
  '/my/learn-record': { address: '/my/learn-record', title: { zh: '学习记录', en: 'Learning record' } },
  '/my/my-exam': {
    address: '/my/my-exam',
    also: ['/my/my-exam?tab=missed', '/my/my-exam?keyword=qqqq'],
    title: { zh: '我的考试', en: 'Exams' },
  },
  '/task/exam/excessive/:id': {
    address: '/task/exam/excessive/1202',
    also: ['/task/exam/excessive/1205', '/task/exam/excessive/9'],
    title: { zh: '考试说明', en: 'Before the exam' },
  },
  '/task/exam/questions/:id': { address: '/task/exam/questions/1204', title: { zh: '答题', en: 'Exam' } },
  '/task/exam/result/:id': {
    address: '/task/exam/result/12091',
    also: ['/task/exam/result/12081'],
    title: { zh: '考试结果', en: 'Exam result' },
  },
  '/task/exam/resultDetail/:id': {
    address: '/task/exam/resultDetail/12091',
    also: ['/task/exam/resultDetail/12091?tab=record'],
    title: { zh: '答题详情', en: 'Answers in detail' },
  },
  '/my/my-practice': { address: '/my/my-practice', title: { zh: '我的练习', en: 'Practice' } },
  '/my/my-exercise': {
    address: '/my/my-exercise',
    also: ['/my/my-exercise?sort=times', '/my/my-exercise?filter=tag&key=no-such-thing'],
    title: { zh: '错题本', en: 'My mistakes' },
  },
  '/questionnaire/questionList': {
    address: '/questionnaire/questionList',
    also: ['/questionnaire/questionList?tab=open', '/questionnaire/questionList?tab=answered'],
    title: { zh: '问卷与投票', en: 'Surveys and votes' },
  },
  '/questionnaire/questionMyList': {
    address: '/questionnaire/questionMyList',
    title: { zh: '我填过的问卷', en: 'My responses' },
  },
  '/questionnaire/questionDetail': {
    address: '/questionnaire/questionDetail?id=700005',
    also: ['/questionnaire/questionDetail?id=700006', '/questionnaire/questionDetail?id=700008&view=results'],
    title: { zh: '填写问卷', en: 'Survey' },
  },
  '/questionnaire/excessive/:id': {
    address: '/questionnaire/excessive/700005',
    title: { zh: '问卷说明', en: 'About this survey' },
  },
  '/questionnaire/forbid': {
    address: '/questionnaire/forbid?id=700008&reason=closed',
    also: ['gone', 'audience', 'early', 'answered'].map((reason) => `/questionnaire/forbid?reason=${reason}`),
    title: { zh: '问卷不能填写', en: 'Survey not available' },
  },
  '*': { address: '/nowhere', title: { zh: '没有这个页面', en: 'Page not found' } },
};
