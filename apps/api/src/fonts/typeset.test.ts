import { describe, expect, it } from 'vitest';
import { linesOf } from './lines.ts';
import { outlines } from './outlines.ts';
import { typeset, undrawable } from './typeset.ts';

const simplified = { language: 'zh-CN', weight: 'regular' } as const;
const traditional = { language: 'zh-TW', weight: 'regular' } as const;

/** Characters of a two-byte code, by its lead and trail bytes. */
function coded(code: string, leads: readonly [number, number], trails: readonly [number, number]): string[] {
  const reader = new TextDecoder(code);
  const found = new Set<string>();
  for (let lead = leads[0]; lead <= leads[1]; lead += 1) {
    for (let trail = trails[0]; trail <= trails[1]; trail += 1) {
      const text = reader.decode(Uint8Array.of(lead, trail));
      if (!text.includes('\ufffd') && /^\p{Script=Han}$/u.test(text)) found.add(text);
    }
  }
  return [...found];
}

const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).filter((one) =>
    /^[\p{L}\p{N}\p{S}]$/u.test(one),
  );

const scripts = {
  'GB 2312': coded('gbk', [0xb0, 0xf7], [0xa1, 0xfe]),
  Big5: coded('big5', [0xa4, 0xf9], [0x40, 0xfe]),
  'Latin Extended-A': between(0x100, 0x17f),
  Vietnamese: between(0x1ea0, 0x1ef9),
  Cyrillic: between(0x400, 0x45f),
  Greek: between(0x386, 0x3ce),
  symbols: [...'℃℉Ω≥≤≠≈±×÷√∑∫∞∠⊥⊆‰°′″①⑳⑴Ⅳⅻ㎡㎏№→↑⇒■□▲★☑✓€￥£'],
};

describe('what the server draws', () => {
  it.each(Object.entries(scripts))('has a shape for every sign of %s', (_, signs) => {
    expect(signs.length).toBeGreaterThan(30);
    for (const setting of [simplified, traditional, { language: 'en', weight: 'bold' } as const]) {
      const without = signs.filter((sign) => {
        const [run, ...more] = typeset(sign, setting);
        if (run === undefined || run.face === null || more.length > 0) return true;
        const { glyphs } = run.face.font.layout(run.text);
        return glyphs.some(({ id, path }) => id === 0 || path.commands.length === 0);
      });
      expect(without).toEqual([]);
    }
  });

  it('holds all of GB 2312 and of Big5 to be drawn', () => {
    expect(scripts['GB 2312']).toHaveLength(6763);
    expect(scripts.Big5.length).toBeGreaterThan(13_000);
  });

  it('draws signs whose shape differs by region as the language has them', () => {
    const look = { weight: 'regular', size: 10, fill: '#000' } as const;
    const drawn = (sign: string, language: string) => outlines(sign, [0, 10], { ...look, language });
    for (const sign of '骨角') expect(drawn(sign, 'zh-TW')).not.toBe(drawn(sign, 'zh-CN'));
    expect(drawn('骨', 'en')).toBe(drawn('骨', 'zh-CN'));
  });

  it('sets a word in one face, whatever one of its letters needs', () => {
    const faces = typeset('龔㛃·Łukasz', simplified).map(({ face, text }) => [face?.name, text]);
    expect(faces).toEqual([
      [expect.stringContaining('NotoSansSC'), '龔㛃·'],
      [expect.stringContaining('NotoSans_'), 'Łukasz'],
    ]);
  });

  it('tells what it cannot draw, and puts an empty box there instead of another sign', () => {
    expect(undrawable('王𠀀强 😀 김')).toEqual(['𠀀', '😀', '김']);
    expect(undrawable('e\u0301 \u200b葛\u{e0100}')).toEqual([]);
    expect(typeset('王𠀀', simplified).map(({ face, text }) => [face === null, text])).toEqual([
      [false, '王'],
      [true, '𠀀'],
    ]);
    expect(outlines('𠀀', [0, 10], { ...simplified, size: 10, fill: '#000' })).toMatch(/<rect /);
  });

  it('begins no line with a closing sign and ends none with an opening one [TR-04]', () => {
    const words = '已完成食品安全二级（含实操）的全部学习，考试与现场考核合格，特发此证。';
    for (let width = 60; width < 300; width += 7) {
      const lines = linesOf(words, simplified, 10, width).map((runs) => runs.map(({ text }) => text).join(''));
      expect(lines.join('')).toBe(words);
      for (const line of lines) expect(line).toMatch(/^[^，。）].*[^（]$/);
    }
  });
});
