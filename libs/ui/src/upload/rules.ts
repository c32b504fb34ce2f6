import type { UploadItem, UploadProblem, UploadRules } from './upload-types.ts';

/** Whether a file is of an accepted kind, by its MIME type or the end of its name. */
export function isAccepted({ name, type }: { name: string; type: string }, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  const end = name.toLowerCase();
  const mime = type.toLowerCase();
  return accept.some((entry) => {
    const kind = entry.trim().toLowerCase();
    if (kind.startsWith('.')) return end.endsWith(kind);
    if (kind.endsWith('/*')) return mime.startsWith(kind.slice(0, -1));
    return mime === kind;
  });
}

/** Number of files that count; refused ones do not. */
export function taken(items: readonly UploadItem[]): number {
  return items.filter(({ status }) => status !== 'refused').length;
}

/** The reason for refusing a file when so many others are accepted already; undefined when it is fine. */
export function problemOf(
  file: { name: string; type: string; size: number },
  { accept = [], maxSize = Number.POSITIVE_INFINITY, maxCount = Number.POSITIVE_INFINITY }: UploadRules,
  others: number,
): UploadProblem | undefined {
  if (!isAccepted(file, accept)) return { kind: 'type' };
  if (file.size === 0) return { kind: 'empty' };
  if (file.size > maxSize) return { kind: 'size', limit: maxSize };
  if (others >= maxCount) return { kind: 'count', limit: maxCount };
  return undefined;
}

/** A name that no other file has: pasted pictures all have the same one. */
export function freeName(name: string, used: ReadonlySet<string>): string {
  if (!used.has(name)) return name;
  const dot = name.lastIndexOf('.');
  const [base, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let count = 2;
  while (used.has(`${base} (${count})${end}`)) count += 1;
  return `${base} (${count})${end}`;
}
