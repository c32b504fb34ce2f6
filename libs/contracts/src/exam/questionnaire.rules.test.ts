import { describe, expect, it } from 'vitest';
import { itemTypes } from './questionnaire.choices.ts';
import { checkAnswer, countWords, noScore, noValue, type RuledItem } from './questionnaire.rules.ts';

const item = (change: Partial<RuledItem>): RuledItem => ({
  type: 'fill',
  required: false,
  min: null,
  max: null,
  options: [],
  gaps: [],
  ...change,
});
const three = ['a', 'b', 'c'];

describe('the rules of answers', () => {
  it.each(itemTypes)('%s may be left out, unless it is required [QU-02]', (type) => {
    expect(checkAnswer(item({ type, options: three, gaps: three }), noValue)).toBeNull();
    expect(checkAnswer(item({ type, options: three, gaps: three, required: true }), noValue)).toEqual({
      rule: 'required',
    });
  });

  it.each([
    ['multiple', { min: 2 }, { numbers: [0] }, { rule: 'fewest', limit: 2 }],
    ['multiple', { max: 2 }, { numbers: [0, 1, 2] }, { rule: 'most', limit: 2 }],
    ['multiple', { min: 1, max: 2 }, { numbers: [2, 0] }, null],
    ['multiple', {}, { numbers: [0, 0] }, { rule: 'shape' }],
    ['single', {}, { numbers: [3] }, { rule: 'shape' }],
    ['fills', { gaps: three }, { gaps: ['a', '', ' '] }, null],
    ['fills', { gaps: three, required: true }, { gaps: ['a', '', 'c'] }, { rule: 'gaps', limit: 3 }],
    ['sorting', {}, { numbers: [2, 0] }, { rule: 'shape' }],
    ['sorting', {}, { numbers: [2, 0, 1] }, null],
    ['score', { min: 1, max: 5 }, { numbers: [1, 5, 6] }, { rule: 'range', from: 1, to: 5 }],
    ['score', { min: 1, max: 5 }, { numbers: [1, noScore, 5] }, { rule: 'gaps', limit: 3 }],
    ['score', { options: [] }, { numbers: [10] }, null],
    ['star', {}, { numbers: [6] }, { rule: 'range', from: 1, to: 5 }],
    ['age', {}, { numbers: [9] }, { rule: 'range', from: 14, to: 120 }],
    ['upload', {}, { files: ['1', '2', '3', '4'] }, { rule: 'files', limit: 3 }],
    ['upload', { max: 9 }, { files: ['1', '2', '3', '4'] }, { rule: 'files', limit: 3 }],
    ['date', {}, { text: '2025-02-29' }, { rule: 'date' }],
    ['date', {}, { text: '2024-02-29' }, null],
    ['time', {}, { text: '24:00' }, { rule: 'time' }],
    ['email', {}, { text: 'a@b' }, { rule: 'email' }],
    ['email', {}, { text: ' a@b.example ' }, null],
    ['fill', {}, { text: 'x'.repeat(201) }, { rule: 'characters', limit: 200 }],
    ['description', {}, { text: '字'.repeat(101) }, { rule: 'words', limit: 100 }],
    ['description', {}, { text: 'word '.repeat(100) }, null],
    // Fields that a type does not use are ignored.
    ['fill', {}, { text: 'ok', numbers: [1e9] }, null],
  ] as const)('%s %j takes or refuses %j [QU-01] [QU-02]', (type, rules, value, problem) => {
    const asked = item({ type, options: three, ...rules });
    expect(checkAnswer(asked, { ...noValue, ...value })).toEqual(problem);
  });

  it('take three pictures in all upload questions together [QU-02]', () => {
    const asked = item({ type: 'upload', options: three });
    expect(checkAnswer(asked, { ...noValue, files: ['1'] }, 2)).toBeNull();
    expect(checkAnswer(asked, { ...noValue, files: ['1', '2'] }, 2)).toEqual({ rule: 'files', limit: 1 });
  });

  it('count words as people of either script do [QU-02]', () => {
    expect(countWords('夜班想要一个热菜')).toBe(8);
    expect(countWords('The kettle’s broken, since October.')).toBe(5);
    expect(countWords('2 号线 晚班，late again')).toBe(7);
  });
});
