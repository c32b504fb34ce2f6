/** The agreement screen. */
export const agreement = {
  terms: '用户协议',
  privacy: '隐私政策',
  choose: '选择文件',
  since: '自 {{date}} 起生效',
  loading: '正在取文件',
  failed: '文件没有取到',
  failedText: '请检查网络后重试。',
  retry: '重试',
} as const;
