import { navigation, portalComponents } from '@banyan/contracts/account';
import { taskCounts } from '@banyan/contracts/training';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';

/** Calls of header and footer. */
export const frameAnswers: readonly FakeAnswer[] = [
  answer(navigation, () => ({
    items: [
      { key: 'home', title: '首页', path: '/index' },
      { key: 'course', title: '课程', path: '/course' },
      { key: 'study', title: '学习', path: '/index/study' },
    ],
  })),
  answer(taskCounts, () => ({ coursetask: 0, examtask: 0, traintask: 0, trainingtask: 0 })),
  answer(portalComponents, () => ({
    notice: '',
    noticeMore: 'N' as const,
    owner: '衡川精密制造有限公司',
    links: [{ title: '使用帮助', path: '/help' }],
  })),
];
