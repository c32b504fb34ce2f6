import { describe, expect, it } from 'vitest';
import { browserLanguages, offersSwitch, settleLanguage, type LanguageWishes } from './language.ts';

const wishes: LanguageWishes = {
  asked: 'auto',
  chosen: null,
  own: 'auto',
  offered: ['zh_cn', 'zh_tw', 'en'],
  browser: '',
};

describe('offersSwitch', () => {
  it.each([
    [1002, true, 'auto', true],
    [1002, true, 'en', true],
    [1002, false, 'auto', false],
    [0, true, 'auto', false],
    [1001, true, 'zh_cn', false],
    [1001, true, 'zh_tw', false],
    [1001, true, 'zh_hk', false],
  ] as const)('eid %i, switch %s, own %s → %s [SE-09]', (eid, switchLanguage, own, offers) => {
    expect(offersSwitch(eid, switchLanguage, own)).toBe(offers);
  });
});

describe('settleLanguage', () => {
  it.each([
    ['what the page asks for', { asked: 'en', chosen: 'zh_tw' }, 'en'],
    ['what the learner chose', { chosen: 'zh_tw', browser: 'en' }, 'zh_tw'],
    ["the enterprise's own", { own: 'en', browser: 'zh-CN' }, 'en'],
    ["the browser's", { browser: 'fr;q=0.9, zh-Hant-TW;q=0.8, en;q=0.7' }, 'zh_tw'],
    ['the nearest writing', { browser: 'zh-HK, en;q=0.5' }, 'zh_tw'],
    ['simplified Chinese when nothing fits', { browser: 'fr' }, 'zh_cn'],
    ['not what is asked but not offered', { asked: 'zh_hk', chosen: 'en' }, 'en'],
  ] as const)('answers in %s [SE-09]', (_case, change, language) => {
    expect(settleLanguage({ ...wishes, ...change })).toBe(language);
  });

  it('answers in the Chinese of the enterprise where nothing is offered [SE-09]', () => {
    expect(settleLanguage({ ...wishes, offered: [], own: 'zh_tw', asked: 'en' })).toBe('zh_tw');
    expect(settleLanguage({ ...wishes, offered: [], own: 'en', asked: 'en' })).toBe('zh_cn');
  });
});

it('reads Accept-Language by weight [SE-09]', () => {
  expect(browserLanguages('en;q=0.2,zh-HK,zh-MO;q=0.9,de')).toEqual(['zh_hk', 'zh_hk', 'en']);
  expect(browserLanguages('')).toEqual([]);
});
