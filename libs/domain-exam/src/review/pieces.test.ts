import { describe, expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';

const part = (quote: string, sure = true) => ({ points: 1, quote, found: [], missing: [], why: '', sure });

describe('an answer with its quotes', () => {
  it('is cut where it is quoted, and nothing of it is lost [EX-11]', () => {
    const text = '拒收整批。挂红牌隔离，通知采购。';
    const pieces = piecesOf(text, [part('挂红牌隔离', false), part('拒收整批'), part(''), part('没有写过的话')]);
    expect(pieces.map(({ text: own }) => own).join('')).toBe(text);
    expect(pieces.filter(({ letter }) => letter !== '')).toEqual([
      { text: '拒收整批', letter: 'b', unsure: false },
      { text: '挂红牌隔离', letter: 'a', unsure: true },
    ]);
  });

  it('names every criterion that goes by one sentence, and leaves out what only overlaps [EX-11]', () => {
    const pieces = piecesOf('拒收整批。', [part('拒收整批'), part('拒收整批', false), part('整批。')]);
    expect(pieces).toEqual([
      { text: '拒收整批', letter: 'a b', unsure: true },
      { text: '。', letter: '', unsure: false },
    ]);
  });
});
