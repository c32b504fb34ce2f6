import type { ByteRange } from '../ports/storage.ts';

/**
 * The requested range of `size` bytes: a stretch, `all` for no or an unreadable header or several stretches (a server
 * may answer whole), `none` for a stretch beyond the end.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '')) return 'all';
  if (from === '') {
    const last = Math.min(Number(to), size);
    return last === 0 ? 'none' : { start: size - last, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return 'all';
  return start >= size ? 'none' : { start, end };
}
