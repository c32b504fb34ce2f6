import type { CommunityTarget } from '@banyan/contracts/community';
import { Action } from '@banyan/core-screen';
import type { PostApi } from '../api/communityCalls.ts';

/** The like of a post or comment, as lists show it. */
export interface Praised {
  readonly praised: boolean;
  readonly praises: number;
}

export interface PraiseWish {
  readonly target: CommunityTarget;
  readonly id: number;
  readonly praised: boolean;
}

/** Key of a like: posts and comments have numbers of their own. */
export const praiseKey = (target: CommunityTarget, id: number) => `${target}-${id}`;

/**
 * Likes something or no longer: shown at once, undone when it fails. `read` finds it in the current view, `show` puts
 * the changed figures there.
 */
export function praising(
  api: Pick<PostApi, 'praise'>,
  read: (target: CommunityTarget, id: number) => Praised | undefined,
  show: (target: CommunityTarget, id: number, now: Praised) => void,
): Action<PraiseWish, Praised> {
  return new Action(
    ({ id, praised, target }, options) => api.praise({ target, id, praised: praised ? 'Y' : 'N' }, options),
    {
      of: ({ id, target }) => praiseKey(target, id),
      shownAtOnce: ({ id, praised, target }) => {
        const before = read(target, id);
        if (before === undefined || before.praised === praised) return () => undefined;
        show(target, id, { praised, praises: before.praises + (praised ? 1 : -1) });
        return () => show(target, id, { praised: before.praised, praises: before.praises });
      },
      done: ({ praised, praises }, { id, target }) => show(target, id, { praised, praises }),
    },
  );
}
