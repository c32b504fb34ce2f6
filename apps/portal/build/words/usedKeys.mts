import type { Source } from './sources.mts';

/** Words of a namespace, and where they are asked for without its name. */
export interface Place {
  readonly namespace: string;
  /** The folder whose files mean this namespace. */
  readonly folder: string;
  /** Keys with their plural forms, `card.chapters_other`. */
  readonly keys: readonly string[];
}

/** Keys as `namespace:key`, plural forms each by itself. */
export type Keys = ReadonlySet<string>;

/** What every library asks for by the hooks of core-screen. */
const shared: ReadonlySet<string> = new Set(['screen']);

const withoutForm = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/**
 * Texts that lead to keys by being put together: `failure.${reason}`, `${kind}Hint`. A template without such a part, as
 * styles are, says nothing of keys.
 */
const leads = (pattern: RegExp) => /^\^[\w:]+\\\.|^\^[\w]+:\[|[A-Za-z]{3,}\$$/.test(pattern.source);

/**
 * Which words a file asks for: keys stand in it whole or as templates, also where they travel through a table. As the
 * check of messages reads them, so that no word which passes it is missed (`tools/i18n/check.mjs`).
 */
export function createKeyReader(places: readonly Place[]): (file: string, source: Source) => Keys {
  const plain = new Map<string, string[]>();
  for (const { namespace, keys } of places) {
    for (const key of keys) {
      const name = `${namespace}:${withoutForm(key)}`;
      plain.set(name, [...(plain.get(name) ?? []), `${namespace}:${key}`]);
    }
  }
  const known = new Map<string, Keys>();

  const read = (file: string, { texts, patterns }: Source): Keys => {
    // Keys go without a namespace in the folder of its words, in a part of that, and where its name is said.
    const own = places
      .filter(({ namespace, folder }) => shared.has(namespace) || file.startsWith(`${folder}/`) || texts.has(namespace))
      .map(({ namespace }) => `${namespace}:`);
    const found = new Set<string>();
    const take = (name: string) => plain.get(name)?.forEach((key) => found.add(key));
    for (const text of texts) {
      take(text);
      for (const namespace of own) take(`${namespace}${text}`);
    }
    const heads = [...texts].filter((text) => /^[\w:.]+\.$/.test(text));
    const leading = patterns.filter(leads);
    if (heads.length === 0 && leading.length === 0) return found;
    for (const name of plain.keys()) {
      const names = [name, ...own.filter((it) => name.startsWith(it)).map((it) => name.slice(it.length))];
      const fits = leading.some((pattern) => names.some((one) => pattern.test(one)));
      if (fits || heads.some((head) => names.some((one) => one.startsWith(head)))) take(name);
    }
    return found;
  };
  return (file, source) => {
    const keys = known.get(file) ?? read(file, source);
    known.set(file, keys);
    return keys;
  };
}
