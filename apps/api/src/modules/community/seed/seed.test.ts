import { describe, expect, it } from 'vitest';
import { hengchuanCommunity } from './hengchuan.ts';
import { larkfieldCommunity } from './larkfield.ts';

describe.each([
  ['the manufacturer', hengchuanCommunity],
  ['the retailer', larkfieldCommunity],
])('the demo community of %s', (_name, { categories, questions, topics }) => {
  it('has sixty topics and forty questions, no two alike [CM-01] [CM-02]', () => {
    expect([topics.length, questions.length]).toEqual([60, 40]);
    const posts = [...topics, ...questions];
    expect(new Set(posts.map(({ id }) => id)).size).toBe(100);
    expect(new Set(posts.map(({ title }) => title)).size).toBe(100);
    for (const { category } of posts) expect(categories.map(({ id }) => id)).toContain(category);
  });

  it('has nothing of the learner who has begun nothing [CM-01]', () => {
    expect(JSON.stringify([topics, questions])).not.toContain('孙立军');
  });

  it('has nobody who answers their own question [CM-02]', () => {
    for (const { by, comments = [] } of questions) expect(comments.map((one) => one.by)).not.toContain(by);
  });
});
