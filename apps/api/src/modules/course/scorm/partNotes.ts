import { buffer } from 'node:stream/consumers';
import type { ZippedFile } from '../../../files/zip.ts';

/** Larger pages are not searched. */
const mostPageBytes = 2_000_000;
const shown = /\.(?:x?html?|svg|png|jpe?g|gif|webp|txt|mp4|webm|mp3|m4a|wav|ogg)$/i;

/** Whether a browser shows such a file in a page; a PDF it does not under a sandbox. */
export const shownInPage = (path: string): boolean => shown.test(path);

/** Whether a page opens a window of its own by its own script: a browser may block it. */
export async function opensWindow(file: ZippedFile | undefined): Promise<boolean> {
  if (file === undefined || file.size > mostPageBytes || !/\.x?html?$/i.test(file.path)) return false;
  const text = (await buffer(await file.open())).toString('latin1');
  return /\b(?:window|self|top|parent)\s*\.\s*open\s*\(/.test(text);
}
