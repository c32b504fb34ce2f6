/** A text as it is compared: full-width letters and digits are their half-width ones; spaces and case do not count. */
export const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();
