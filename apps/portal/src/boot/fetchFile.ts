/** A file and, by their places in the list, those that it needs at once; written by the build. */
export type FileNeeds = readonly (readonly [file: string, ...needs: number[]])[];

let list: FileNeeds = [];
let places: ReadonlyMap<string, number> = new Map();
const asked = new Set<number>();

function preload(place: number): void {
  if (asked.has(place)) return;
  asked.add(place);
  const [file, ...needs] = list[place] ?? [''];
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = new URL(file, import.meta.url).href;
  document.head.append(link);
  needs.forEach(preload);
}

/**
 * Fetches a file of the program by its name, `./Page-x.js`, and those that it needs beside it, instead of one after the
 * other. Until their list is there the browser finds them itself. The build puts it in place of each `import()`.
 */
export function fetchFile(name: string): Promise<unknown> {
  const [, ...needs] = list[places.get(name.slice(2)) ?? -1] ?? [name];
  needs.forEach(preload);
  return import(/* @vite-ignore */ name);
}

/** Asks for the list once the page stands: it is for what comes after. Without it all comes, a little later. */
async function bringList(): Promise<void> {
  const answer = await fetch(import.meta.url.replace(/js$/, 'json'), { priority: 'low' });
  list = (await answer.json()) as FileNeeds;
  places = new Map(list.map(([file], place) => [file, place]));
}

addEventListener('load', () => {
  bringList().catch(() => undefined);
});
