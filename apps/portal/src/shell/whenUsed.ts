const signs = ['pointerdown', 'keydown'] as const;

/** Calls back once, at the first press or key anywhere on the page. The returned function cancels it. */
export function whenUsed(work: () => void): () => void {
  const end = () => signs.forEach((sign) => removeEventListener(sign, begin));
  const begin = () => {
    end();
    work();
  };
  signs.forEach((sign) => addEventListener(sign, begin, { passive: true }));
  return end;
}
