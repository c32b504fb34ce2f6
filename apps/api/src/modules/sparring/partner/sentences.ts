/** A sentence with its place in the line. */
export interface Sentence {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Sentences of a line, without the spaces around them. */
export function sentencesOf(line: string): Sentence[] {
  const found: Sentence[] = [];
  for (const match of line.matchAll(/(?:[^。！？!?；;\n.]|\.(?=\S))+[。！？!?；;.]*/g)) {
    const text = match[0].trim();
    if (text === '') continue;
    const from = match.index + match[0].indexOf(text);
    found.push({ text, from, to: from + text.length });
  }
  return found;
}

const time =
  /\d{1,2}\s*[:：点]\s*\d{0,2}|\d+\s*(?:分钟|小时|天|min|hour|day)|[一二两三五十半]+个?(?:小时|分钟|天)|今天|今晚|明天|明早|下午|上午|马上|today|tonight|tomorrow|this (?:morning|afternoon|evening)|\b\d{1,2}\s*(?:am|pm)\b|half an hour|within an hour/;
const special: Readonly<Record<string, RegExp>> = {
  '#time': time,
  '#number': /\d|[一二两三四五六七八九十]个/,
  '#question':
    /[?？]|吗|呢|什么|哪|怎么|多少|几|能不能|可不可以|是不是|有没有|\b(?:what|which|when|where|how|could you|can you|do you|would you)\b/,
};

/** "Whether or not" is a question, not a negation. */
const asksWhether = /能不能|可不可以|是不是|要不要|有没有|会不会|好不好|行不行/g;
const denial =
  /(?:不|没|别|未|无法)\S{0,2}$|\b(?:not|never|cannot|can't|won't|don't|didn't|isn't|wouldn't)\s+(?:\w+\s+){0,2}$/;

/** Lower case, one kind of apostrophe, same length. */
export const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

const isLatin = (word: string) => /^[a-z]/.test(word);

/** Whether a sentence has a word that is not negated; Latin words begin at a word boundary. */
export function says(sentence: string, word: string): boolean {
  const mark = special[word];
  if (mark !== undefined) return mark.test(sentence);
  const text = sentence.replaceAll(asksWhether, (all) => '＿'.repeat(all.length));
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isLatin(word) && /[a-z]/.test(text[at - 1] ?? '')) continue;
    if (!denial.test(text.slice(0, at))) return true;
  }
  return false;
}
