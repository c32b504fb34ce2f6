import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleTags } from '../articleHtml.ts';
import { keptArticle, lostIn, picturesIn } from './article.ts';

const none: ReadonlyMap<string, number> = new Map();

describe('a text of a course', () => {
  it('takes its pictures along, however their address is written [CO-03]', () => {
    const html =
      '<!-- <img src=a.jpg> -->\n<IMG SRC=pic.jpg alt=x>\n<img data-src="b.jpg" src = \'c d.png\'>\n<img src="pic.jpg">';
    expect(picturesIn(html)).toEqual([
      { src: 'pic.jpg', alt: 'x', line: 2 },
      { src: 'c d.png', alt: '', line: 3 },
    ]);
    expect(keptArticle('<img src=pic.jpg alt=x>', new Map([['pic.jpg', 1]]))).toBe('<img data-picture="1" />');
  });

  it('has what it cannot show told by line, and keeps words apart [CO-03]', () => {
    const html =
      '<h1>标题</h1>\n<video src="a.mp4" controls></video><iframe src="https://example.com/"></iframe>\n<p>公式 <math><mi>x</mi><msup><mi>y</mi><mn>2</mn></msup></math> 完</p>\n<svg><text>图</text></svg>';
    expect(lostIn(html).map(({ line, wrong }) => `${line} ${wrong}`)).toEqual([
      '2 A film (<video>) is not shown in a text.',
      '2 A frame (<iframe>) is not shown in a text.',
      '3 A formula (<math>) is not shown in a text.',
      '4 A drawing (<svg>) is not shown in a text.',
    ]);
    expect(keptArticle(html, none)).toBe('<h2>标题</h2>\n\n<p>公式  完</p>');
    expect(keptArticle('<h5>小标题</h5><dl><dt>词</dt><dd>义</dd></dl><div>一</div><div>二</div>', none)).toBe(
      '<h4>小标题</h4><strong>词</strong><br />义<br />一<br />二<br />',
    );
    expect(keptArticle('x<sup>2</sup>, H<sub>2</sub>O', none)).toBe('x<sup>2</sup>, H<sub>2</sub>O');
  });

  it('keeps every word, or tells of the element around it [CO-03]', () => {
    const names = [
      ...articleTags,
      'div',
      'span',
      'font',
      'h5',
      'dl',
      'center',
      'video',
      'svg',
      'math',
      'iframe',
      'form',
    ];
    const element = fc.constantFrom(...names.filter((name) => !['br', 'hr', 'img'].includes(name)));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(element, fc.stringMatching(/^[一-龥]{2,6}$/)), { minLength: 1, maxLength: 6 }),
        (parts) => {
          const html = parts.map(([name, words]) => `<${name} class=a>${words}</${name}>`).join('\n');
          const kept = keptArticle(html, none);
          const told = new Set(lostIn(html).map(({ line }) => line));
          for (const [index, [, words]] of parts.entries())
            expect(kept.includes(words) || told.has(index + 1), html).toBe(true);
        },
      ),
    );
  });
});
