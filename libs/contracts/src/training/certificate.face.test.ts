import { describe, expect, it } from 'vitest';
import { certificateFace } from './certificate.face.ts';

const words = {
  ...{ heading: 'Certificate', title: 'Food Safety', scope: '', holder: 'Mia Chen  L1042', issuer: 'Larkfield' },
  ...{ dates: '', number: 'LF-1', code: 'Code 1', note: '' },
};

/** The printed lines of the sentence on a certificate, and their font size. */
function printed(body: string) {
  const marks = certificateFace('malachite', { ...words, body }, { whole: true, photo: false });
  const found = marks.flatMap((mark) => (mark.kind === 'text' && mark.at[1] > 110 && mark.at[1] < 145 ? [mark] : []));
  return { said: found.map((one) => one.words), size: found[0]?.size };
}

describe('the sentence on a certificate', () => {
  const long = 'Has completed the course in food safety and passed the exam and the assessment at the counter.';

  it('stands there to its end, the longer the smaller [TR-04]', () => {
    const { said, size } = printed(long);
    expect(said.join(' ')).toBe(long);
    expect(size).toBe(6.5);
    const longer = printed(`${long} ${long}`);
    expect(longer.said.join(' ')).toBe(`${long} ${long}`);
    expect(longer.said).toHaveLength(3);
    expect(longer.size).toBeLessThan(6.5);
    const chinese = '已完成食品安全二级的全部学习，考试与现场考核合格，特发此证。';
    expect(printed(chinese).said.join('')).toBe(chinese);
  });

  it('begins no line with a closing sign and ends none with an opening one [TR-04]', () => {
    for (let before = 0; before < 40; before += 1) {
      const body = `${'安全'.repeat(before)}（含“实操”），考试与现场考核合格，特发此证。`;
      const { said } = printed(body);
      expect(said.join('')).toBe(body);
      for (const line of said) {
        expect(line).not.toMatch(/^[，。）”]/);
        expect(line).not.toMatch(/[（“]$/);
      }
    }
  });

  it('ends in an ellipsis where it is too long for print [TR-04]', () => {
    const { said } = printed(long.repeat(9));
    expect(said).toHaveLength(3);
    expect(said.at(-1)).toMatch(/…$/);
  });
});
