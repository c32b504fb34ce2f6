import type { SeedPost } from './types.ts';

/** An older post in a few words: who, category, title, text, and what others wrote under it. */
export type OlderPost = readonly [
  by: string,
  category: number,
  title: string,
  body: string,
  ...comments: readonly (readonly [by: string, words: string])[],
];

/** Hours after a post at which others have written under it. */
const answeredAfter = [2, 7, 26];

/**
 * Posts of the weeks before those that are told at length, one about every nine hours. Of a question the first answer
 * is the best one.
 */
export const olderPosts = (kind: 'topic' | 'question', firstId: number, posts: readonly OlderPost[]): SeedPost[] =>
  posts.map(([by, category, title, body, ...comments], index) => ({
    id: firstId + index,
    ...{ by, category, title, body: [body] },
    hoursAgo: 250 + index * (kind === 'topic' ? 9 : 13),
    likes: (index * 5 + 2) % 9,
    comments: comments.map(([who, words], place) => ({
      ...{ by: who, words, after: answeredAfter[place] ?? 40, likes: (index + place) % 4 },
      ...(kind === 'question' && place === 0 && index % 3 !== 0 ? { best: true as const } : {}),
    })),
  }));
