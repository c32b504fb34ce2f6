import { expect, it } from 'vitest';
import { FilePreviewStore } from './FilePreviewStore.ts';

const address = 'http://a.localhost:4001/f/1/a.txt?e=1&n=a.txt&s=x';

/** The text that is shown of a file with these bytes. */
async function shownOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<string | null> {
  const headers = { 'content-type': type, 'content-length': String(bytes.length) };
  const store = new FilePreviewStore({ document: () => Promise.reject(new Error('unasked')) }, (_, init) =>
    Promise.resolve(new Response(init?.method === 'HEAD' ? null : bytes, { headers })),
  );
  store.show({ file: address, course: 0, chapter: 0 });
  await expect.poll(() => store.text).not.toBeNull();
  return store.text;
}

it.each([
  ['GBK', 'b2d9d7f7b9e6b3ccc8e7cfc2', '操作规程如下'],
  ['Big5', 'bede a740 b357 b57b a670 a455', '操作規程如下'],
  ['UTF-16', 'fffe cd64 5c4f', '操作'],
  ['UTF-8', 'efbbbf e6938d', '操'],
])('shows a text in %s by its words [CO-13]', async (_, hex, words) => {
  const bytes = new Uint8Array(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
  expect(await shownOf(bytes, 'text/plain; charset=utf-8')).toBe(words);
});
