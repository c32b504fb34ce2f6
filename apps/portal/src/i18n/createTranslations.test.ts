import type { MessageLoaders, Messages } from '@banyan/core-session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTranslations } from './createTranslations.ts';
import type { WordPacks } from './packs.ts';

afterEach(() => vi.unstubAllGlobals());

const give = (messages: Messages) => () => Promise.resolve({ default: messages });
const loaders = (name: string): MessageLoaders => ({
  zh: give({ who: `${name} 中文` }),
  en: give({ who: `${name} English`, course_one: 'one course', course_other: '{{count}} courses' }),
  zh_tw: give({ who: `${name} 臺灣` }),
  zh_hk: give({ who: `${name} 香港` }),
});
const direct = <T>(load: () => Promise<T>) => load();

describe('texts', () => {
  it('come in the set in force, called by its tag [SE-09]', async () => {
    const { i18n, need, use } = createTranslations(direct);
    await use('zh_tw');
    await need('portal', loaders('portal'));
    expect(i18n.language).toBe('zh-TW');
    expect(i18n.t('portal:who')).toBe('portal 臺灣');
  });

  it('switch for every namespace that is in use [SE-09]', async () => {
    const { i18n, need, use } = createTranslations(direct);
    await need('portal', loaders('portal'));
    await need('course', loaders('course'));
    await use('en');
    expect([i18n.t('portal:who'), i18n.t('course:who')]).toEqual(['portal English', 'course English']);
    expect(i18n.t('course:course', { count: 1 })).toBe('one course');
    expect(i18n.t('course:course', { count: 2 })).toBe('2 courses');
  });

  it('of a namespace asked for while the set changes are there in the new set [SE-09]', async () => {
    const { i18n, need, use } = createTranslations(direct);
    await need('portal', loaders('portal'));
    await Promise.all([use('en'), need('course', loaders('course'))]);
    expect(i18n.t('course:who')).toBe('course English');
  });

  it('of the choice made last stay, however late the first one comes [SE-09]', async () => {
    let release: (value: { default: Messages }) => void = () => undefined;
    const slow: MessageLoaders = { ...loaders('portal'), en: () => new Promise((resolve) => (release = resolve)) };
    const { i18n, need, use } = createTranslations(direct);
    await need('portal', slow);
    const first = use('en');
    await use('zh_hk');
    release({ default: { who: 'late' } });
    await first;
    expect(i18n.language).toBe('zh-HK');
    expect(i18n.t('portal:who')).toBe('portal 香港');
  });

  it('stay as they are when a set does not arrive [SE-09]', async () => {
    const { i18n, need, use } = createTranslations(direct);
    await need('portal', { ...loaders('portal'), en: () => Promise.reject(new Error('gone')) });
    await expect(use('en')).rejects.toThrow('gone');
    expect(i18n.t('portal:who')).toBe('portal 中文');
  });
});

describe('texts that come in packs', () => {
  const parts: Record<string, Record<string, Messages>> = {
    first: { portal: { who: 'portal' } },
    list: { course: { list: 'list' } },
    dialog: { course: { dialog: 'dialog' } },
  };
  const packed = (load?: WordPacks['load']): WordPacks => ({
    first: 'first',
    namespaces: new Set(['portal', 'course']),
    load:
      load ??
      ((name, set) => {
        const words = Object.entries(parts[name] ?? {}).map(([namespace, own]) => [
          namespace,
          Object.fromEntries(
            Object.entries(own).map(([key, text]) => [key, typeof text === 'string' ? `${text} ${set}` : text]),
          ),
        ]);
        return Promise.resolve({ default: Object.fromEntries(words) as Record<string, Messages> });
      }),
  });
  const never = () => Promise.reject(new Error('asked for'));
  const whole: MessageLoaders = { zh: never, en: never, zh_tw: never, zh_hk: never };

  it('begin with the first and grow with what is opened [SE-09]', async () => {
    const { i18n, need, needPack, use } = createTranslations(direct, packed());
    await use('en');
    await need('course', whole);
    expect(i18n.t('portal:who')).toBe('portal en');
    await needPack('list');
    await needPack('dialog');
    expect([i18n.t('course:list'), i18n.t('course:dialog')]).toEqual(['list en', 'dialog en']);
  });

  it('switch for every pack that is in use [SE-09]', async () => {
    const { i18n, needPack, use } = createTranslations(direct, packed());
    await use('en');
    await needPack('list');
    await use('zh_tw');
    expect([i18n.t('portal:who'), i18n.t('course:list')]).toEqual(['portal zh_tw', 'list zh_tw']);
  });

  it('are asked for again when they did not arrive [SH-14]', async () => {
    let online = false;
    const { load } = packed();
    const flaky: WordPacks['load'] = (name, set) => (name === 'first' || online ? load(name, set) : never());
    const { i18n, needPack, use } = createTranslations(direct, packed(flaky));
    await use('en');
    await expect(needPack('list')).rejects.toThrow('asked for');
    online = true;
    await needPack('list');
    expect(i18n.t('course:list')).toBe('list en');
  });

  it('never show a key: a word that is missing comes with its whole namespace, and is reported [SE-09]', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const { i18n, need, use } = createTranslations(direct, packed());
    await use('en');
    await need('course', loaders('course'));
    const shown = new Promise((resolve) => i18n.on('languageChanged', resolve));
    expect(i18n.t('course:who')).toBe('');
    await shown;
    expect(i18n.t('course:who')).toBe('course English');
    expect(reported).toHaveBeenCalledOnce();
    expect(i18n.t('course:none', { defaultValue: 'else' })).toBe('else');
  });
});
