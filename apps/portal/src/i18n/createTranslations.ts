import { languageTag, type MessageLoaders, type MessageSet } from '@banyan/core-session';
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { ChunkLoader } from '../parts/chunks.ts';

/** Texts of the interface: the set in force, and the namespaces that were needed so far. */
export interface Translations {
  readonly i18n: I18n;
  /** Loads a namespace in the set in force, before a screen of its domain shows. */
  need(namespace: string, loaders: MessageLoaders): Promise<void>;
  /** Puts another set in force once every needed namespace has it. A later call overtakes an earlier one. */
  use(set: MessageSet): Promise<void>;
}

/** Starts with no texts; `use` brings the first. Languages are called by their BCP tags, so that dates follow them. */
export function createTranslations(load: ChunkLoader): Translations {
  const i18n = createInstance();
  const needed = new Map<string, MessageLoaders>();
  let current: MessageSet = 'zh';
  /** The set on its way in; the same as `current` when none is. */
  let coming: MessageSet = current;
  let latest = 0;

  void i18n.use(initReactI18next).init({
    lng: languageTag(current),
    load: 'currentOnly',
    fallbackLng: false,
    resources: {},
    initAsync: false,
    defaultNS: 'portal',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });

  const bring = async (namespace: string, loaders: MessageLoaders, set: MessageSet) => {
    const tag = languageTag(set);
    if (i18n.hasResourceBundle(tag, namespace)) return;
    const { default: messages } = await load(loaders[set]);
    i18n.addResourceBundle(tag, namespace, messages, true, true);
  };

  return {
    i18n,
    async need(namespace, loaders) {
      needed.set(namespace, loaders);
      await Promise.all([bring(namespace, loaders, current), bring(namespace, loaders, coming)]);
    },
    async use(set) {
      latest += 1;
      coming = set;
      const turn = latest;
      await Promise.all([...needed].map(([namespace, loaders]) => bring(namespace, loaders, set)));
      if (turn !== latest) return;
      current = set;
      await i18n.changeLanguage(languageTag(set));
    },
  };
}
