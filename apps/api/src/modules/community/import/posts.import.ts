import type { FileKind } from '../../../platform/fileKind.ts';
import { checkPosts, type PostsFound } from './checkPosts.ts';
import { postsShape, type WrittenPosts } from './posts.shape.ts';
import { writePost, type PostAround } from './writePost.ts';

/** Questions of the demo have ids behind its topics. */
const questionsAfter = 100;

/** Topics and questions with their comments: `npm run import -- posts posts.yaml --eid 1001`. */
export const postsKind = (ports: PostAround['ports']): FileKind<WrittenPosts, PostsFound> => ({
  name: 'posts',
  about: 'Adds topics and questions by those who wrote them, with comments and likes.',
  shape: postsShape,
  check: checkPosts,
  async write({ demo, now, scope }, _, { known, people, posts }) {
    for (const one of posts)
      await writePost(
        { scope, now, people, ports },
        one,
        demo?.firstId === undefined
          ? undefined
          : demo.firstId + one.index + (one.kind === 'question' ? questionsAfter : 0),
      );
    return `posts: ${posts.length} are new, ${known} as they were.`;
  },
});
