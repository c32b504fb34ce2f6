// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { paragraphsOf, selectedIn, trimmed } from './places.ts';

const text = '零件：端盖。\n\n  量了外圆，\n \n放行。';

afterEach(() => document.body.replaceChildren());

describe('places of a text', () => {
  it('are its paragraphs, without empty lines [TR-03]', () => {
    expect(paragraphsOf(text).map(({ from, to }) => text.slice(from, to))).toEqual([
      '零件：端盖。',
      '  量了外圆，',
      '放行。',
    ]);
    expect(paragraphsOf(' \n')).toEqual([]);
  });

  it('begin and end with a word [TR-03]', () => {
    const from = text.indexOf('  量');
    expect(trimmed(text, { from, to: from + 5 })).toEqual({ from: from + 2, to: from + 5 });
    expect(trimmed(text, { from, to: from + 2 })).toBeNull();
  });

  it('are what is selected, over pieces and numbers between them [TR-03]', () => {
    const root = document.createElement('div');
    for (const [at, words] of [
      [0, '零件：'],
      [3, '端盖。'],
      [10, '量了外圆'],
    ] as const) {
      const piece = root.appendChild(document.createElement('span'));
      piece.dataset['from'] = String(at);
      piece.textContent = words;
      root.appendChild(document.createElement('sup')).textContent = '1';
    }
    document.body.append(root);
    const [one, two, three] = [...root.querySelectorAll('span')].map(({ firstChild }) => firstChild as Text);
    const range = document.createRange();
    const select = (...[a, from, b, to]: [Node, number, Node, number]) => {
      range.setStart(a, from);
      range.setEnd(b, to);
      return selectedIn(root, range);
    };
    if (one === undefined || two === undefined || three === undefined) throw new Error('three pieces');
    expect(select(two, 0, two, 2)).toEqual({ from: 3, to: 5 });
    expect(select(one, 1, three, 2)).toEqual({ from: 1, to: 12 });
    // A paragraph chosen as a whole ends before the first character of the next.
    expect(select(one, 0, three, 0)).toEqual({ from: 0, to: 6 });
    expect(select(one, 2, one, 2)).toBeNull();
  });
});
