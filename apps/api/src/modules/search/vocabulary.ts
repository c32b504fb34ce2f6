import { and, inArray, sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { NamesOf } from '../../search/searchSource.ts';
import { spellings } from './search.schema.ts';
import { distance, forgiven, latinWords, spellingsOf } from './spellings.ts';

/** Most rows of one statement. */
const AT_ONCE = 5000;

/** Learns the words of all names, to correct mistyped ones. */
export async function learnWords(scope: TenantScope, sources: readonly NamesOf[]): Promise<void> {
  const words = new Set<string>();
  for (const namesOf of sources) {
    for (const name of await namesOf(scope))
      for (const word of latinWords(Object.values(name).join(' '))) words.add(word);
  }
  const rows = [...words].flatMap((word) =>
    spellingsOf(word).map((spelling) => scope.row(spellings, { spelling, word })),
  );
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await scope.tx
      .insert(spellings)
      .values(rows.slice(at, at + AT_ONCE))
      .onConflictDoNothing();
  }
}

/** The words, with each unknown one replaced by the nearest known one. */
export async function corrected(scope: TenantScope, typed: string): Promise<string> {
  let text = typed;
  for (const word of new Set(latinWords(typed))) {
    if (await isKnown(scope, word)) continue;
    const meant = await nearest(scope, word);
    if (meant !== undefined)
      text = text.replaceAll(new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'giu'), meant);
  }
  return text;
}

/** Whether a known word begins so: an unfinished word is no mistake. */
async function isKnown(scope: TenantScope, word: string): Promise<boolean> {
  const end = `${word}\u{10FFFF}`;
  const column = sql`${spellings.word} collate "C"`;
  const [found] = await scope.tx
    .select({ word: spellings.word })
    .from(spellings)
    .where(scope.only(spellings, and(sql`${column} >= ${word}`, sql`${column} < ${end}`)))
    .limit(1);
  return found !== undefined;
}

async function nearest(scope: TenantScope, word: string): Promise<string | undefined> {
  const found = await scope.tx
    .selectDistinct({ word: spellings.word })
    .from(spellings)
    .where(scope.only(spellings, inArray(spellings.spelling, spellingsOf(word))))
    .limit(200);
  const near = found
    .map((one) => ({ word: one.word, far: distance(word, one.word) }))
    .filter(({ far }) => far <= forgiven(word))
    .sort((a, b) => a.far - b.far || (a.word < b.word ? -1 : 1));
  return near[0]?.word;
}
