const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];

/**
 * A size in bytes with at most one decimal: `0 B`, `1.5 KB`, `38.6 MB`.
 * @param base 1024 as for disks and browsers, 1000 as for network and storage vendors.
 */
export function fileSize(bytes: number, base: 1000 | 1024 = 1024): string {
  let value = Number.isFinite(bytes) ? Math.max(0, bytes) : 0;
  let unit = 0;
  // Rounding may reach the base itself: 1023.96 KB is shown as 1 MB, never as 1024 KB.
  while (Math.round(value * 10) / 10 >= base && unit < units.length - 1) {
    value /= base;
    unit += 1;
  }
  const shown = unit === 0 ? Math.floor(value) : Math.round(value * 10) / 10;
  return `${shown} ${units[unit] ?? ''}`;
}
