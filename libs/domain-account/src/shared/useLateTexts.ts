import { languageTag, messageSets, type MessageLoaders } from '@banyan/core-session';
import type { i18n as I18n } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPart } from '@banyan/ui';

/** React's `use` reads it without waiting, because of these two fields. */
const there = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
/** Longer than it takes to show a failure, shorter than to press a button. */
const toldWithinMs = 500;
const coming = new WeakMap<I18n, Map<string, Promise<void>>>();

function bring(i18n: I18n, name: string, messages: MessageLoaders): Promise<void> {
  const { language } = i18n;
  const known = coming.get(i18n) ?? new Map<string, Promise<void>>();
  coming.set(i18n, known);
  const set = messageSets.find((one) => languageTag(one) === language) ?? 'zh';
  const key = `${language} ${name}`;
  const promise =
    known.get(key) ??
    loadPart(messages[set]).then(
      ({ default: texts }) => {
        i18n.addResourceBundle(language, name, texts, true, true);
      },
      (error: unknown) => {
        // The next try loads again, but the waiting render has to see the failure first, or it would retry without end.
        setTimeout(() => known.delete(key), toldWithinMs);
        throw error;
      },
    );
  known.set(key, promise);
  return promise;
}

/** Texts of a part of a page that most readers never open; suspends until loaded. */
export function useLateTexts(name: string, messages: MessageLoaders): void {
  const { i18n } = useTranslation('account');
  use(i18n.hasResourceBundle(i18n.language, name) ? there : bring(i18n, name, messages));
}
