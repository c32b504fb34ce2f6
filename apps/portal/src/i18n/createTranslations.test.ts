import type { MessageLoaders, Messages } from '@banyan/core-session';
import { describe, expect, it, vi } from 'vitest';
import { createTranslations } from './createTranslations.ts';

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

it('shows nothing for a text that is missing, and reports it [SE-09]', async () => {
  const reported = vi.fn();
  const { i18n, need } = createTranslations(direct, reported);
  await need('course', loaders('course'));
  expect(i18n.t('course:none')).toBe('');
  expect(reported).toHaveBeenCalledExactlyOnceWith('course:none');
  expect(i18n.t('course:none', { defaultValue: 'else' })).toBe('else');
});

it('asks again for a namespace that did not arrive [SH-14]', async () => {
  let online = false;
  const { i18n, need } = createTranslations(direct);
  const flaky: MessageLoaders = {
    ...loaders('course'),
    zh: () => (online ? loaders('course').zh() : Promise.reject(new Error('gone'))),
  };
  await expect(need('course', flaky)).rejects.toThrow('gone');
  online = true;
  await need('course', flaky);
  expect(i18n.t('course:who')).toBe('course 中文');
});
