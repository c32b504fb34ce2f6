import { sparringReplyLimit, type SparringPiece } from '@banyan/contracts/talent';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { localised, type ContentLanguage } from '../../db/localised.ts';
import { inTenant, type TenantScope } from '../../db/tenant.ts';
import { PartnerFailed, type SparringPartner } from '../../ports/sparringPartner.ts';
import { standOf } from './partner/stand.ts';
import { dialogueOf, endDialogue, saidIn, turnsOf, type Dialogue } from './sessionRow.ts';
import { sparringLines, type LineRow } from './sparring.schema.ts';

/** One process has a reply in hand for this long, ms; it says anew that it has while it speaks. */
const holdMs = 10_000;
/** What has come is kept this often, ms, for pages that are opened meanwhile. */
const keepMs = 600;
/** How often a page that hears a reply which another one has in hand looks for more, ms. */
const lookMs = 250;

export interface SpeakOptions {
  readonly db: Database;
  readonly partner: SparringPartner;
  readonly now: () => number;
}

/** Who hears a reply. */
export interface Hearing {
  readonly eid: number;
  readonly userId: number;
  readonly language: ContentLanguage;
  /** Dialogue. */
  readonly id: number;
  readonly send: (piece: SparringPiece) => Promise<void>;
  /** Nobody hears any more; the reply is finished all the same. */
  readonly gone: AbortSignal;
}

/** A reply that is not said to its end. */
const reply = ({ sessionId, no }: Pick<LineRow, 'sessionId' | 'no'>) =>
  and(eq(sparringLines.sessionId, sessionId), eq(sparringLines.no, no), eq(sparringLines.done, false));

/** What the partner is asked. */
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

/** Takes the reply in hand; false where another process has it. */
async function take(scope: TenantScope, line: LineRow, now: number): Promise<boolean> {
  const free = or(isNull(sparringLines.heldUntil), lt(sparringLines.heldUntil, new Date(now)));
  const taken = await scope.tx
    .update(sparringLines)
    .set({ heldUntil: new Date(now + holdMs) })
    .where(scope.only(sparringLines, reply(line), free))
    .returning({ no: sparringLines.no });
  return taken.length > 0;
}

/** Keeps the whole reply, and ends the dialogue where nothing is left to say. */
async function complete(scope: TenantScope, { id, userId }: Hearing, line: LineRow, text: string, now: number) {
  const dialogue = await dialogueOf(scope, userId, id, { hold: true });
  await scope.tx
    .update(sparringLines)
    .set({ text, done: true, heldUntil: null, at: new Date(now) })
    .where(scope.only(sparringLines, reply(line)));
  const { ending } = standOf(dialogue.scenario.script, saidIn(dialogue.lines));
  const spent = dialogue.session.said >= turnsOf(dialogue);
  if (ending !== null || spent) await endDialogue(scope, dialogue, now);
}

/** Speaks the reply: to whoever hears it, and into the database. */
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
    // What has come stays; whoever asks next takes it in hand anew.
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
 * Lets somebody hear the reply that is under way, to its end: it is generated where nobody does, otherwise followed as
 * it is kept. A reply that is said is heard at once. Throws PartnerFailed, and the refusal of a dialogue that is
 * another’s.
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
