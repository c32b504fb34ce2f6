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
  '*': { address: '/nowhere', title: { zh: '没有这个页面', en: 'Page not found' } },
};
