import type { Language } from '@banyan/contracts';
import { describe, expect, it } from 'vitest';
import {
  browserLanguages,
  choiceOnOffer,
  decideLanguage,
  languagesOnOffer,
  languageTag,
  offersSwitch,
  type LanguageRules,
} from './language.ts';

const rules = (over: Partial<LanguageRules> = {}): LanguageRules => ({
  eid: 1002,
  language: 'auto',
  switch_language: 'Y',
  languageSelected: ['zh_cn', 'en', 'zh_tw', 'auto'],
  ...over,
});

describe('is Chinese only', () => {
  it('where switching is off, whatever the browser or the reader wants [SE-09]', () => {
    expect(decideLanguage(rules({ switch_language: 'N' }), 'en', ['en'])).toBe('zh_cn');
    expect(decideLanguage(rules({ switch_language: 'N', language: 'en' }), null, ['en'])).toBe('zh_cn');
  });

  it('in the public portal, even with switching on [SE-09]', () => {
    expect(decideLanguage(rules({ eid: 0 }), 'en', ['en'])).toBe('zh_cn');
    expect(offersSwitch(rules({ eid: 0 }))).toBe(false);
  });

  it('in the writing the enterprise has fixed [SE-09]', () => {
    expect(decideLanguage(rules({ switch_language: 'N', language: 'zh_tw' }), null, ['en'])).toBe('zh_tw');
  });
});

describe('offers the switch', () => {
  it.each<[Language, boolean]>([
    ['zh_cn', false],
    ['zh_tw', false],
    ['zh_hk', false],
    ['en', true],
    ['auto', true],
  ])('with switching on and the language %s: %s [SE-09]', (language, offered) => {
    expect(offersSwitch(rules({ language }))).toBe(offered);
    expect(languagesOnOffer(rules({ language })).length > 0).toBe(offered);
  });

  it('of each language and of the automatic one, also where the enterprise does not list that [SE-09]', () => {
    const three = rules({ language: 'en', languageSelected: ['zh_cn', 'en', 'zh_tw'] });
    expect(languagesOnOffer(three)).toEqual(['zh_cn', 'en', 'zh_tw', 'auto']);
    expect(languagesOnOffer(rules())).toEqual(['zh_cn', 'en', 'zh_tw', 'auto']);
    expect(languagesOnOffer(rules({ language: 'en', languageSelected: ['en'] }))).toEqual(['en']);
    expect(choiceOnOffer(three, null)).toBe('en');
    expect(choiceOnOffer(three, 'auto')).toBe('auto');
    expect(choiceOnOffer(three, 'zh_hk')).toBe('en');
  });

  it('not with switching off [SE-09]', () => {
    expect(offersSwitch(rules({ language: 'en', switch_language: 'N' }))).toBe(false);
  });

  it('and keeps a language fixed to Chinese whatever was chosen before [SE-09]', () => {
    expect(decideLanguage(rules({ language: 'zh_hk' }), 'en', ['en'])).toBe('zh_hk');
  });
});

describe('decides', () => {
  it('for the choice of the reader [SE-09]', () => {
    expect(decideLanguage(rules(), 'zh_tw', ['en'])).toBe('zh_tw');
  });

  it('against a choice that is no longer on offer [SE-09]', () => {
    expect(decideLanguage(rules({ languageSelected: ['en', 'zh_cn'] }), 'zh_hk', ['en'])).toBe('en');
  });

  it('for the first wish of the browser that is on offer where the language is automatic [SE-09]', () => {
    expect(decideLanguage(rules(), null, ['zh_hk', 'en'])).toBe('zh_tw');
    expect(decideLanguage(rules({ languageSelected: ['en', 'zh_cn'] }), null, ['zh_tw', 'en'])).toBe('en');
  });

  it('for the browser again when the reader chose automatic [SE-09]', () => {
    expect(decideLanguage(rules({ language: 'en' }), 'auto', ['zh_cn'])).toBe('zh_cn');
  });

  it('for the language of the enterprise without a choice [SE-09]', () => {
    expect(decideLanguage(rules({ language: 'en' }), null, ['zh_cn'])).toBe('en');
  });

  it('for simplified Chinese where nothing fits [SE-09]', () => {
    expect(decideLanguage(rules(), null, [])).toBe('zh_cn');
    expect(decideLanguage(rules({ languageSelected: ['zh_cn'] }), null, ['en'])).toBe('zh_cn');
  });
});

it('reads the languages of the browser [SE-09]', () => {
  expect(browserLanguages(['fr-FR', 'zh-Hant-HK', 'zh-TW', 'zh-Hans', 'zh', 'en-GB', 'zh-MO', 'zhx'])).toEqual([
    'zh_hk',
    'zh_tw',
    'zh_cn',
    'zh_cn',
    'en',
    'zh_hk',
  ]);
});

it('writes English as Britain does, day before month [SE-09]', () => {
  const date = new Intl.DateTimeFormat(languageTag('en'), { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'short' });
  expect(date.format(Date.UTC(2026, 10, 27, 15))).toBe('27 Nov 2026, 15:00');
});
