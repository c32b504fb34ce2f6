import type { JobMap, TalentPost, TalentPostDetail } from '@banyan/contracts/talent';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable, runInAction } from 'mobx';
import { talentCalls, type TalentApi } from '../api/talentCalls.ts';
import type { TalentEnvironment } from '../talent.environment.ts';

type Liked = Pick<TalentPost, 'likes' | 'liked'>;

/** The job map, the post in view, the goal and likes. */
export class JobMapStore {
  readonly map: Request<JobMap>;
  readonly post: Request<TalentPostDetail, number>;
  readonly aiming: Action<number, JobMap>;
  readonly liking: Action<{ readonly id: number; readonly like: boolean }, Liked>;
  /** Post that the address names; 0: none. */
  asked = 0;

  constructor(api: TalentApi) {
    this.map = new Request((_, options) => api.map({}, options));
    this.post = new Request((id, options) => api.post({ id }, options));
    this.aiming = new Action((id, options) => api.aim({ id }, options), { done: (map) => this.map.set(map) });
    this.liking = new Action(({ id, like }, options) => api.like({ id, like: like ? 'Y' : 'N' }, options), {
      shownAtOnce: ({ id, like }) => {
        const before = this.likesOf(id);
        this.setLikes(id, { liked: like, likes: before.likes + (like ? 1 : -1) });
        return () => this.setLikes(id, before);
      },
      done: (answer, { id }) => this.setLikes(id, answer),
    });
    makeAutoObservable(this, { map: false, post: false, aiming: false, liking: false });
  }

  /** Opens the map with the requested post, else the goal, else the viewer's own. */
  async show(asked: number): Promise<void> {
    this.asked = asked;
    if (asked > 0) void this.post.load(asked);
    await this.map.show();
    const { shown } = this;
    if (asked === 0 && shown > 0) await this.post.load(shown);
  }

  leave(): void {
    this.map.leave();
    this.post.leave();
  }

  /** Post that is shown below the map; 0: none. */
  get shown(): number {
    const map = this.map.value;
    return this.asked || map?.mine?.aim || map?.mine?.post || map?.lines[0]?.posts[0]?.id || 0;
  }

  get posts(): readonly TalentPost[] {
    return this.map.value?.lines.flatMap(({ posts }) => posts) ?? [];
  }

  find(id: number | null | undefined): TalentPost | undefined {
    return this.posts.find((post) => post.id === id);
  }

  likesOf(id: number): Liked {
    const { likes = 0, liked = false } = this.find(id) ?? this.post.value?.post ?? {};
    return { likes, liked };
  }

  private setLikes(id: number, likes: Liked): void {
    runInAction(() => {
      const map = this.map.value;
      if (map !== null) {
        const lines = map.lines.map((line) => ({
          ...line,
          posts: line.posts.map((post) => (post.id === id ? { ...post, ...likes } : post)),
        }));
        this.map.set({ ...map, lines });
      }
      const detail = this.post.value;
      if (detail?.post.id === id) this.post.set({ ...detail, post: { ...detail.post, ...likes } });
    });
  }
}

export const makeJobMapStore = ({ http }: TalentEnvironment) => new JobMapStore(apiOf(http, talentCalls));
