// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { linkAddress } from './link-address.ts';
import { leaves } from './rich-nodes.tsx';
import { RichText } from './RichText.tsx';
import { sanitise, sanitisePasted } from './sanitise.ts';

const words = { newWindow: '(new window)', table: 'Table' };
const shown = (html: string) => render(<RichText html={html} words={words} />).container;

describe('sanitise', () => {
  it.each([
    ['<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>'],
    ['<a href="javascript:alert(1)">x</a>'],
    ['<a href=" java\nscript:alert(1)">x</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>'],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">'],
    ['<img src="data:image/svg+xml;base64,PHN2Zz4=">'],
    ['<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>'],
    ['<form action="https://evil.example"><input name="password"></form>'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ['<object data="x"></object><embed src="x"><base href="//evil.example"><meta http-equiv="refresh">'],
    ['<p style="position:fixed;inset:0" class="x" id="root" onclick="x()" data-evil="1" aria-hidden="true">t</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>'],
    ['<video src="https://evil.example/x.mp4" autoplay></video>'],
  ])('takes out what could run, load or paint: %s', (html) => {
    const clean = sanitise(html);
    expect(clean).not.toMatch(
      /<(?:script|svg|math|form|input|iframe|object|embed|base|meta|style|video)|javascript:|data:text|data:image\/svg|\son\w+=|style=|class=|\sid=|data-evil|aria-/i,
    );
  });
  it('keeps what text is made of', () => {
    const html =
      '<h2>标题</h2><p>一 <strong>二</strong> <em>三</em> <a href="/course/1" title="t">四</a></p><ol start="3"><li>五</li></ol>';
    expect(sanitise(html)).toBe(html);
  });
  it('keeps the alignment of a paragraph and nothing else of its style', () => {
    expect(sanitise('<p style="color:red; text-align: center">x</p>')).toBe('<p data-align="center">x</p>');
    expect(sanitise('<p style="text-align:left">x</p>')).toBe('<p>x</p>');
    expect(sanitise('<td align="right">x</td>')).not.toContain('align="right"><td');
    expect(sanitise('<p data-align="url(x)">x</p>')).toBe('<p>x</p>');
  });
  it('keeps pictures that are written into the text, as bitmaps alone', () => {
    expect(sanitise('<img src="data:image/png;base64,iVBORw0KGgo=" alt="x">')).toContain('src="data:image/png');
  });
  it('keeps an editor mark on what is pasted, and only there', () => {
    const html = '<p data-pm-slice="1 1 []">x</p>';
    expect(sanitisePasted(html)).toBe(html);
    expect(sanitise(html)).toBe('<p>x</p>');
  });
});

describe('RichText', () => {
  it('writes no style and no HTML of its own, and moves headings into the outline', () => {
    const container = shown('<h1>一</h1><h2 style="color:red">二</h2><h6>六</h6>');
    expect(screen.getByRole('heading', { level: 3, name: '一' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 4, name: '二' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 6, name: '六' })).toBeInTheDocument();
    expect(container.querySelector('[style*="color"]')).toBeNull();
  });
  it('opens foreign links in a window of their own that learns nothing, and says so', () => {
    shown('<a href="https://example.com/x">GB/T 2828</a>');
    const link = screen.getByRole('link', { name: /GB\/T 2828\s*\(new window\)/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });
  it("leaves the portal's own links, mail and telephone where they are", () => {
    shown('<a href="/course/7">in</a><a href="mailto:a@b.cn">mail</a><a href="tel:10086">call</a><a>no</a>');
    for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('target');
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });
  it('lets wide tables scroll, by keyboard too, under their caption or a name', () => {
    shown(
      '<table><caption>抽样</caption><tr><th scope="row">A</th><td colspan="2">1</td></tr></table><table><tr><td>1</td></tr></table>',
    );
    expect(screen.getByRole('region', { name: '抽样' })).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('region', { name: 'Table' })).toBeInTheDocument();
    expect(screen.getAllByRole('cell')[0]).toHaveAttribute('colspan', '2');
  });
  it('keeps room for pictures [UI-05]', () => {
    const container = shown('<img src="/a.png" width="400" height="200" alt="x"><img src="/b.png">');
    const [first, second] = [...container.querySelectorAll('img')].map((image) => image.parentElement);
    expect(first?.style.aspectRatio.replaceAll(' ', '')).toBe('400/200');
    expect(Number.parseFloat(second?.style.aspectRatio ?? '')).toBeCloseTo(16 / 9);
  });
});

describe('a copy from Word', () => {
  const item = (text: string, sign: string, level = 1) =>
    `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
    `<span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>` +
    `${text}<o:p></o:p></p>`;
  it.each([
    [item('one', '·') + item('two', '·'), '<ul><li>one</li><li>two</li></ul>'],
    [
      `<p class=MsoNormal>Steps</p>${item('one', '1.')}${item('two', '2.')}`,
      '<p>Steps</p><ol><li>one</li><li>two</li></ol>',
    ],
    [item('one', '·') + item('two', 'a)'), '<ul><li>one</li></ul><ol><li>two</li></ol>'],
    [
      item('one', '·') + item('in it', 'o', 2) + item('two', '·'),
      '<ul><li>one<ul><li>in it</li></ul></li><li>two</li></ul>',
    ],
    ["<!--[if gte mso 9]><xml><o:x/></xml><![endif]--><p class=MsoNormal style='color:red'>plain</p>", '<p>plain</p>'],
  ])('comes as paragraphs and lists, without its styles [CM-01]', (pasted, clean) => {
    expect(sanitisePasted(pasted)).toBe(clean);
  });
});

describe('leaves', () => {
  it.each([
    ['https://portal.example/a', false],
    ['/a', false],
    ['a', false],
    ['//other.example/a', true],
    ['https://other.example', true],
    ['http://portal.example/a', true],
    ['mailto:a@b.cn', false],
    ['https://', false],
  ])('%s: %s', (href, away) => {
    expect(leaves(href, 'https://portal.example/course/1')).toBe(away);
  });
});

describe('linkAddress', () => {
  it.each([
    ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
    ['  example.com/a ', 'https://example.com/a'],
    ['例子.中国', 'https://例子.中国'],
    ['quality@hengchuan.cn', 'mailto:quality@hengchuan.cn'],
    ['tel:10086', 'tel:10086'],
    ['/course/1', '/course/1'],
    ['#part', '#part'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/\\/evil.example', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['two words', null],
    ['word', null],
    ['', null],
  ])('%s becomes %s', (text, address) => {
    expect(linkAddress(text)).toBe(address);
  });
});
