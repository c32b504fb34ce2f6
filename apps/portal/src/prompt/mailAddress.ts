/** `mailto:` with a subject; null unless it is an e-mail address (text, @, text, dot, text, no spaces). */
export function mailAddress(email: string, subject: string): string | null {
  // The length is checked first: the pattern takes time that grows with the square of the length.
  if (email.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return null;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
