import { localised, type ContentLanguage, type Localised } from '../../../db/localised.ts';
import type { Script, Topic } from '../../../ports/sparringScript.ts';
import { dialogueStateOf, type DialogueState } from './dialogueState.ts';

const pick = (texts: readonly Localised[] | undefined, turn: number) =>
  texts === undefined || texts.length === 0 ? undefined : texts[turn % texts.length];

const open = ({ heard }: DialogueState, { settledBy }: Topic) => !settledBy.some((key) => heard.has(key));

/** Number of times a topic was raised before this line. */
function raisedBefore(script: Script, said: readonly string[], topic: Topic): number {
  let times = 0;
  for (let turn = 1; turn < said.length; turn += 1) {
    const stand = dialogueStateOf(script, said.slice(0, turn));
    if (script.topics.find((one) => open(stand, one)) === topic) times += 1;
  }
  return times;
}

/** Reaction to the strongest hit: harm first, then new ones. */
function reactionTo(script: Script, stand: DialogueState, turn: number): Localised | undefined {
  const now = stand.hits.filter((hit) => hit.turn === turn);
  const tense = stand.mood < 0;
  const fresh = now.filter(({ again, intent }) => !again || intent.mood < 0);
  const [strongest] = [...fresh].sort(
    (a, b) =>
      Number(b.intent.mood < 0) - Number(a.intent.mood < 0) || Math.abs(b.intent.mood) - Math.abs(a.intent.mood),
  );
  if (strongest !== undefined) {
    const { calm, tense: sharp } = strongest.intent;
    return tense ? (pick(sharp, turn) ?? pick(calm, turn)) : (pick(calm, turn) ?? pick(sharp, turn));
  }
  if (now.length > 0) return pick(script.repeated, turn);
  return pick(tense ? script.unclearTense : script.unclear, turn);
}

/**
 * The partner's reply to the learner's last line: first to its meaning, in the mood of the moment, then the nearest
 * topic that is still open. No reply depends on the number of the turn: the same words get another answer after other
 * lines.
 */
export function scriptedReply(
  script: Script,
  said: readonly string[],
  {
    language,
    role,
    turnsLeft,
  }: { readonly language: ContentLanguage; readonly role: number; readonly turnsLeft: number },
): string {
  const say = (text: Localised | undefined) => (text === undefined ? '' : localised(text, language));
  if (said.length === 0) return say(script.openings[role] ?? script.openings[0]);
  const stand = dialogueStateOf(script, said);
  if (stand.ending !== null) return say(script[stand.ending]);
  const turn = said.length - 1;
  const reaction = say(reactionTo(script, stand, turn));
  const topic = script.topics.find((one) => open(stand, one));
  const next =
    turnsLeft <= 0
      ? script.timeUp
      : topic && topic.asks[Math.min(raisedBefore(script, said, topic), topic.asks.length - 1)];
  return [reaction, say(next)].filter((part) => part !== '').join(language === 'en' ? ' ' : '');
}
