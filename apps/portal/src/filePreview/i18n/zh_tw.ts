// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = {
  title: '檔案預覽',
  save: '下載',
  loading: '正在開啟檔案',
  retry: '重試',
  home: '回到首頁',
  back: '返回上一頁',
  none: '沒有指定要看的檔案',
  noneText: '請從檔案所在的頁面開啟。',
  expired: '檔案的開啟時限到了',
  expiredHere: '重新開啟會取得新的地址。',
  expiredThere: '請回到檔案所在的頁面重新開啟。',
  openAgain: '重新開啟',
  failed: '檔案沒有取到',
  failedText: '檔案可能已被刪除，或網路中斷了。',
  unknown: '這種檔案不能線上預覽',
  unknownText: '下載後用本機的軟體開啟。',
  empty: '檔案是空的',
  cut: '只顯示了開頭的一部分，完整內容請下載。',
};

export default messages;
