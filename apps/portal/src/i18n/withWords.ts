let bring: (pack: string) => Promise<void> = () => Promise.resolve();

/** Says who brings the words of a part. */
export function bringWordsBy(brings: (pack: string) => Promise<void>): void {
  bring = brings;
}

/** Waits for a part of the program and for its words: the build writes this around each `import('…')` that needs any. */
export async function withWords<Part>(part: Promise<Part>, pack: string): Promise<Part> {
  const [loaded] = await Promise.all([part, bring(pack)]);
  return loaded;
}
