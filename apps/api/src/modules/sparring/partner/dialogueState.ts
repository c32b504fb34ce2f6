import type { SparringMood } from '@banyan/contracts/talent';
import { plain, says, sentencesOf } from './sentences.ts';
import type { Intent, Script } from '../../../ports/sparringScript.ts';

/** An intent found, with its words. */
export interface Hit {
  readonly intent: Intent;
  /** Index of the learner's line. */
  readonly turn: number;
  readonly from: number;
  readonly to: number;
  /** It was met before. */
  readonly again: boolean;
}

/** State of a dialogue, from the learner's lines alone. */
export interface DialogueState {
  /** −5 to 5. */
  readonly mood: number;
  readonly hits: readonly Hit[];
  /** Keys of the intents met. */
  readonly heard: ReadonlySet<string>;
  /** How it ends; null while it is open. */
  readonly ending: 'agreed' | 'broken' | null;
}

const furthest = 5;
const clamp = (value: number) => Math.min(furthest, Math.max(-furthest, value));

const means = (sentence: string, { any, unless = [] }: Intent) =>
  !unless.some((word) => says(sentence, word)) && any.some((list) => list.every((word) => says(sentence, word)));

/** Intents of a line, sentence by sentence. */
function hitsIn(script: Script, line: string, turn: number, heard: ReadonlySet<string>): Hit[] {
  const hits: Hit[] = [];
  const now = new Set<string>();
  for (const { text, from, to } of sentencesOf(line)) {
    const sentence = plain(text);
    for (const intent of script.intents) {
      if (now.has(intent.key) || !means(sentence, intent)) continue;
      now.add(intent.key);
      hits.push({ intent, turn, from, to, again: heard.has(intent.key) });
    }
  }
  return hits;
}

/** Reads a dialogue from the start, line by line of the learner’s. The same lines always lead to the same state. */
export function dialogueStateOf(script: Script, said: readonly string[]): DialogueState {
  let { mood } = script;
  let ending: DialogueState['ending'] = null;
  const hits: Hit[] = [];
  const heard = new Set<string>();
  for (const [turn, line] of said.entries()) {
    const found = hitsIn(script, line, turn, heard);
    // A helpful intent helps once; a harmful one hurts each time.
    for (const { again, intent } of found) if (!again || intent.mood < 0) mood = clamp(mood + intent.mood);
    // No intent was met: patience wears off.
    if (found.length === 0) mood = clamp(mood - 1);
    hits.push(...found);
    for (const { intent } of found) heard.add(intent.key);
    if (mood <= -furthest) ending = 'broken';
    else if (script.topics.every(({ settledBy }) => settledBy.some((key) => heard.has(key)))) ending = 'agreed';
    if (ending !== null) break;
  }
  return { mood, hits, heard, ending };
}

/** Mood of a partner, in a word. */
export function moodOf({ mood, ending }: Pick<DialogueState, 'mood' | 'ending'>): SparringMood {
  if (ending === 'agreed') return 'won';
  if (mood <= -3) return 'furious';
  if (mood < 0) return 'annoyed';
  return mood < 2 ? 'neutral' : 'open';
}
