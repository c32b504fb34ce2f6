import { editPost, postDetail, postFeed, removePost } from '@banyan/contracts/community';
import { beforeAll, describe, expect, it } from 'vitest';
import { grams } from '../../text/grams.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { allRoutes } from '../index.ts';
import { communityPosts } from './community.schema.ts';
import { addPost } from './testing/addCommunity.ts';

const all = 1700;
/** By place from the newest: in every second, in a few of the first and one far behind, in two alone. */
const words: readonly (readonly [string, (place: number) => boolean])[] = [
  ['刀具', (place) => place % 2 === 0],
  ['夹具', (place) => place % 2 === 1],
  ['首件', (place) => place < 5 || place === 1650],
  ['热稳', (place) => place === 700 || place === 1690],
  ['calliper', (place) => place % 40 === 0],
];
const titleOf = (place: number) =>
  [`第 ${place} 帖`, ...words.flatMap(([word, has]) => (has(place) ? [word] : []))].join('，');

let world: World;
let author: number;
beforeAll(async () => {
  world = await openWorld(allRoutes, { eids: [1001, 1002] });
  author = await world.addLearner('author');
  const rows = Array.from({ length: all }, (_, place) => {
    const at = new Date(world.now - place * 60_000);
    const title = titleOf(place);
    const text = { title, body: '', plain: '', grams: grams(title) };
    const kind = 'topic' as const;
    return { kind, userId: author, ...text, state: 'shown' as const, at, activeAt: at, hot: all - place };
  });
  await world.in(1001, async (scope) => {
    for (let from = 0; from < all; from += 500)
      await scope.tx
        .insert(communityPosts)
        .values(rows.slice(from, from + 500).map((row) => scope.row(communityPosts, row)));
  });
});

/** Titles of all pages, in the given order. */
async function found(keyword: string, order: 'active' | 'new' | 'hot' = 'active') {
  const titles: string[] = [];
  let cursor = '';
  do {
    const input = { kind: 'topic' as const, order, category: 0, keyword, cursor, size: 50 };
    const page = await world.ask(postFeed, input, { userId: author });
    titles.push(...page.items.map(({ title }) => title));
    cursor = page.next ?? '';
  } while (cursor !== '');
  return titles;
}
const expected = (...keys: string[]) =>
  Array.from({ length: all }, (_, place) => place)
    .filter((place) => keys.every((key) => words.find(([word]) => word === key)?.[1](place)))
    .map(titleOf);

describe('a search of posts', () => {
  it.each(['刀具', '首件', '热稳', 'calliper', '刀具 首件', '刀具 夹具', '夹具 calliper'])(
    'finds all that have %s, in the order of the feed, page by page [CM-01]',
    async (keyword) => {
      for (const order of ['active', 'hot'] as const)
        expect(await found(keyword, order)).toEqual(expected(...keyword.split(' ')));
    },
  );

  it('takes the beginning of a word for it, and one character as it is [CM-01]', async () => {
    expect(await found('CALLI')).toEqual(expected('calliper'));
    expect(await found('稳')).toEqual(expected('热稳'));
  });

  it('follows what is posted, changed and removed, within its enterprise [CM-01]', async () => {
    const writer = { userId: await world.addLearner('writer') };
    const id = await addPost(world, writer.userId, { title: '镗孔', kind: 'topic' });
    const stranger = await world.addLearner('stranger', '', 1002);
    await addPost(world, stranger, { title: '镗孔，别家的' }, 1002);
    expect(await found('镗孔')).toEqual(['镗孔']);
    const change = { id, title: '铰孔', body: '', category: 0, images: [], media: '', revision: 1 };
    await world.ask(editPost, change, writer);
    expect([await found('镗孔'), await found('铰孔')]).toEqual([[], ['铰孔']]);
    await world.ask(removePost, { id }, writer);
    expect(await found('铰孔')).toEqual([]);
  });

  it('tells posts like one that is read, however old [CM-02]', async () => {
    const writer = { userId: await world.addLearner('alike') };
    const id = await addPost(world, writer.userId, { title: '首件甲乙', kind: 'topic' });
    const { related } = await world.ask(postDetail, { id, kind: 'topic' }, writer);
    // Of the six five are behind the thousand latest.
    expect(related.map(({ title }) => title)).toEqual([1650, 4, 3].map(titleOf));
  });
});
