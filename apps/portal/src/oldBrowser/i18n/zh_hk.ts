// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = {
  label: '瀏覽器提示',
  text: '舊版 Internet Explorer 打不開這家學堂。請換一種瀏覽器，帳號和學習記錄都不變：',
  others: '其他瀏覽器',
  close: '關閉',
};

export default messages;
