const key = 'banyan.outsider';

/** The pass of a number, in the browser where it was proved: who comes back sees how far the request has come. */
export function keptPass(eid: number): string {
  try {
    const [place, pass = ''] = (localStorage.getItem(key) ?? '').split(' ');
    return place === String(eid) ? pass : '';
  } catch {
    // Where storage is forbidden the number is proved again.
    return '';
  }
}

/** Keeps the pass; an empty one is forgotten. */
export function keepPass(eid: number, pass: string): void {
  try {
    if (pass === '') localStorage.removeItem(key);
    else localStorage.setItem(key, `${eid} ${pass}`);
  } catch {
    // As above.
  }
}
