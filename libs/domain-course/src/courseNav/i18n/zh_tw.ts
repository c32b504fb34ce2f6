// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = {
  record: '學習記錄',
  collection: '我的收藏',
  visits: '瀏覽歷史',
  notes: '我的筆記',
  downloads: '下載記錄',
  hours: '學時',
  credits: '學分',
  orders: '我的訂單',
  shares: '我的分享',
  desk: { note: '筆記', comment: '評論', lead: '合作諮詢' },
};

export default messages;
