import { counterOfPart, partOfTask } from '@banyan/contracts';
import { itemFinished } from '../../effects/itemFinished.ts';
import { countersChanged } from '../../effects/countersChanged.ts';
import { on, type Handler } from '../../effects/effect.ts';

/** What is finished is no longer to be done, and may have brought a programme on: open pages read their red points anew. [SH-11] */
export const taskHandlers: readonly Handler[] = [
  on(itemFinished, ({ scope, emit }, { userId, kind }) => {
    const own = counterOfPart[partOfTask[kind]];
    return emit(scope, countersChanged, { userId, counters: [...new Set([own, 'traintask' as const])] });
  }),
];
