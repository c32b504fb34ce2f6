import { expect, it } from 'vitest';
import { articleHtml } from './articleHtml.ts';

const picture = { url: 'http://files.example/f/1.png?e=1&s=a', alt: 'A dial', width: 960, height: 640 };

it.each([
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p onclick="x()" style="position:fixed">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<iframe src="https://evil.example"></iframe><svg><script>x</script></svg>b', 'b'],
  ['<img src="https://evil.example/1.png"><img data-picture="9">', ''],
])('shows of %s only %s [CO-03]', (written, shown) => {
  expect(articleHtml(written, [picture])).toBe(shown);
});

it('puts the pictures of the chapter in their places, with their sizes [CO-03]', () => {
  expect(articleHtml('<h2>A</h2><p><img data-picture="1" onerror="x()"></p>', [picture])).toBe(
    '<h2>A</h2><p><img src="http://files.example/f/1.png?e=1&amp;s=a" alt="A dial" width="960" height="640" /></p>',
  );
});
