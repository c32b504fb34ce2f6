/**
 * Words for the full-text index, made here and not by PostgreSQL: its parsers know no Chinese words, and which
 * characters they take for letters depends on the locale of the database. Chinese, Japanese and Korean text becomes
 * single characters and pairs of neighbours; everything else becomes lower-case words.
 */

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const CJK_RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Longer words are cut, in index and query alike: PostgreSQL takes lexemes of 2 KB at most. */
const LONGEST_WORD = 40;

interface Run {
  readonly characters: readonly string[];
  readonly cjk: boolean;
}

/** Runs of one kind of script: full width folded to plain, upper case to lower. */
function runsOf(text: string): Run[] {
  const plain = text.normalize('NFKC').toLowerCase();
  return [...plain.matchAll(WORD)]
    .flatMap(([word]) => word.match(CJK_RUN) ?? [])
    .map((run) => ({ characters: [...run], cjk: CJK.test(run) }));
}

const pairsOf = (characters: readonly string[]) =>
  characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);

const wordOf = (characters: readonly string[]) => characters.slice(0, LONGEST_WORD).join('');

/** Words under which a row is found, each once, in no particular order. */
export function searchTokens(...texts: readonly string[]): string[] {
  const tokens = new Set<string>();
  for (const { characters, cjk } of texts.flatMap(runsOf)) {
    if (cjk) for (const token of [...characters, ...pairsOf(characters)]) tokens.add(token);
    else tokens.add(wordOf(characters));
  }
  return [...tokens];
}

/** One condition of a search: a word as it is, or the beginning of one. */
export interface SearchTerm {
  readonly token: string;
  readonly prefix: boolean;
  /**
   * Looked up in the index. Of the pairs of a longer run every second one is enough to narrow the search down; the
   * others are tested on the rows found, since each list of the index that is read costs time.
   */
  readonly indexed: boolean;
  /**
   * Looked up instead of those that are `indexed`: of the pairs of a run of four and more the other ones, which are
   * across two words of two characters for the most part. They are fewer, but alone they may find more than the run:
   * 中学生活 has 学生, which is everywhere.
   */
  readonly across: boolean;
}

type Lookup = Pick<SearchTerm, 'indexed' | 'across'>;
const always: Lookup = { indexed: true, across: true };

/** How the pair at a place is looked up in a run of so many pairs. */
function lookup(at: number, pairs: number): Lookup {
  const indexed = at % 2 === 0 || at === pairs - 1;
  return { indexed, across: pairs < 3 ? indexed : at % 2 === 1 };
}

/**
 * Conditions that a row must all meet for a typed text. A single Chinese character and each pair of neighbours must be
 * there; a Latin word may be the beginning of one, unless it is a single letter, which nearly every row has. Empty when
 * there is nothing to look for, as in `???`.
 */
export function searchTerms(typed: string): SearchTerm[] {
  const terms = new Map<string, SearchTerm>();
  const add = (token: string, prefix: boolean, { indexed, across }: Lookup) => {
    const before = terms.get(token);
    terms.set(token, {
      token,
      prefix,
      indexed: indexed || before?.indexed === true,
      across: across || before?.across === true,
    });
  };
  for (const { characters, cjk } of runsOf(typed)) {
    if (!cjk) add(wordOf(characters), characters.length > 1, always);
    else if (characters.length === 1) add(characters.join(''), false, always);
    else pairsOf(characters).forEach((pair, at, { length }) => add(pair, false, lookup(at, length)));
  }
  return [...terms.values()];
}

/**
 * Lexeme of a token in one enterprise: the index is shared by all, and so a search reads only its own enterprise's
 * entries however many others use the same word.
 */
const lexeme = (eid: number, token: string) => `${String(eid)}:${token}`;

/** Lexemes of a row, for `array_to_tsvector`. */
export const searchLexemes = (eid: number, tokens: readonly string[]) => tokens.map((token) => lexeme(eid, token));

/**
 * The terms as text of a `tsquery`. Every lexeme is quoted, so that nothing in it is an operator; undefined when there
 * are no terms, because an empty query would find nothing in silence. `|`: one of them is enough.
 */
export function searchQuery(
  eid: number,
  terms: readonly Pick<SearchTerm, 'token' | 'prefix'>[],
  join: '&' | '|' = '&',
): string | undefined {
  if (terms.length === 0) return undefined;
  return terms
    .map(({ token, prefix }) => {
      const quoted = lexeme(eid, token).replaceAll('\\', '\\\\').replaceAll("'", "''");
      return `'${quoted}'${prefix ? ':*' : ''}`;
    })
    .join(` ${join} `);
}
