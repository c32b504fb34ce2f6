import { on, type Handler } from '../../effects/effect.ts';
import { itemFinished } from '../../effects/itemFinished.ts';
import { itemReopened } from '../../effects/takenBack.ts';
import { advance, reopen } from './advance.ts';

/** Programmes advance by things finished elsewhere, never by hand. */
export const trainingHandlers: readonly Handler[] = [
  on(itemFinished, ({ scope, now, emit }, event) => advance({ scope, now, emit }, event)),
  on(itemReopened, ({ scope, now, emit }, event) => reopen({ scope, now, emit }, event)),
];
