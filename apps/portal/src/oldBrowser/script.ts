import { palettes } from '@banyan/tokens';
import en from './i18n/en.ts';
import zh from './i18n/zh.ts';
import zhHk from './i18n/zh_hk.ts';
import zhTw from './i18n/zh_tw.ts';
import { warnOldBrowser } from './warnOldBrowser.ts';

/** The page's language comes from the server; it is a BCP 47 tag. */
const { lang } = document.documentElement;
const texts = /^en/.test(lang) ? en : /^zh-HK/i.test(lang) ? zhHk : /^zh-(TW|Hant)/i.test(lang) ? zhTw : zh;
const { ink, warn, 'warn-soft': paper } = palettes.light;

warnOldBrowser(window, (key) => texts[key], { ink, line: warn, paper });
