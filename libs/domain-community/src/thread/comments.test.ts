import { describe, expect, it } from 'vitest';
import { makeComment, makeReply } from '../testing/posts.ts';
import { changed, namedIn, said, without, withReplies } from './comments.ts';

const comment = makeComment({ id: 1, replyCount: 5, replies: [makeReply({ id: 2 }), makeReply({ id: 3, at: 9e12 })] });

describe('comments', () => {
  it('changes a comment or one of its replies, and leaves others as they are [CM-04]', () => {
    expect(changed(comment, 1, { praises: 3 }).praises).toBe(3);
    expect(said([changed(comment, 2, { praised: true })], 2)?.praised).toBe(true);
    expect(changed(comment, 9, { praises: 3 })).toBe(comment);
  });

  it('loses a reply and counts one less', () => {
    expect(without(comment, 2)).toMatchObject({ replyCount: 4, replies: [{ id: 3 }] });
    expect(without(comment, 9)).toBe(comment);
  });

  it('takes more replies once each, oldest first', () => {
    const more = [makeReply({ id: 3, at: 9e12 }), makeReply({ id: 4, at: 1 })];
    expect(withReplies(comment, more).replies.map(({ id }) => id)).toEqual([4, 2, 3]);
  });

  it('mentions those alone whose names are still in the text, of one name as many as are there [CM-03]', () => {
    const [chen, ma] = [
      { id: 5, name: '陈国栋' },
      { id: 6, name: '马志强' },
    ];
    const other = { ...chen, id: 7 };
    expect(namedIn('请 @陈国栋 看看', [chen, ma])).toEqual([chen]);
    expect(namedIn('请 @陈国栋 和 @陈国栋 看看', [chen, other])).toEqual([chen, other]);
    expect(namedIn('请 @陈国栋 看看', [chen, other])).toEqual([other]);
  });
});
