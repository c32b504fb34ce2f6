import type { Localise } from '../../../db/seed/localiser.ts';
import type { Intent, Script } from '../../../ports/sparringScript.ts';
import type { SeedIntent, SeedScenario } from './types.ts';

const listsOf = (words: string) => words.split('/').map((list) => list.split('+').map((word) => word.trim()));

/** A script in the form in which it is stored. */
export function scriptOf(seed: SeedScenario, say: Localise): Script {
  const all = (texts: readonly Parameters<Localise>[0][]) => texts.map((text) => say(text));
  const intentOf = ({ words, unless, why, tip, calm, tense, ...rest }: SeedIntent): Intent => ({
    ...rest,
    any: listsOf(words),
    why: say(why),
    ...(unless === undefined ? {} : { unless: unless.split('/') }),
    ...(tip === undefined ? {} : { tip: say(tip) }),
    ...(calm === undefined ? {} : { calm: all(calm) }),
    ...(tense === undefined ? {} : { tense: all(tense) }),
  });
  return {
    mood: seed.mood,
    openings: all(seed.openings),
    criteria: seed.criteria.map(([key, title, most, base]) => ({ key, title: say(title), most, base })),
    intents: seed.intents.map(intentOf),
    topics: seed.topics.map(({ settledBy, asks }) => ({ settledBy, asks: all(asks) })),
    unclear: all(seed.unclear),
    unclearTense: all(seed.unclearTense),
    repeated: all(seed.repeated),
    agreed: say(seed.agreed),
    broken: say(seed.broken),
    timeUp: say(seed.timeUp),
  };
}
