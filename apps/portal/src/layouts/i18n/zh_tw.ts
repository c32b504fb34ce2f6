// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = {
  name: {
    my: '學習中心',
    news: '社群',
    message: '訊息',
    editor: '帳號設定',
    talent: '人才發展',
    questionnaire: '問卷',
    task: '任務中心',
  },
  group: { study: '學習', task: '任務', result: '成果', other: '其他' },
  waiting_other: '{{formatted}} 項待處理',
};

export default messages;
