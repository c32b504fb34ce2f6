import { plainQuestion, wordsOfHtml } from '../import/html.ts';
import { multilang } from '../import/languages.ts';
import { escaped } from '../import/xml/tree.ts';
import {
  asHtml,
  isNumber,
  leaveFiles,
  Left,
  tagsOf,
  type ChapterOf,
  type LeavingQuestion,
  type WrittenFile,
} from './written.ts';

type Words = LeavingQuestion['stem'];

const text = (words: string) => `<text>${escaped(words)}</text>`;
const rich = (name: string, words: Words, attributes = '') =>
  `<${name}${attributes} format="html">${text(multilang(words))}</${name}>`;
const empty = (name: string) => `<${name} format="html"><text></text></${name}>`;
const flag = (is: boolean) => (is ? '1' : '0');

/** Questions as Moodle XML. */
export function writeMoodle(all: readonly LeavingQuestion[], chapterOf: ChapterOf): WrittenFile {
  const left = new Left();
  const questions = all.flatMap((one) => questionOf(one, chapterOf, left) ?? []);
  const content = `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>\n`;
  return { format: 'moodle', content: Buffer.from(content), questions: questions.length, left: left.all };
}

const types = { single: 'multichoice', multiple: 'multichoice', judgement: 'truefalse', short: 'essay' } as const;

function questionOf(question: LeavingQuestion, chapterOf: ChapterOf, left: Left): string | null {
  const { explanation, key, kind, ref, stem } = question;

  if (kind === 'fill' && key.numbers === true && !key.gaps.flat().every(isNumber)) {
    left.add('numbers');
    return null;
  }
  leaveFiles(question, left);
  const type = kind === 'fill' ? 'cloze' : types[kind];
  const tags = tagsOf(question, chapterOf).map((tag) => `<tag>${text(tag)}</tag>`);
  const lines = [
    `<question type="${type}">`,
    `<name>${text(wordsOfHtml(stem.zh_cn).replaceAll(/\s+/g, ' ').slice(0, 80))}</name>`,
    rich('questiontext', kind === 'fill' ? withAnswers(stem, key) : stem),
    rich('generalfeedback', explanation),
    ...(ref === '' ? [] : [`<idnumber>${escaped(ref)}</idnumber>`]),
    ...answersOf(question),
    ...(tags.length === 0 ? [] : [`<tags>${tags.join('')}</tags>`]),
    '</question>',
  ];
  return lines.join('\n');
}

function answersOf({ key, kind, options, takesFiles }: LeavingQuestion): readonly string[] {
  switch (kind) {
    case 'single':
    case 'multiple': {
      const right = new Set(key.choice);
      const share = (at: number) => (right.has(at) ? Math.floor(1e7 / right.size) / 1e5 : 0);
      return [
        `<single>${String(kind === 'single')}</single>`,
        ...options.map((one, at) => rich('answer', one, ` fraction="${share(at)}"`)),
      ];
    }
    case 'judgement': {
      const [isTrue] = key.choice;
      return (['true', 'false'] as const).map(
        (said) =>
          `<answer fraction="${(said === 'true') === (isTrue === 1) ? 100 : 0}" format="moodle_auto_format">${text(said)}</answer>`,
      );
    }
    case 'short':
      return [
        `<attachments>${flag(takesFiles)}</attachments>`,
        key.sample === null ? empty('graderinfo') : rich('graderinfo', asHtml(key.sample)),
      ];
    case 'fill':
      return [];
  }
}

const gapForm = /_{4,}/g;

/** The stem with the answers of its gaps in them. */
function withAnswers({ en, zh_cn: zh }: Words, { gaps, numbers }: LeavingQuestion['key']): Words {
  const kind = numbers === true ? 'NUMERICAL' : 'SHORTANSWER';
  const one = (words: string) =>
    plainQuestion(words)
      // A per cent sign in front would be a share.
      .replace(/^%/, '&#37;')
      .replaceAll(/[\\}~#=]/g, String.raw`\$&`);
  const written = gaps.map((taken) => `{1:${kind}:${taken.map((words) => `=${one(words)}`).join('~')}}`);
  const filled = (text: string) => {
    let at = 0;
    return text.replaceAll(gapForm, () => written[at++] ?? '____');
  };
  return { zh_cn: filled(zh), ...(en === undefined ? {} : { en: filled(en) }) };
}
