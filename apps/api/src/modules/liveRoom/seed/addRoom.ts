import { addDays, dayBegins, dayOf } from '../../../days/days.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { creditsEarned } from '../../../effects/creditsEarned.ts';
import { emitter, type Handler } from '../../../effects/effect.ts';
import { noJobs } from '../../../jobs/queue.ts';
import { liveLines, liveNotices, livePeople, livePieces, liveRooms, liveWants } from '../liveRoom.schema.ts';
import { seedPieceMs } from './film.ts';
import type { SeedRoom } from './types.ts';

const [HOUR_MS, MINUTE_MS] = [3_600_000, 60_000];

/** What rooms are put among. */
interface Around {
  readonly scope: TenantScope;
  readonly now: number;
  readonly timeZone: string;
  readonly handlers: readonly Handler[];
  /** Who can log in, by account. */
  readonly known: ReadonlyMap<string, number>;
  /** People whom nobody logs in as. */
  readonly colleagues: readonly number[];
}

/** A room with its moments and people found. */
interface Placed extends Around {
  readonly seed: SeedRoom;
  readonly begins: number;
  /** Who hosts it. */
  readonly ownerId: number;
}

function beginOf({ begins }: SeedRoom, { now, timeZone }: Around): number {
  // To the minute: nobody plans a room by the second.
  if ('inMinutes' in begins) return Math.floor(now / MINUTE_MS) * MINUTE_MS + begins.inMinutes * MINUTE_MS;
  return dayBegins(addDays(dayOf(now, timeZone), begins.day), timeZone) + begins.hour * HOUR_MS;
}

const userOf = ({ colleagues, known, ownerId }: Placed, by: string | number): number =>
  (typeof by === 'string' ? known.get(by) : colleagues[by % colleagues.length]) ?? ownerId;

async function addPeople(placed: Placed) {
  const { begins, colleagues, handlers, known, ownerId, scope, seed } = placed;
  const { credits, id, minutes, neededMinutes, took } = seed;
  const rows = new Map<number, { from: number; to: number; remind?: boolean }>();
  if (took !== undefined) {
    rows.set(ownerId, { from: 0, to: minutes });
    // Nobody comes and leaves with everybody else; some leave too early for the credits.
    for (const [place, userId] of colleagues.slice(0, took.others).entries())
      rows.set(userId, { from: place % 6, to: minutes - ((place * 7) % 23) });
    for (const [account, from, to] of took.attended) rows.set(known.get(account) ?? ownerId, { from, to });
  }
  const came = [...rows].map(([userId, { from, to }]) => {
    const span = [begins + from * MINUTE_MS, begins + to * MINUTE_MS] as const;
    const earned = credits > 0 && userId !== ownerId && to - from >= neededMinutes;
    return {
      ...{ userId, spans: [span], presentMs: span[1] - span[0], enteredAt: new Date(span[0]) },
      earnedAt: earned ? new Date(span[0] + neededMinutes * MINUTE_MS) : null,
    };
  });
  const reminded = (seed.reminded ?? []).flatMap((account) => known.get(account) ?? []);
  const waiting = reminded.filter((userId) => !rows.has(userId)).map((userId) => ({ userId, remind: true }));
  const host = rows.has(ownerId) ? [] : [{ userId: ownerId }];
  for (const row of [...came, ...waiting, ...host]) {
    const role = row.userId === ownerId ? ('host' as const) : ('viewer' as const);
    const person = { ...row, role, roomId: id, begins: new Date(begins) };
    await scope.tx.insert(livePeople).values(scope.row(livePeople, person)).onConflictDoNothing();
  }
  for (const { earnedAt, userId } of came) {
    if (earnedAt === null) continue;
    const emit = emitter(handlers, noJobs, () => earnedAt.getTime());
    await emit(scope, creditsEarned, { userId, source: { type: 'live', id }, tenths: credits });
  }
}

async function addLines(placed: Placed) {
  const { begins, colleagues, now, scope, seed } = placed;
  const { id, lines, took } = seed;
  for (const [nth, line] of lines.entries()) {
    const userId = userOf(placed, line.by);
    const kind = line.wants === undefined ? ('chat' as const) : ('question' as const);
    // What was said in the past lies as far apart as the planned hour is longer than its film.
    const past = begins + ((nth + 1) * seed.minutes * MINUTE_MS) / (lines.length + 1);
    const filmed = took !== undefined && took.film !== '';
    const wanting = colleagues.filter((one) => one !== userId).slice(0, line.wants ?? 0);
    const [row] = await scope.tx
      .insert(liveLines)
      .values(
        scope.row(liveLines, {
          ...{ roomId: id, userId, kind, text: line.text, answered: line.answered ?? false },
          at: new Date(took === undefined ? now - line.at * MINUTE_MS : past),
          filmMs: filmed ? line.at * 1000 : null,
          wants: wanting.length,
        }),
      )
      .returning({ id: liveLines.id });
    if (row === undefined || wanting.length === 0) continue;
    await scope.tx
      .insert(liveWants)
      .values(wanting.map((one) => scope.row(liveWants, { lineId: row.id, userId: one })));
  }
}

type Pieces = readonly Omit<typeof livePieces.$inferInsert, 'eid'>[];

/** Adds a room of the demo with all that was said in it. */
export async function addRoom(around: Around, seed: SeedRoom, pieces: Pieces): Promise<void> {
  const { known, scope } = around;
  const ownerId = known.get(seed.host);
  if (ownerId === undefined) return;
  const begins = beginOf(seed, around);
  const ends = begins + seed.minutes * MINUTE_MS;
  const placed = { ...around, seed, begins, ownerId };
  const { credits, id, introduction, lines, took, title } = seed;
  const over =
    took === undefined ? {} : { startedAt: new Date(begins), endedAt: new Date(ends), toldAt: new Date(begins) };
  await scope.tx.insert(liveRooms).values(
    scope.row(liveRooms, {
      ...{ id, kind: 'open' as const, title, introduction, ownerId, credits, ...over },
      ...{ begins: new Date(begins), ends: new Date(ends), neededMs: seed.neededMinutes * MINUTE_MS },
      agenda: seed.agenda.map(([part, minute]) => ({ title: part, at: begins + minute * MINUTE_MS })),
      ...{ pieces: pieces.length, filmMs: pieces.length * seedPieceMs },
      lines: lines.length,
      questions: lines.filter(({ wants }) => wants !== undefined).length,
    }),
  );
  if (pieces.length > 0) await scope.tx.insert(livePieces).values(pieces.map((piece) => scope.row(livePieces, piece)));
  await addPeople(placed);
  await addLines(placed);
  for (const [nth, text] of [...seed.notices].reverse().entries()) {
    const at = took === undefined ? around.now - HOUR_MS : begins + nth * MINUTE_MS;
    const row = { roomId: id, userId: ownerId, text, at: new Date(at) };
    await scope.tx.insert(liveNotices).values(scope.row(liveNotices, row));
  }
}
