import { sparringReplyLimit, type SparringPiece } from '@banyan/contracts/talent';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { localised, type ContentLanguage } from '../../db/localised.ts';
import { inTenant, type TenantScope } from '../../db/tenant.ts';
import { PartnerFailed, type SparringPartner } from '../../ports/sparringPartner.ts';
import { dialogueStateOf } from './partner/dialogueState.ts';
import { dialogueOf, endDialogue, saidIn, turnsOf, type Dialogue } from './sessionRow.ts';
import { sparringLines, type LineRow } from './sparring.schema.ts';

/** One process owns a reply for this long, ms; it renews that while it speaks. */
const holdMs = 10_000;
/** Interval at which the reply is stored, ms, for pages that are opened meanwhile. */
const keepMs = 600;
/** Interval at which a page looks for more of a reply that another process owns, ms. */
const lookMs = 250;

export interface SpeakOptions {
  readonly db: Database;
  readonly partner: SparringPartner;
  readonly now: () => number;
}

/** The listener of a reply. */
export interface Hearing {
  readonly eid: number;
  readonly userId: number;
  readonly language: ContentLanguage;
  /** Dialogue. */
  readonly id: number;
  readonly send: (piece: SparringPiece) => Promise<void>;
  /** The listener has left; the reply is finished all the same. */
  readonly gone: AbortSignal;
}

/** Condition for an unfinished reply. */
const reply = ({ sessionId, no }: Pick<LineRow, 'sessionId' | 'no'>) =>
  and(eq(sparringLines.sessionId, sessionId), eq(sparringLines.no, no), eq(sparringLines.done, false));

/** Input of the partner. */
const turnOf = ({ session, scenario, lines }: Dialogue, no: number, language: ContentLanguage) => ({
  scenario: {
    title: localised(scenario.title, language),
    about: localised(scenario.about, language),
    goal: localised(scenario.goal, language),
    partner: localised(scenario.partner, language),
  },
  role: session.role,
  roleName: localised(scenario.roles[session.role] ?? scenario.title, language),
  script: scenario.script,
  lines: lines.filter((line) => line.no < no).map(({ who, text }) => ({ who, text })),
  language,
  turnsLeft: turnsOf({ session, scenario }) - session.said,
});

/** Takes ownership of the reply; false when another process has it. */
async function take(scope: TenantScope, line: LineRow, now: number): Promise<boolean> {
  const free = or(isNull(sparringLines.heldUntil), lt(sparringLines.heldUntil, new Date(now)));
  const taken = await scope.tx
    .update(sparringLines)
    .set({ heldUntil: new Date(now + holdMs) })
    .where(scope.only(sparringLines, reply(line), free))
    .returning({ no: sparringLines.no });
  return taken.length > 0;
}

/** Saves the whole reply, and ends the dialogue when nothing is left to say. */
async function complete(scope: TenantScope, { id, userId }: Hearing, line: LineRow, text: string, now: number) {
  const dialogue = await dialogueOf(scope, userId, id, { hold: true });
  await scope.tx
    .update(sparringLines)
    .set({ text, done: true, heldUntil: null, at: new Date(now) })
    .where(scope.only(sparringLines, reply(line)));
  const { ending } = dialogueStateOf(dialogue.scenario.script, saidIn(dialogue.lines));
  const spent = dialogue.session.said >= turnsOf(dialogue);
  if (ending !== null || spent) await endDialogue(scope, dialogue, now);
}

/** Generates the reply: to its listener, and into the database. */
async function generate({ db, partner, now }: SpeakOptions, hearing: Hearing, dialogue: Dialogue, line: LineRow) {
  const { eid, send, gone, language } = hearing;
  let text = '';
  let kept = now();
  try {
    for await (const piece of partner.reply(turnOf(dialogue, line.no, language), gone)) {
      const from = text.length;
      text = `${text}${piece}`.slice(0, sparringReplyLimit);
      if (!gone.aborted) await send({ no: line.no, from, text: text.slice(from) }).catch(() => undefined);
      if (now() - kept < keepMs) continue;
      kept = now();
      await inTenant(db, eid, (scope) =>
        scope.tx
          .update(sparringLines)
          .set({ text, heldUntil: new Date(kept + holdMs) })
          .where(scope.only(sparringLines, reply(line))),
      );
    }
  } catch (error) {
    // The pieces so far stay; the next listener takes ownership again.
    await inTenant(db, eid, (scope) =>
      scope.tx
        .update(sparringLines)
        .set({ text, heldUntil: null })
        .where(scope.only(sparringLines, reply(line))),
    );
    throw error;
  }
  await inTenant(db, eid, (scope) => complete(scope, hearing, line, text, now()));
}

/**
 * Sends the reply under way to a listener, to its end: generates it if no process does, otherwise follows it as it is
 * stored. A finished reply is sent at once. Throws PartnerFailed, and the refusal of a dialogue that belongs to another
 * person.
 */
export async function speak(options: SpeakOptions, hearing: Hearing): Promise<void> {
  const { db, now } = options;
  const { eid, userId, id, send, gone } = hearing;
  let shown = 0;
  for (;;) {
    const { dialogue, line, mine } = await inTenant(db, eid, async (scope) => {
      const found = await dialogueOf(scope, userId, id);
      const last = found.lines.at(-1);
      const waits = last !== undefined && !last.done && found.session.endedAt === null;
      return { dialogue: found, line: last, mine: waits && (await take(scope, last, now())) };
    });
    if (line === undefined || line.who === 'learner') throw new PartnerFailed('nothing to say');
    if (mine) return generate(options, hearing, dialogue, line);
    if (line.text.length > shown) {
      await send({ no: line.no, from: shown, text: line.text.slice(shown) });
      shown = line.text.length;
    }
    if (line.done || dialogue.session.endedAt !== null || gone.aborted) return;
    await wait(lookMs);
  }
}
