import { type CallInput, type CallOutput } from '@banyan/contracts';
import { roomLimits, type enterRoom, type roomDetail } from '@banyan/contracts/live';
import { timingSafeEqual } from 'node:crypto';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner, StepContext } from '../../http/context.ts';
import type { PersonRow, RoomRow } from './liveRoom.schema.ts';
import { countPeople, heldPerson, setPerson } from './people.ts';
import { refused } from './refuse.ts';
import { isHere, isInvited, isLocked, personIn, roomById, stateOf } from './rooms.ts';
import { roomNow } from './sight.ts';

/** Wrong passwords count for so long, ms. */
const triesMs = 900_000;

/** A room for any viewer. */
export const readRoom = (
  ctx: CallContext,
  { id }: CallInput<typeof roomDetail>,
): Promise<CallOutput<typeof roomDetail>> => roomNow(ctx, id);

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Number of the person's recent wrong passwords. */
function triesOf({ tries, triedAt }: PersonRow, now: number): number {
  return triedAt !== null && now - triedAt.getTime() < triesMs ? tries : 0;
}

/** Refuses entry to a room that is over and has no film, and to a booked room without a free place. */
async function refuseEntry(scope: TenantScope, room: RoomRow, person: PersonRow | null, now: number): Promise<void> {
  const state = stateOf(room, now);
  if (state === 'ended' || state === 'cancelled') throw refused('state');
  if (room.kind === 'open' || state === 'playback' || (person !== null && isHere(person, now))) return;
  const { inRoom } = await countPeople(scope, room, now);
  if (inRoom >= roomLimits.members + roomLimits.hosts) throw refused('full');
}

/** Outcome of a password: it opens the room, or the reason why not. */
type Outcome = 'in' | 'password' | 'tries';

async function tryPassword(scope: TenantScope, held: PersonRow, right: string, given: string, now: number) {
  const tries = triesOf(held, now);
  if (tries >= roomLimits.tries) return 'tries' satisfies Outcome;
  if (isSame(given, right)) return 'in' satisfies Outcome;
  // An empty one is no guess: the page asks for it.
  if (given !== '')
    await setPerson(scope, held, { tries: tries + 1, triedAt: tries === 0 ? new Date(now) : held.triedAt });
  return 'password' satisfies Outcome;
}

/**
 * Enters. A wrong password is counted although the call is refused, so the count has a transaction of its own, which
 * locks the person's row: of concurrent guesses each counts.
 */
export async function enter(
  ctx: StepContext<Learner>,
  { id, password }: CallInput<typeof enterRoom>,
): Promise<CallOutput<typeof enterRoom>> {
  const { inTenant, viewer } = ctx;
  const now = ctx.now();
  const outcome = await inTenant(async (scope): Promise<Outcome> => {
    const room = await roomById({ scope, viewer }, id);
    const person = await personIn(scope, id, viewer.userId);
    if (!isInvited(room, person, viewer)) throw refused('notInvited');
    await refuseEntry(scope, room, person, now);
    const held = await heldPerson(scope, room, viewer.userId);
    if (isLocked(room, held, viewer)) {
      const tried = await tryPassword(scope, held, room.password, password, now);
      if (tried !== 'in') return tried;
    }
    await setPerson(scope, held, { enteredAt: held.enteredAt ?? new Date(now), tries: 0 });
    return 'in';
  });
  if (outcome !== 'in') throw refused(outcome);
  return inTenant((scope) => roomNow({ ...ctx, scope }, id));
}
