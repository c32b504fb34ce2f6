import { v } from '@banyan/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { messageSent } from '../../../effects/messageSent.ts';
import { called, departments, each, words } from '../../../import/shape.ts';
import type { Bringing } from '../../../platform/bringing.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../../platform/enterprise.ts';
import type { FileKind } from '../../../platform/fileKind.ts';
import { messages } from '../messages.schema.ts';
import { audienceMembers } from '../../../platform/audience/audience.schema.ts';

const list = 'messages';
const sourceType = 'notice';

/** A message to people, as a file describes it. */
const message = v.strictObject({
  /** Key, so that the same one again changes it. */
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/, 'Write letters and digits alone.')),
  title: words(100),
  text: words(2000),
  /** The sender. */
  from: words(60),
  /** Receivers: everybody, those of departments, or accounts. */
  departments,
  people: v.optional(v.pipe(v.array(called), v.minLength(1), v.maxLength(20_000), each('account'))),
});
const shape = v.strictObject({ [list]: v.pipe(v.array(message), v.minLength(1), v.maxLength(100)) });
type Written = v.InferOutput<typeof shape>;

interface Ready {
  readonly id: string;
  readonly userIds: readonly number[];
  readonly params: Readonly<Record<'title' | 'text' | 'from', ReturnType<Bringing['localise']>>>;
}

async function recipients(
  at: Bringing,
  { departments: named, people }: Written['messages'][number],
  index: number,
): Promise<readonly number[]> {
  const { scope } = at;
  if (people !== undefined) {
    if (named !== undefined)
      at.fault([list, index, 'people'], 'It goes to departments and to accounts.', 'Leave one out.');
    const ids: number[] = [];
    for (const [nth, account] of people.entries()) {
      const id = await at.account([list, index, 'people', nth], account);
      if (id !== null) ids.push(id);
    }
    return ids;
  }
  const audienceId = await at.audience([list, index], named);
  const rows = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(
      scope.only(
        users,
        eq(users.locked, false),
        audienceId === null
          ? undefined
          : inArray(
              users.id,
              scope.tx
                .select({ id: audienceMembers.userId })
                .from(audienceMembers)
                .where(scope.only(audienceMembers, eq(audienceMembers.audienceId, audienceId))),
            ),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Messages of administrators: `npm run import -- messages messages.yaml --eid 1001`. */
export const messagesKind: FileKind<Written, readonly Ready[]> = {
  name: 'messages',
  about: 'Sends messages of administrators; the same one again goes to whoever is new, changed words to all.',
  shape,
  async check(at, written) {
    const { adminMessages } = await loadEnterprise(at.scope);
    if (!adminMessages)
      at.fault(
        [],
        'The administrators of this enterprise write no messages.',
        'Let them: "admin_messages: true" of the enterprise.',
      );
    const ready: Ready[] = [];
    for (const [index, one] of written[list].entries()) {
      if (ready.some(({ id }) => id === one.key))
        at.fault([list, index, 'key'], `"${one.key}" stands here twice.`, 'Give each its own.');
      const params = { title: at.localise(one.title), text: at.localise(one.text), from: at.localise(one.from) };
      ready.push({ id: one.key, params, userIds: await recipients(at, one, index) });
    }
    return ready;
  },
  async write({ emit, scope }, _, ready) {
    const told: string[] = [];
    for (const { id, params, userIds } of ready) {
      const there = and(eq(messages.kind, 'admin'), eq(messages.sourceType, sourceType), eq(messages.sourceId, id));
      const [former] = await scope.tx
        .select({ params: messages.params })
        .from(messages)
        .where(scope.only(messages, there))
        .limit(1);
      const again = former !== undefined && !isDeepStrictEqual(former.params, params);
      await emit(scope, messageSent, { userIds, kind: 'admin', source: { type: sourceType, id }, params, again });
      told.push(`${params.title.zh_cn}: ${userIds.length} ${userIds.length === 1 ? 'person' : 'people'}.`);
    }
    return told.join('\n');
  },
};
