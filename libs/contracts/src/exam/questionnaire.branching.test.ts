import { describe, expect, it } from 'vitest';
import { branchFaults, pathOf, type Jump } from './questionnaire.branching.ts';
import type { ItemType } from './questionnaire.choices.ts';

const item = (id: string, type: ItemType, jumps: readonly Jump[] = [], options: readonly string[] = []) => ({
  ...{ id, type, jumps, options },
});
const only = (number: number, go: string): Jump => ({ from: number, to: number, go });
const otherwise = (go: string): Jump => ({ from: null, to: null, go });

/** As drawn: a low score is asked why, nights are asked when. */
const sheet = [
  item('rota', 'score', [{ from: 5, to: 10, go: 'shifts' }]),
  item('why', 'description'),
  item('shifts', 'multiple', [only(3, 'break'), otherwise('else')], ['早', '中', '晚', '夜']),
  item('break', 'time'),
  item('else', 'description'),
];
const asked = (answers: Readonly<Record<string, readonly number[]>>) =>
  pathOf(sheet, (id) => ({ numbers: answers[id] ?? [] })).map(({ id }) => id);

describe('the branching of a questionnaire', () => {
  it('asks what the answers lead to, and all others where nothing is answered [QU-01]', () => {
    expect(asked({ rota: [3], shifts: [0, 3] })).toEqual(['rota', 'why', 'shifts', 'break', 'else']);
    expect(asked({ rota: [8], shifts: [0] })).toEqual(['rota', 'shifts', 'else']);
    expect(asked({})).toEqual(['rota', 'why', 'shifts', 'else']);
  });

  it('may end early [QU-01]', () => {
    const early = [item('one', 'single', [only(1, 'end')], ['甲', '乙']), item('two', 'fill')];
    expect(pathOf(early, () => ({ numbers: [1] }))).toHaveLength(1);
    expect(pathOf(early, () => ({ numbers: [0] }))).toHaveLength(2);
  });

  it('has no faults where every question can be reached', () => expect(branchFaults(sheet)).toEqual([]));

  it('tells circles, aims that are gone, and questions that nobody would be asked [QU-02]', () => {
    const wrong = [
      item('a', 'single', [otherwise('c')], ['甲', '乙']),
      item('b', 'fill'),
      item('c', 'single', [only(0, 'a'), only(1, 'gone'), only(7, 'end')], ['甲', '乙']),
      item('d', 'fill', [otherwise('end')]),
    ];
    expect(branchFaults(wrong)).toEqual([
      { id: 'c', rule: 'backwards' },
      { id: 'c', rule: 'goneAim' },
      { id: 'c', rule: 'emptyRange' },
      { id: 'd', rule: 'noJumps' },
      { id: 'b', rule: 'unreachable' },
    ]);
    // A circle never holds anybody up.
    expect(pathOf(wrong, () => ({ numbers: [0] })).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  });
});
