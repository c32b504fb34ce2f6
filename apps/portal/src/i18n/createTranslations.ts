import { languageTag, type MessageLoaders, type MessageSet } from '@banyan/core-session';
import { createInstance, type i18n as I18n, type InitOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { ChunkLoader } from '../parts/chunks.ts';

/** Texts of the interface: the current set, and the texts needed so far. */
export interface Translations {
  readonly i18n: I18n;
  /** Loads a namespace in the current set, before a screen of its domain is shown. */
  need(namespace: string, loaders: MessageLoaders): Promise<void>;
  /** Switches to another set once all needed texts have loaded. A later call overrides an earlier one. */
  use(set: MessageSet): Promise<void>;
}

type Bring = (set: MessageSet) => Promise<void>;

/**
 * Starts without texts; `use` loads the first. Languages are named by their BCP tags, so that dates follow them.
 * `onMissing` is called for a missing text, which is then left empty; without it the key is shown.
 */
export function createTranslations(load: ChunkLoader, onMissing?: (key: string) => void): Translations {
  const i18n = createInstance();
  /** Loaders of the needed texts, for any set. */
  const needed = new Map<string, Bring>();
  let current: MessageSet = 'zh';
  /** The set that is loading; the same as `current` when none is. */
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
    // The library adds new texts to the object given here.
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

/** Loads something once for a set; after a failure it loads again. */
function oncePerSet(bring: Bring): Bring {
  const coming = new Map<MessageSet, Promise<void>>();
  return (set) => {
    const known = coming.get(set) ?? bring(set);
    coming.set(set, known);
    known.catch(() => coming.delete(set));
    return known;
  };
}
