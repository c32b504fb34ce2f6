// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = {
  loading: '正在讀取',
  retry: '重試',
  more: '再看一些',
  moreLoading: '正在讀取更多',
  moreFailed: '後面的沒有取到',
  end: '已經到底了',
  failed: '沒有取到內容',
  restarted: '列表有了變化，已從頭開始',
  listSeparator: '、',
  sentenceSeparator: '，',
  time: { h: '{{n}} 小時', min: '{{n}} 分', s: '{{n}} 秒' },
  when: { today: '今天 {{time}}', yesterday: '昨天 {{time}}', weekday: '{{weekday}} {{time}}' },
  document: {
    tools: '文檔工具',
    previous: '上一頁',
    next: '下一頁',
    page: '頁碼',
    ofPages: '/ {total}',
    zoomIn: '放大',
    zoomOut: '縮小',
    fit: '適合寬度',
    loading: '正在打開文檔',
    pageName: '第 {page} 頁',
  },
  failure: {
    network: '網絡連不上',
    timeout: '服務器遲遲沒有回應',
    often: '操作太頻繁，請稍後再試',
    busy: '現在使用的人太多，請稍後再試',
    gone: '內容已經不在了',
    changed: '內容已被更改，請刷新後再試',
    login: '登入已失效，請重新登入後再試',
    server: '服務器出了問題',
  },
};

export default messages;
