import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { countPages } from './countPages.ts';

async function zipOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  return buffer(zip.outputStream);
}

it('counts slides, and the length of texts in whatever form, so that a long document asks for longer [MC-01] [CO-05]', async () => {
  const words = '检验员先看图纸，再量尺寸。'.repeat(300);
  const word = (text: string) =>
    zipOf({ 'word/document.xml': `<w:p><w:t>${text}</w:t></w:p>`, '[Content_Types].xml': '' });
  const slides = Object.fromEntries(Array.from({ length: 12 }, (_, no) => [`ppt/slides/slide${no + 1}.xml`, '<p/>']));
  const sheet = await zipOf({
    'xl/worksheets/sheet1.xml': `<c>${words}</c>`,
    'xl/sharedStrings.xml': `<t>${words}</t>`,
  });
  expect(await countPages(await zipOf(slides), 'pptx')).toBe(12);
  expect([await countPages(await word('一页'), 'docx'), await countPages(await word(words), 'docx')]).toEqual([1, 7]);
  expect(await countPages(sheet, 'xlsx')).toBe(13);
  expect([await countPages(Buffer.from('短'), 'md'), await countPages(Buffer.from(words), 'txt')]).toEqual([1, 7]);
});

it('counts by its size what it cannot open, and never without end [MC-01]', async () => {
  expect(await countPages(Buffer.alloc(300_000, 1), 'doc')).toBe(10);
  expect(await countPages(Buffer.alloc(10, 1), 'pptx')).toBe(1);
  expect(await countPages(Buffer.alloc(30_000_000, 'x'), 'txt')).toBe(2000);
});
