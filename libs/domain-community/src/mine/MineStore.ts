import type { CallOutput } from '@banyan/contracts';
import type { OwnPost, ownPosts, OwnPostTab } from '@banyan/contracts/community';
import { apiOf, PagedList } from '@banyan/core-screen';
import { mineCalls, postCalls, type MineApi, type PostApi } from '../api/communityCalls.ts';
import type { CommunityEnvironment } from '../community.environment.ts';
import { praising } from '../shared/Praising.ts';

/** The reader's posts, questions, answers and likes. */
export class MineStore {
  readonly list: PagedList<OwnPost, OwnPostTab, CallOutput<typeof ownPosts>>;
  readonly praise: ReturnType<typeof praising>;

  constructor(api: MineApi, post: Pick<PostApi, 'praise'>) {
    this.list = new PagedList((tab, cursor, options) => api.list({ tab, cursor }, options), {
      id: ({ answer, post: { id } }) => (answer === null ? id : `${id}-${answer.id}`),
    });
    const rowsOf = (id: number) => this.list.rows.filter((row) => row.post.id === id);
    this.praise = praising(
      post,
      (_, id) => rowsOf(id)[0]?.post,
      (_, id, now) => {
        for (const row of rowsOf(id)) this.list.replace({ ...row, post: { ...row.post, ...now } });
      },
    );
  }

  show(tab: OwnPostTab): void {
    void this.list.show(tab);
  }

  leave(): void {
    this.list.leave();
  }
}

export const makeMineStore = ({ http }: CommunityEnvironment) =>
  new MineStore(apiOf(http, mineCalls), apiOf(http, postCalls));
