import { languageTag, type MessageLoaders, type Messages, type MessageSet } from '@banyan/core-session';
import { createInstance, type i18n as I18n, type InitOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { ChunkLoader } from '../parts/chunks.ts';
import type { WordPacks } from './packs.ts';

/** Texts of the interface: the set in force, and what was needed of them so far. */
export interface Translations {
  readonly i18n: I18n;
  /** Loads a namespace in the set in force, before a screen of its domain shows. One that comes in packs waits for those. */
  need(namespace: string, loaders: MessageLoaders): Promise<void>;
  /** Loads a pack in the set in force, before what it belongs to shows. */
  needPack(name: string): Promise<void>;
  /** Puts another set in force once all that was needed has it. A later call overtakes an earlier one. */
  use(set: MessageSet): Promise<void>;
}

/** How the portal sets the library up, beside what it does about words that are missing. */
export const settings = {
  lng: languageTag('zh'),
  load: 'currentOnly',
  fallbackLng: false,
  initAsync: false,
  defaultNS: 'portal',
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
} satisfies InitOptions;

type Bring = (set: MessageSet) => Promise<void>;

/** Starts with no texts; `use` brings the first. Languages are called by their BCP tags, so that dates follow them. */
export function createTranslations(load: ChunkLoader, packs?: WordPacks): Translations {
  const i18n = createInstance();
  /** How to bring what was needed, in any set. */
  const needed = new Map<string, Bring>();
  /** Namespaces of which only packs are there, each with all its words. */
  const inPacks = new Map<string, Bring>();
  let current: MessageSet = 'zh';
  /** The set on its way in; the same as `current` when none is. */
  let coming: MessageSet = current;
  let latest = 0;

  const add = (set: MessageSet, namespace: string, messages: Messages): void => {
    i18n.addResourceBundle(languageTag(set), namespace, messages, true, true);
  };

  /** Needs something from now on; it is brought once for a set, and again when it did not arrive. */
  const needNow = async (name: string, bring: Bring) => {
    const known = needed.get(name) ?? oncePerSet(bring);
    needed.set(name, known);
    await Promise.all([known(current), known(coming)]);
  };
  const needPack = async (name: string) => {
    if (packs === undefined) return;
    await needNow(`pack ${name}`, async (set) => {
      const { default: parts } = await packs.load(name, set);
      for (const [namespace, messages] of Object.entries(parts)) add(set, namespace, messages);
    });
  };

  /** A word that did not come with what asks for it, which the build should not let happen: all of them come. */
  const mend = (namespace: string, key: string) => {
    const bring = inPacks.get(namespace);
    if (bring === undefined || needed.has(namespace)) return;
    reportError(new Error(`${namespace}:${key} did not come with what asks for it`));
    const mended = needNow(namespace, bring);
    mended.then(() => i18n.changeLanguage(languageTag(current))).catch(reportError);
  };

  void i18n.use(initReactI18next).init({
    ...settings,
    // The library adds what it is told to the one it is given.
    resources: {},
    ...(packs === undefined ? {} : missing(mend)),
  });

  return {
    i18n,
    async need(namespace, loaders) {
      const bring: Bring = async (set) => add(set, namespace, (await load(loaders[set])).default);
      if (packs?.namespaces.has(namespace)) inPacks.set(namespace, bring);
      else await needNow(namespace, bring);
    },
    needPack,
    async use(set) {
      latest += 1;
      coming = set;
      const turn = latest;
      if (packs !== undefined && needed.size === 0) current = set;
      await Promise.all([
        ...(packs === undefined ? [] : [load(() => needPack(packs.first))]),
        ...[...needed.values()].map((bring) => load(() => bring(set))),
      ]);
      if (turn !== latest) return;
      current = set;
      await i18n.changeLanguage(languageTag(set));
    },
  };
}

/** What i18next does about words that are not there: it shows nothing rather than a key, and says which. */
function missing(tell: (namespace: string, key: string) => void): InitOptions {
  return {
    saveMissing: true,
    missingKeyHandler: (_tags, namespace, key, _shown, _update, options: { readonly defaultValue?: string } = {}) => {
      if (options.defaultValue === undefined) tell(namespace, key);
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
