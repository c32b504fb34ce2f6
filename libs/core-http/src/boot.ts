import type { Call, CallOutput, Language } from '@banyan/contracts';
import { fitAnswer } from './answer.ts';
import type { BootAnswers, Identity } from './options.ts';

const maxAgeMs = 15_000;

/**
 * Hands out the answers that came with the page, each once, while they are fresh, to whom the page was made for and in
 * its language; who asks at the same moment shares one, as with equal calls in flight. `drop` is for when something has
 * changed since.
 * One that breaks its contract counts as absent: the call itself will say so, if it is so.
 */
export function createBoot(boot: BootAnswers | undefined, now: () => number) {
  const left = new Map(Object.entries(boot?.answers ?? {}));
  let madeFor: string | undefined;

  /** Until the enterprise is known the language is not decided, and the server's own decision holds. */
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
    // The page came a moment ago; a bigger distance either way is an old page brought back, or a clock that is off.
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
