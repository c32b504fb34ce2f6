import { talentWays } from '@banyan/contracts/talent';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { TenantTable } from '../../../db/tenant.ts';
import type { YamlPath } from '../../../import/yaml.ts';
import type { Bringing, FindThings } from '../../../platform/bringing.ts';
import type { FileKind } from '../../../platform/fileKind.ts';
import { talentAbilities, talentLines, talentPosts, type AbilityWay } from '../talent.schema.ts';
import { talentShape, type TalentFound, type WrittenTalent } from './talent.shape.ts';
import { writeTalent } from './writeTalent.ts';

const titled = async (
  { scope }: Bringing,
  table: TenantTable & { readonly id: PgColumn; readonly title: PgColumn },
) => {
  const rows = await scope.tx
    .select({ id: sql<number>`${table.id}::int8`.mapWith(Number), title: sql<string>`${table.title} ->> 'zh_cn'` })
    .from(table)
    .where(scope.only(table));
  return new Map(rows.map(({ id, title }) => [title, id]));
};

function refuseTwins(at: Bringing, named: readonly { readonly title: string; readonly path: YamlPath }[]): void {
  const seen = new Set<string>();
  for (const { path, title } of named) {
    if (seen.has(title)) at.fault(path, `"${title}" stands here twice.`, 'Give each its own title.');
    seen.add(title);
  }
}

const postsOf = ({ lines }: WrittenTalent) =>
  lines.flatMap((line, at) =>
    line.posts.map((post, no) => ({ line, post, path: ['lines', at, 'posts', no] as const })),
  );

/** Records unknown names, and levels that two posts would occupy. */
function checkNames(
  at: Bringing,
  written: WrittenTalent,
  found: Pick<TalentFound, 'abilities' | 'lines' | 'posts'>,
): void {
  const abilities = new Set([...found.abilities.keys(), ...written.abilities.map(({ title }) => title.zh)]);
  const posts = new Set([...found.posts.keys(), ...postsOf(written).map(({ post }) => post.title.zh)]);
  const known = (names: ReadonlySet<string>, what: string, name: string, path: YamlPath) => {
    if (!names.has(name))
      at.fault(path, `There is no ${what} "${name}".`, `Name one of the file, or of the enterprise.`);
  };
  const own = new Set(postsOf(written).map(({ post }) => post.title.zh));
  for (const { line, path, post } of postsOf(written)) {
    for (const name of Object.keys(post.asks)) known(abilities, 'ability', name, [...path, 'asks', name]);
    for (const [index, name] of post.leads_to.entries()) known(posts, 'post', name, [...path, 'leads_to', index]);
    const twin = line.posts.find((one) => one !== post && one.level === post.level);
    const lineId = found.lines.get(line.title.zh);
    const stands = [...found.posts].find(
      ([title, one]) => one.lineId === lineId && one.level === post.level && title !== post.title.zh,
    );
    if (twin !== undefined)
      at.fault(
        [...path, 'level'],
        `"${twin.title.zh}" stands on level ${post.level} too.`,
        'Give each post its own level.',
      );
    else if (stands !== undefined)
      at.fault(
        [...path, 'level'],
        `"${stands[0]}" stands on level ${post.level} already.`,
        own.has(stands[0]) ? 'Move that one first, by a file of its own.' : 'Choose another level.',
      );
  }
  for (const [index, { levels, post }] of written.people.entries()) {
    known(posts, 'post', post, ['people', index, 'post']);
    for (const [nth, { ability }] of levels.entries())
      known(abilities, 'ability', ability, ['people', index, 'levels', nth, 'ability']);
  }
}

async function waysOf(at: Bringing, find: FindThings, { abilities }: WrittenTalent): Promise<AbilityWay[][]> {
  const all: AbilityWay[][] = [];
  for (const [index, { ways }] of abilities.entries()) {
    const own: AbilityWay[] = [];
    for (const [nth, way] of ways.entries()) {
      const path = ['abilities', index, 'ways', nth];
      const [kind, ...others] = talentWays.filter((one) => way[one] !== undefined);
      const named = kind === undefined ? undefined : way[kind];
      if (kind === undefined || named === undefined || others.length > 0)
        at.fault(path, 'A way names one thing.', 'Write "course" or "sparring" with its id or title.');
      else own.push({ kind, id: (await at.thing([...path, kind], find, kind, named)) ?? 0, level: way.level });
    }
    all.push(own);
  }
  return all;
}

/** The job map: `npm run import -- talent talent.yaml --eid 1001`. */
export const talentKind = (find: FindThings): FileKind<WrittenTalent, TalentFound> => ({
  name: 'talent',
  about: 'Adds lines of posts, the abilities that they ask for and who stands where, or changes them by their titles.',
  shape: talentShape,
  async check(at, written) {
    const { scope } = at;
    refuseTwins(
      at,
      written.abilities.map(({ title }, index) => ({ title: title.zh, path: ['abilities', index, 'title'] })),
    );
    refuseTwins(
      at,
      written.lines.map(({ title }, index) => ({ title: title.zh, path: ['lines', index, 'title'] })),
    );
    refuseTwins(
      at,
      postsOf(written).map(({ path, post }) => ({ title: post.title.zh, path: [...path, 'title'] })),
    );
    const rows = await scope.tx.select().from(talentPosts).where(scope.only(talentPosts));
    const found = {
      abilities: await titled(at, talentAbilities),
      lines: await titled(at, talentLines),
      posts: new Map(rows.map((row) => [row.title.zh_cn, row])),
    };
    checkNames(at, written, found);
    const people: number[] = [];
    for (const [index, { account, levels, since }] of written.people.entries()) {
      people.push((await at.account(['people', index, 'account'], account)) ?? 0);
      at.moment(['people', index, 'since'], since);
      for (const [nth, { on }] of levels.entries()) at.moment(['people', index, 'levels', nth, 'on'], on);
    }
    return { ...found, people, ways: await waysOf(at, find, written) };
  },
  write: writeTalent,
});
