const signs = ['pointerdown', 'keydown'] as const;

/** Does something once, at the first press or key anywhere on the page. The returned function calls it off. */
export function whenUsed(work: () => void): () => void {
  const end = () => signs.forEach((sign) => removeEventListener(sign, begin));
  const begin = () => {
    end();
    work();
  };
  signs.forEach((sign) => addEventListener(sign, begin, { passive: true }));
  return end;
}
