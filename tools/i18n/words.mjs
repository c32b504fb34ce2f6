// Words that OpenCC leaves as they are written elsewhere. Applied after it, in this order, in every project; what
// concerns one message alone belongs into that project's overrides.
export const words = {
  zh_tw: [
    ['賬號', '帳號'],
    ['導航', '導覽'],
    ['退出登入', '登出'],
    ['錶格', '表格'],
  ],
  zh_hk: [
    ['賬號', '帳號'],
    ['登錄', '登入'],
    ['退出登入', '登出'],
    ['視頻', '影片'],
    ['錶格', '表格'],
  ],
};
