import { describe, expect, it } from 'vitest';
import { passwordProblems, passwordRules } from './password.ts';

const plain = { min: 6, max: 15, classes: 2, noRuns: false, noRepeats: false };
const strict = { min: 8, max: 15, classes: 3, noRuns: true, noRepeats: true };

describe('passwordProblems', () => {
  it.each([
    ['Abc123', []],
    ['abcdef1', []],
    ['a1b2c', ['length']],
    ['a23456789012345', []],
    ['a234567890123456', ['length']],
    ['abcdef', ['classes']],
    ['123456', ['classes']],
    ['abc!!!', []],
    ['密码abc123', ['characters']],
    ['abc 123', ['characters']],
  ])('plain policy: %s → %j [SE-04]', (password, problems) => {
    expect(passwordProblems(plain, password)).toEqual(problems);
  });

  it.each([
    ['Bn!Yn2026', []],
    ['Tr4!ee9', ['length']],
    ['Tree2026', ['classes']],
    ['Xk!12398', ['runs']],
    ['Xk!98702', ['runs']],
    ['Cba!5079', ['runs']],
    ['xyZ!5079', ['runs']],
    ['Za!Bk890', []],
    ['Kk!aaa57', ['repeats']],
    ['K!!!a579', ['repeats']],
    ['Kk!1357aA', []],
    ['k9:;<5Ab', []],
  ])('strict policy: %s → %j [SE-04]', (password, problems) => {
    expect(passwordProblems(strict, password)).toEqual(problems);
  });

  it('counts case: an upper-case letter is no other class [SE-04]', () => {
    expect(passwordProblems(plain, 'ABCdef')).toEqual(['classes']);
  });
});

it('tells only the rules that the policy has [SE-04]', () => {
  const policy = { min: 6, max: 15, classes: 2, noRuns: false, noRepeats: true };
  expect(passwordRules(policy)).toEqual(['length', 'characters', 'classes', 'repeats']);
});
