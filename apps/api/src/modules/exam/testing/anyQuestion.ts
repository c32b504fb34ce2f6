import type { WrittenQuestion } from '@banyan/contracts/exam';

/** A single choice that can be saved. */
export const anyQuestion: WrittenQuestion = {
  kind: 'single',
  stem: { zh_cn: '首件由谁检验？' },
  options: [{ zh_cn: '检验员' }, { zh_cn: '操作工' }],
  choice: [0],
  gaps: [],
  numbers: false,
  sample: null,
  keywords: [],
  explanation: { zh_cn: '' },
  difficulty: 2,
  tags: [],
  takesFiles: false,
  lesson: null,
};
