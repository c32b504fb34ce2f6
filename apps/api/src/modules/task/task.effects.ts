import { counterOfPart, partOfTask } from '@banyan/contracts/training';
import { itemFinished } from '../../effects/itemFinished.ts';
import { countersChanged } from '../../effects/countersChanged.ts';
import type { ItemFinished } from '../../effects/itemFinished.ts';
import { itemReopened } from '../../effects/takenBack.ts';
import { on, type EffectContext, type Handler } from '../../effects/effect.ts';

/** What is finished is no longer to be done, what is reopened is, and both may have brought a programme on: open pages read their red points anew. */
export const taskHandlers: readonly Handler[] = [on(itemFinished, recount), on(itemReopened, recount)];

function recount({ scope, emit }: EffectContext, { userId, kind }: ItemFinished): Promise<void> {
  const own = counterOfPart[partOfTask[kind]];
  return emit(scope, countersChanged, { userId, counters: [...new Set([own, 'traintask' as const])] });
}
