import type { Decorator } from '@storybook/react-vite';
import i18next, { type i18n, type Resource, type ResourceLanguage } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { chosen } from './toolbars.ts';

/** A project's messages: a file per language beside its code, whose default export is the tree of keys. */
const files = import.meta.glob<{ default?: ResourceLanguage[string] }>(
  ['../libs/*/src/**/i18n/*.ts', '../apps/portal/src/**/i18n/*.ts', '!../**/*.test.ts'],
  { eager: true },
);

/**
 * `zh.ts`, `en.ts`, `zh-TW.ts` or `zh_tw.ts` is the language. The namespace is the project's name without `domain-` or `core-`, or
 * that of the folder whose part of it has messages of its own.
 */
function resources(): Resource {
  const all: Resource = {};
  for (const [path, module] of Object.entries(files)) {
    const [, project, part, code] =
      /(?:libs|apps)\/([^/]+)\/src\/(?:([^/]+)\/)?i18n\/(zh|en|zh[-_](?:tw|hk))\.ts$/i.exec(path) ?? [];
    if (project === undefined || code === undefined || module.default === undefined) continue;
    const namespace = part ?? project.replace(/^(domain|core)-/, '');
    const [base, region] = code.split(/[-_]/);
    const language = region === undefined ? code : `${base ?? ''}-${region.toUpperCase()}`;
    all[language] = { ...all[language], [namespace]: module.default };
  }
  return all;
}

const loaded = resources();
const instances = new Map<string, i18n>();

/** One per language, so that stories of several languages can stand on one page. */
function instanceOf(language: string): i18n {
  const made = instances.get(language) ?? i18next.createInstance();
  if (instances.has(language)) return made;
  instances.set(language, made);
  void made.use(initReactI18next).init({
    resources: loaded,
    ns: [...new Set(Object.values(loaded).flatMap((one) => Object.keys(one)))],
    lng: language,
    fallbackLng: { 'zh-TW': ['zh'], 'zh-HK': ['zh-TW', 'zh'], default: ['zh'] },
    interpolation: { escapeValue: false },
  });
  return made;
}

/** Gives a story the messages in the language of the toolbar. `ui` takes its words as props and needs none. */
export const withI18n: Decorator = (Story, { globals }) => (
  <I18nextProvider i18n={instanceOf(chosen(globals).lang.replace('zh-CN', 'zh'))}>
    <Story />
  </I18nextProvider>
);
