import type { ItemType } from './questionnaire.choices.ts';
import type { ItemValue } from './questionnaire.rules.ts';

/** A jump from a question over others. The first one whose range holds an answer counts. */
export interface Jump {
  /** Least number that jumps: index of an option, star, score, age; null with `to`: every other answer, and none. */
  readonly from: number | null;
  /** Greatest number that jumps. */
  readonly to: number | null;
  /** Id of the later question where it goes on; `end`: there is none. */
  readonly go: string;
}

/** Fields of a question that its branching uses. */
interface Branching {
  readonly id: string;
  readonly type: ItemType;
  readonly options: readonly unknown[];
  readonly jumps: readonly Jump[];
}

/** End of a questionnaire, as the aim of a jump. */
export const endOfSheet = 'end';

/** Types of questions from which a jump may go: their answers are single numbers. */
export const jumpingTypes = [
  'single',
  'multiple',
  'sex',
  'star',
  'score',
  'age',
] as const satisfies readonly ItemType[];

/** Whether jumps may go from a question: a score of several options has no one number. */
export const mayJump = ({ options, type }: Pick<Branching, 'options' | 'type'>): boolean =>
  jumpingTypes.some((one) => one === type) && (type !== 'score' || options.length === 0);

const takes = ({ from, to }: Jump, numbers: readonly number[]) =>
  from === null || to === null || numbers.some((number) => from <= number && number <= to);

/** Index of the question after one, for an answer; past the last one at the end. Jumps that go nowhere are none. */
function nextOf(items: readonly Branching[], at: number, numbers: readonly number[]): number {
  const item = items[at];
  const jump = item !== undefined && mayJump(item) ? item.jumps.find((one) => takes(one, numbers)) : undefined;
  return jump === undefined ? at + 1 : aimOf(items, at, jump);
}

function aimOf(items: readonly Branching[], at: number, { go }: Jump): number {
  if (go === endOfSheet) return items.length;
  const aim = items.findIndex(({ id }) => id === go);
  return aim > at ? aim : at + 1;
}

/** The questions that somebody is asked who answers so, in order. Used by portal and server. */
export function pathOf<Item extends Branching>(
  items: readonly Item[],
  valueOf: (id: string) => Pick<ItemValue, 'numbers'>,
): Item[] {
  const path: Item[] = [];
  for (let at = 0; at < items.length;) {
    const item = items[at];
    if (item === undefined) break;
    path.push(item);
    at = nextOf(items, at, valueOf(item.id).numbers);
  }
  return path;
}

/** A jump that leads nowhere: back, or to a question that is gone; or a question that no answer leads to. */
export interface BranchFault {
  /** Id of the question. */
  readonly id: string;
  readonly rule: 'backwards' | 'goneAim' | 'unreachable' | 'noJumps' | 'emptyRange';
}

/** The numbers that a question can be answered with, where they are few enough to name; null: any. */
function rangeOf({ options, type }: Branching): readonly [from: number, to: number] | null {
  if (type === 'single' || type === 'multiple') return [0, options.length - 1];
  if (type === 'sex') return [0, 2];
  return type === 'star' ? [1, 5] : null;
}

/** Whether every answer jumps: an optional question may be left out, and several options may be chosen together. */
const alwaysJumps = (item: Branching) =>
  mayJump(item) && item.jumps.some(({ from, to }) => from === null || to === null);

/** Faults of the branching of a questionnaire: circles, dead ends, and questions that nobody would be asked. */
export function branchFaults(items: readonly Branching[]): BranchFault[] {
  const faults: BranchFault[] = [];
  const reached = new Set([0]);
  for (const [at, item] of items.entries()) {
    const { id, jumps } = item;
    if (jumps.length > 0 && !mayJump(item)) faults.push({ id, rule: 'noJumps' });
    const range = rangeOf(item);
    for (const jump of mayJump(item) ? jumps : []) {
      const aim = items.findIndex((one) => one.id === jump.go);
      if (jump.go !== endOfSheet && aim < 0) faults.push({ id, rule: 'goneAim' });
      else if (jump.go !== endOfSheet && aim <= at) faults.push({ id, rule: 'backwards' });
      if (
        jump.from !== null &&
        jump.to !== null &&
        (jump.from > jump.to || (range !== null && (jump.from > range[1] || jump.to < range[0])))
      )
        faults.push({ id, rule: 'emptyRange' });
      if (reached.has(at)) reached.add(aimOf(items, at, jump));
    }
    if (reached.has(at) && !alwaysJumps(item)) reached.add(at + 1);
  }
  for (const [at, { id }] of items.entries()) if (!reached.has(at)) faults.push({ id, rule: 'unreachable' });
  return faults;
}
