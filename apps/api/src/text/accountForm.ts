/** An account as people mean it, whatever keyboard they type it on: full-width letters and digits are half-width ones. */
export const accountForm = (typed: string): string => typed.normalize('NFKC').trim();
