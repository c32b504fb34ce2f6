const key = 'banyan.outsider';

/** The pass of a number, in the browser that verified it: on return it shows the state of the request. */
export function keptPass(eid: number): string {
  try {
    const [place, pass = ''] = (localStorage.getItem(key) ?? '').split(' ');
    return place === String(eid) ? pass : '';
  } catch {
    // With storage forbidden the number is verified again.
    return '';
  }
}

/** Stores the pass; an empty one is deleted. */
export function keepPass(eid: number, pass: string): void {
  try {
    if (pass === '') localStorage.removeItem(key);
    else localStorage.setItem(key, `${eid} ${pass}`);
  } catch {
    // With storage forbidden nothing is kept.
  }
}
