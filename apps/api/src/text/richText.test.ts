import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mentionedIn, nameMentions, plainOf, safeHtml } from './richText.ts';
import { attacks } from './testing/attacks.ts';
import { strange } from './testing/strange.ts';

describe('rich text', () => {
  it('is tried with two hundred ways to break out of it [CM-01]', () => {
    expect(new Set(attacks).size).toBeGreaterThanOrEqual(200);
    expect(new Set(attacks).size).toBe(attacks.length);
  });

  it.each(attacks)('keeps nothing that runs of %s [CM-01]', (attack) => {
    for (const sent of [attack, `<p>${attack}</p>`, `<a href="https://a.example">${attack}`, `<b><i>${attack}</i>`]) {
      const safe = safeHtml(sent);
      expect(strange(safe)).toBe('');
      expect(strange(safeHtml(safe))).toBe('');
      expect(strange(nameMentions(safe, new Map([[7, '<img src=x onerror=alert(1)>']])))).toBe('');
    }
  });

  it.each(attacks)('keeps the words before %s [CM-01]', (attack) => {
    expect(plainOf(safeHtml(`<p>先量 <strong>三件</strong>，再调 &lt;0.02。</p>${attack}`))).toContain(
      '先量 三件，再调 <0.02。',
    );
  });

  it('keeps what people write as they wrote it [CM-01]', () => {
    const written =
      '<h2>三件事</h2><p>先<strong>停机</strong>，再<em>量</em>，<u>最后</u><s>写</s>。</p><ul><li>孔径 &lt; 82.015</li><li>A &amp; B</li></ul><ol><li>一</li></ol><blockquote><p>引用</p></blockquote><pre><code>G01 X1</code></pre><p>见<a href="https://a.example/x?a=1&amp;b=2" rel="nofollow noopener noreferrer" target="_blank">这里</a><br />完，也见<a href="/course/101" rel="nofollow noopener noreferrer" target="_blank">课程</a></p>';
    expect(safeHtml(written)).toBe(written);
    expect(plainOf(written)).toBe(
      '三件事\n先停机，再量，最后写。\n孔径 < 82.015\nA & B\n一\n引用\nG01 X1\n见这里\n完，也见课程',
    );
  });

  it('never holds anything else, whatever is written [CM-01]', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        ...attacks,
        '<',
        '>',
        '"',
        "'",
        '</p>',
        '<p ',
        '<!--',
        '-->',
        '&#',
        '&lt;',
        '<span data-mention="7">',
        '</span>',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const safe = safeHtml(pieces.join(''));
        expect(strange(safe)).toBe('');
        expect(plainOf(safe)).toBeTypeOf('string');
      }),
      { numRuns: 300 },
    );
  });

  it('mentions people by their own names alone [CM-03]', () => {
    const safe = safeHtml('<p>问 <span data-mention="7">@总经理</span> 和 <span data-mention="8">@谁</span></p>');
    expect(mentionedIn(safe)).toEqual([7, 8]);
    expect(nameMentions(safe, new Map([[7, '李 <b>']]))).toBe(
      '<p>问 <span data-mention="7">@李 &lt;b&gt;</span> 和 @谁</p>',
    );
    const nested = safeHtml('<span data-mention="7"><strong>@x</strong></span><span data-mention="0">y</span>');
    expect(nameMentions(nested, new Map([[7, '李']]))).toBe('<strong>@x</strong>y');
  });
});
