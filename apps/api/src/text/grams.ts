/** Characters of every second sentence that do not show what it is about. */
const empty =
  /[的了吗呢吧啊是在有和与及或就都也还不没这那哪个么怎样如何什请问谁们我你他她它该能可以要会做到时上下中为被把对从向]/u;
const emptyWords = new Set(
  'a an the is are was be do does did to of in on at for and or with how what why when who i we you it my our can should'.split(
    ' ',
  ),
);
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Words of a text as they are compared: runs of Chinese characters, and of letters and digits. */
const runs = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[\p{L}\p{N}]+/gu) ?? [];

const pairsOf = (run: string): string[] => {
  const letters = [...run];
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
};

/**
 * Search keys of a text: of Chinese, which has no spaces, each pair of neighbouring characters and single ones; of
 * other writings whole words. Each once, at most `most`.
 */
export function grams(text: string, most = 600): string[] {
  const found = runs(text).flatMap((run) => (cjk.test(run) ? pairsOf(run) : [run]));
  return [...new Set(found)].slice(0, most);
}

const tells = (gram: string) =>
  cjk.test(gram)
    ? gram.length > 1 && ![...gram].some((one) => empty.test(one))
    : /\p{L}/u.test(gram) && gram.length > 1 && !emptyWords.has(gram);

/** Those that show what a text is about: not `怎么`, not `the`, not a number alone. */
export const tellingGrams = (text: string, most = 40): string[] => grams(text).filter(tells).slice(0, most);
