import type { Decorator } from '@storybook/react-vite';
import i18next, { type Resource, type ResourceLanguage } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { chosen } from './toolbars.ts';

/** A project's messages: a file per language beside its code, whose default export is the tree of keys. */
const files = import.meta.glob<{ default?: ResourceLanguage[string] }>(
  ['../libs/*/src/**/i18n/*.ts', '../apps/portal/src/**/i18n/*.ts', '!../**/*.test.ts'],
  { eager: true },
);

/**
 * `zh.ts`, `en.ts`, `zh-TW.ts` or `zh_tw.ts` is the language. The namespace is the project's name without `domain-`, or
 * that of the folder whose part of it has messages of its own.
 */
function resources(): Resource {
  const all: Resource = {};
  for (const [path, module] of Object.entries(files)) {
    const [, project, part, code] =
      /(?:libs|apps)\/([^/]+)\/src\/(?:([^/]+)\/)?i18n\/(zh|en|zh[-_](?:tw|hk))\.ts$/i.exec(path) ?? [];
    if (project === undefined || code === undefined || module.default === undefined) continue;
    const namespace = part ?? project.replace(/^domain-/, '');
    const [base, region] = code.split(/[-_]/);
    const language = region === undefined ? code : `${base ?? ''}-${region.toUpperCase()}`;
    all[language] = { ...all[language], [namespace]: module.default };
  }
  return all;
}

const loaded = resources();
const i18n = i18next.createInstance();
void i18n.use(initReactI18next).init({
  resources: loaded,
  ns: [...new Set(Object.values(loaded).flatMap((language) => Object.keys(language)))],
  lng: 'zh',
  fallbackLng: { 'zh-TW': ['zh'], 'zh-HK': ['zh-TW', 'zh'], default: ['zh'] },
  interpolation: { escapeValue: false },
});

/** Gives a story the messages in the language of the toolbar. `ui` takes its words as props and needs none. */
export const withI18n: Decorator = (Story, { globals }) => {
  const language = chosen(globals).lang.replace('zh-CN', 'zh');
  if (i18n.language !== language) void i18n.changeLanguage(language);
  return (
    <I18nextProvider i18n={i18n}>
      <Story />
    </I18nextProvider>
  );
};
