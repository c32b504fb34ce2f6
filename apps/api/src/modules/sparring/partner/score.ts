import type { SparringCriterion } from '@banyan/contracts/talent';
import { localised, type ContentLanguage } from '../../../db/localised.ts';
import type { Script } from '../../../ports/sparringScript.ts';
import { dialogueStateOf, type Hit } from './dialogueState.ts';

/** Most times that harm counts. */
const mostHarm = 2;

/** Hits that count for a criterion: helpful ones once, harmful ones a few times. */
function counted(hits: readonly Hit[], key: string): Hit[] {
  const times = new Map<string, number>();
  return hits.filter(({ intent }) => {
    if (intent.criterion !== key) return false;
    const before = times.get(intent.key) ?? 0;
    times.set(intent.key, before + 1);
    return before < (intent.points < 0 ? mostHarm : 1);
  });
}

/** Points by criteria, with reasons and quotes. `lineOf`: number in the dialogue of the learner's nth line. */
export function scoreOf(
  script: Script,
  said: readonly string[],
  { language, lineOf }: { readonly language: ContentLanguage; readonly lineOf: (turn: number) => number },
): SparringCriterion[] {
  const { hits } = dialogueStateOf(script, said);
  return script.criteria.map(({ key, title, most, base }) => {
    const own = counted(hits, key);
    const sum = own.reduce((points, { intent }) => points + intent.points, base);
    const score = Math.min(most, Math.max(0, sum));
    const why = new Set(own.map(({ intent }) => localised(intent.why, language)));
    const tips = script.intents
      .filter(
        ({ criterion, tip, key: name }) => criterion === key && tip && !own.some((hit) => hit.intent.key === name),
      )
      .flatMap(({ tip }) => (tip === undefined ? [] : [localised(tip, language)]));
    // Two intents may match the same words: they are quoted once.
    const quotes = new Map(
      own.map(({ intent, turn, from, to }) => {
        const quote = { line: lineOf(turn), from, to, good: intent.points >= 0 };
        return [Object.values(quote).join(' '), quote];
      }),
    );
    return {
      key,
      title: localised(title, language),
      ...{ score, most },
      reasons: [...why, ...(score < most && said.length > 0 ? tips.slice(0, 2) : [])],
      quotes: [...quotes.values()],
    };
  });
}

/** Points of 100. */
export const totalOf = (criteria: readonly Pick<SparringCriterion, 'score' | 'most'>[]): number => {
  const most = criteria.reduce((sum, one) => sum + one.most, 0);
  return most === 0 ? 0 : Math.round((criteria.reduce((sum, one) => sum + one.score, 0) / most) * 100);
};
