import {
  communityLimits,
  postComments,
  postDetail,
  postFeed,
  publishPost,
  reportCommunity,
  reportedItems,
  writeComment,
} from '@banyan/contracts/community';
import { conversationLines, messageList, privateLength, sendPrivate, socialMessages } from '@banyan/contracts/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { attackLines } from '../../text/testing/attacks.ts';
import { strange } from '../../text/testing/strange.ts';
import { allRoutes } from '../index.ts';
import { mailHtml, type MailContent } from '../messages/mail/letter.ts';

/** The database keeps no zero bytes: a text with one is refused by the envelope. */
const kept = attackLines.filter((line) => !line.includes('\0'));

/** As few texts as have room for all of them, each unchanged. */
function joined(most: number): string[] {
  const texts = [''];
  for (const line of kept) {
    const longer = `${texts.at(-1)}\n${line}`.trim();
    if (privateLength(longer) <= most) texts[texts.length - 1] = longer;
    else texts.push(line.trim());
  }
  return texts;
}

let world: World;
let writer: Asker;
let reader: Asker;
const inbox = { unread: 'N', keyword: '', size: 50 } as const;

beforeAll(async () => {
  world = await openWorld(allRoutes);
  [writer, reader] = [{ userId: await world.addLearner('writer') }, { userId: await world.addLearner('reader') }];
});
const post = (title: string, body = '') =>
  world.ask(
    publishPost,
    { kind: 'question', title, body, category: 0, images: [], media: '', reward: 0, remind: 'N' },
    writer,
  );
/** Every text that a title, as one line, is made of. */
const asLine = (text: string) => text.replaceAll(/[^\S\n]+/g, ' ').trim();

describe('two hundred ways to break out of a text', () => {
  it('stay words in titles and bodies of posts, and in what lists and messages say of them [CM-01]', async () => {
    for (const text of joined(communityLimits.questionTitle)) {
      // Mentioned people exist.
      const { id } = await post(text, text.replaceAll('data-mention="7', `data-mention="${reader.userId}`));
      const detail = await world.ask(postDetail, { kind: 'question', id }, reader);
      expect(detail.post.title).toBe(asLine(text));
      expect(strange(detail.body)).toBe('');
      const feed = await world.ask(postFeed, { kind: 'question', order: 'new', category: 0, keyword: '' }, reader);
      expect(feed.items.find((one) => one.id === id)?.title).toBe(asLine(text));
      await world.ask(writeComment, { post: id, parent: 0, words: '先量', mentions: [] }, reader);
    }
    const told = await world.ask(socialMessages, { ...inbox, box: 'comment' }, writer);
    expect(told.items).toHaveLength(joined(communityLimits.questionTitle).length);
  });

  it('stay words in answers, replies and what is reported of them [CM-04]', async () => {
    const { id } = await post('先查刀还是先查夹具');
    for (const words of joined(communityLimits.comment)) {
      // The limit of reports in a day is another test’s.
      world.now += 2 * 3_600_000;
      const said = await world.ask(writeComment, { post: id, parent: 0, words, mentions: [] }, reader);
      const parent = said.comment?.id ?? 0;
      const { reply } = await world.ask(writeComment, { post: id, parent, words, mentions: [] }, writer);
      expect([said.comment?.words, reply?.words]).toEqual([words, words]);
      await world.ask(reportCommunity, { target: 'comment', id: parent, because: 'spam' }, writer);
    }
    const found = await world.ask(postComments, { post: id, order: 'new', size: 50 }, writer);
    expect(found.items.flatMap(({ replies, words }) => [words, ...replies.map((one) => one.words)])).toEqual(
      joined(communityLimits.comment)
        .toReversed()
        .flatMap((words) => [words, words]),
    );
    const desk = await world.ask(reportedItems, { size: 50 }, await world.addPerson('admin'));
    expect(desk.items.map(({ words }) => words)).toEqual(joined(communityLimits.comment));
  });

  it('stay words in conversations and in the message that stands for one [ME-02]', async () => {
    const lines = joined(300);
    let id = 0;
    for (const [at, words] of lines.entries()) {
      const client = `attack-${String(at).padStart(12, '0')}`;
      world.now += 4000;
      const sent = await world.ask(sendPrivate, { person: reader.userId ?? 0, words, client_id: client }, writer);
      expect(sent.sent.text).toBe(words);
      const own = await world.ask(messageList, { ...inbox, box: 'own', about: 'all' }, reader);
      expect(own.items[0]?.text).toBe(words);
      id = own.items[0]?.id ?? 0;
    }
    const shown = await world.ask(conversationLines, { id, size: 50 }, reader);
    expect(shown.items.map(({ text }) => text)).toEqual(lines.toReversed());
  });

  it('stay words in a mail [ME-01]', () => {
    const letter = (title: string) => {
      const content: MailContent = {
        ...{ language: 'zh_cn', color: '#0a5', portal: title, greeting: title, before: title, why: title },
        items: [{ title, text: title, bars: null }],
        open: { label: title, href: 'https://portal.test/main/message' },
        stop: { label: title, href: 'https://portal.test/unsubscribe?t=x' },
        ...{ days: [title], colon: title, space: ' ' },
        length: () => title,
      };
      return mailHtml(content);
    };
    const tagsOf = (html: string) => html.match(/<[^>]*>/g);
    for (const line of attackLines) expect(tagsOf(letter(line))).toEqual(tagsOf(letter('x')));
  });
});
