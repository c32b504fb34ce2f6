import { counterOfPart, partOfTask } from '@banyan/contracts/training';
import { itemFinished } from '../../effects/itemFinished.ts';
import { countersChanged } from '../../effects/countersChanged.ts';
import type { ItemFinished } from '../../effects/itemFinished.ts';
import { itemReopened } from '../../effects/takenBack.ts';
import { on, type EffectContext, type Handler } from '../../effects/effect.ts';

/** Finished and reopened items change the open tasks, and perhaps a programme: pages read their red points again. */
export const taskHandlers: readonly Handler[] = [on(itemFinished, recount), on(itemReopened, recount)];

function recount({ scope, emit }: EffectContext, { userId, kind }: ItemFinished): Promise<void> {
  const own = counterOfPart[partOfTask[kind]];
  return emit(scope, countersChanged, { userId, counters: [...new Set([own, 'traintask' as const])] });
}
