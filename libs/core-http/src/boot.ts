import type { Call, CallOutput, Language } from '@banyan/contracts';
import { fitAnswer } from './answer.ts';
import type { BootAnswers, Identity } from './options.ts';

const maxAgeMs = 15_000;

/**
 * Returns the answers embedded in the page, each once, while they are fresh, to the identity of the page and in its
 * language; requests of the same moment share one, like equal calls in flight. `drop` discards them after a change.
 * An answer that breaks its contract counts as absent: the call itself will report a persistent error.
 */
export function createBoot(boot: BootAnswers | undefined, now: () => number) {
  const left = new Map(Object.entries(boot?.answers ?? {}));
  let madeFor: string | undefined;

  /** Until the enterprise is known the language is undecided, and the server's decision applies. */
  const isOfPage = (language: Language) =>
    language === 'auto' || boot?.language === undefined || boot.language === language;

  function take<C extends Call>(
    call: C,
    key: string,
    { eid, token, userid, language }: Identity,
  ): { readonly answer: CallOutput<C> } | undefined {
    if (!boot || left.size === 0) return undefined;
    const who = JSON.stringify([eid, token, userid]);
    madeFor ??= who;
    // The page was received a moment ago; a greater distance means an old page restored, or a wrong clock.
    if (who !== madeFor || !isOfPage(language) || Math.abs(now() - boot.at) > maxAgeMs) {
      left.clear();
      return undefined;
    }
    if (!left.has(key)) return undefined;
    const value = left.get(key);
    queueMicrotask(() => left.delete(key));
    try {
      return { answer: fitAnswer(call, value) };
    } catch {
      return undefined;
    }
  }

  return { take, drop: () => left.clear() };
}
