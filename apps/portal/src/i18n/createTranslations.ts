import { languageTag, type MessageLoaders, type MessageSet } from '@banyan/core-session';
import { createInstance, type i18n as I18n, type InitOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { ChunkLoader } from '../parts/chunks.ts';

/** Texts of the interface: the set in force, and what was needed of them so far. */
export interface Translations {
  readonly i18n: I18n;
  /** Loads a namespace in the set in force, before a screen of its domain shows. */
  need(namespace: string, loaders: MessageLoaders): Promise<void>;
  /** Puts another set in force once all that was needed has it. A later call overtakes an earlier one. */
  use(set: MessageSet): Promise<void>;
}

type Bring = (set: MessageSet) => Promise<void>;

/**
 * Starts with no texts; `use` brings the first. Languages are called by their BCP tags, so that dates follow them.
 * `onMissing` hears of a text that is not there, and nothing stands in its place; without it its key does.
 */
export function createTranslations(load: ChunkLoader, onMissing?: (key: string) => void): Translations {
  const i18n = createInstance();
  /** How to bring what was needed, in any set. */
  const needed = new Map<string, Bring>();
  let current: MessageSet = 'zh';
  /** The set on its way in; the same as `current` when none is. */
  let coming: MessageSet = current;
  let latest = 0;

  void i18n.use(initReactI18next).init({
    lng: languageTag('zh'),
    load: 'currentOnly',
    fallbackLng: false,
    initAsync: false,
    defaultNS: 'portal',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    // The library adds what it is told to the one it is given.
    resources: {},
    ...(onMissing === undefined ? {} : missing(onMissing)),
  });

  return {
    i18n,
    async need(namespace, loaders) {
      const known =
        needed.get(namespace) ??
        oncePerSet(async (set) => {
          i18n.addResourceBundle(languageTag(set), namespace, (await load(loaders[set])).default);
        });
      needed.set(namespace, known);
      await Promise.all([known(current), known(coming)]);
    },
    async use(set) {
      latest += 1;
      coming = set;
      const turn = latest;
      await Promise.all([...needed.values()].map((bring) => load(() => bring(set))));
      if (turn !== latest) return;
      current = set;
      await i18n.changeLanguage(languageTag(set));
    },
  };
}

function missing(tell: (key: string) => void): InitOptions {
  return {
    saveMissing: true,
    missingKeyHandler: (_tags, namespace, key, _shown, _update, options: { readonly defaultValue?: string } = {}) => {
      if (options.defaultValue === undefined) tell(`${namespace}:${key}`);
    },
    parseMissingKeyHandler: (_key, otherwise?: string) => otherwise ?? '',
  };
}

/** Brings something once for a set; what failed is asked for anew. */
function oncePerSet(bring: Bring): Bring {
  const coming = new Map<MessageSet, Promise<void>>();
  return (set) => {
    const known = coming.get(set) ?? bring(set);
    coming.set(set, known);
    known.catch(() => coming.delete(set));
    return known;
  };
}
