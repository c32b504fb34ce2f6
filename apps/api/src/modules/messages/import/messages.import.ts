import { v } from '@banyan/contracts';
import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { forWhom } from '../../../import/audience.shape.ts';
import { called, each, words } from '../../../import/shape.ts';
import type { Bringing } from '../../../platform/bringing.ts';
import { loadEnterprise } from '../../../platform/enterprise.ts';
import type { FileKind } from '../../../platform/fileKind.ts';
import { readersOf, sendAnnouncement } from '../announcements.ts';
import { announcements } from '../messages.schema.ts';

const list = 'messages';

/** A message to people, as a file describes it. */
const message = v.strictObject({
  /** Key, so that the same one again changes it. */
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/, 'Write letters and digits alone.')),
  title: words(100),
  text: words(2000),
  /** The sender. */
  from: words(60),
  /** Receivers: everybody, those of an audience, or accounts. */
  ...forWhom,
  people: v.optional(v.pipe(v.array(called), v.minLength(1), v.maxLength(20_000), each('account'))),
});
const shape = v.strictObject({ [list]: v.pipe(v.array(message), v.minLength(1), v.maxLength(100)) });
type Written = v.InferOutput<typeof shape>;

interface Ready {
  readonly id: string;
  readonly audienceId: number | null;
  readonly params: Readonly<Record<'title' | 'text' | 'from', ReturnType<Bringing['localise']>>>;
}

/** Id of the audience of a message; null: everybody. */
function audienceOf(
  at: Bringing,
  { audience, departments, people }: Written['messages'][number],
  index: number,
): Promise<number | null> {
  const path = [list, index];
  if (people === undefined) return at.audience(path, { audience, departments });
  if (departments !== undefined || audience !== undefined)
    at.fault([...path, 'people'], 'It goes to an audience and to accounts.', 'Leave one out.');
  return at.audience(path, { audience: { people } });
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
      ready.push({ id: one.key, params, audienceId: await audienceOf(at, one, index) });
    }
    return ready;
  },
  async write({ emit, now, scope }, _, ready) {
    const told: string[] = [];
    for (const { audienceId, id: key, params } of ready) {
      const [former] = await scope.tx
        .select({ params: announcements.params })
        .from(announcements)
        .where(scope.only(announcements, eq(announcements.key, key)));
      await scope.tx
        .insert(announcements)
        .values(scope.row(announcements, { key, params, audienceId, at: new Date(now) }))
        .onConflictDoUpdate({ target: [announcements.eid, announcements.key], set: { params, audienceId } });
      const again = former !== undefined && !isDeepStrictEqual(former.params, params);
      const userIds = await readersOf(scope, audienceId);
      await sendAnnouncement({ emit, scope }, { key, params }, { userIds, again });
      told.push(`${params.title.zh_cn}: ${userIds.length} ${userIds.length === 1 ? 'person' : 'people'}.`);
    }
    return told.join('\n');
  },
};
