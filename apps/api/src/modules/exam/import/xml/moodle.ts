import { createHash } from 'node:crypto';
import { Faults } from '../../../../import/faults.ts';
import type { Draft, DraftFile } from '../draft.ts';
import { apart, assembled, draftOf } from '../gift.ts';
import type { WrittenQuestion } from '../giftBlock.ts';
import { giftWords } from '../giftSigns.ts';
import { giftText, richOf, saidIn } from '../giftText.ts';
import { wordsOfHtml } from '../html.ts';
import type { ReadQuestion, ReadQuestions } from '../readQuestion.ts';
import { sourceOf } from '../sourceOf.ts';
import { clozeOf } from './cloze.ts';
import { decoded, takePictures } from './pictures.ts';
import { all, first, readXml, wordsIn, type XmlNode } from './tree.ts';

const formats: Readonly<Record<string, string>> = {
  html: 'html',
  markdown: 'markdown',
  plain_text: 'plain',
  moodle_auto_format: 'moodle',
};

const others: Readonly<Record<string, string>> = {
  matching: 'Questions that match pairs are not asked here.',
  description: 'This asks nothing.',
};

/** Parts of a question beside its words. */
interface Beside {
  readonly files: DraftFile[];
  readonly content: Map<string, Buffer>;
}

/** The questions of a Moodle XML file, by the rules of GIFT. */
export function readMoodle(xml: string, faults: Faults): Omit<ReadQuestions, 'format'> {
  const root = readXml(xml, faults);
  const questions: ReadQuestion[] = [];
  const content = new Map<string, Buffer>();
  const refs = new Set<string>();
  let category = '';
  for (const node of all(root ?? undefined, 'question')) {
    if (node.attributes['type'] === 'category') {
      category = categoryOf(wordsIn(first(first(node, 'category'), 'text')));
      continue;
    }
    const beside: Beside = { files: [], content };
    const written = writtenOf(node, beside);
    const own = new Faults(faults.file);
    const read = draftFrom(node, written, category, own);
    const draft = read === null ? null : withFiles(apart(read, written.id !== null, refs), beside);
    const source = sourceOf(draft, wordsOfHtml(giftText(written.stem).text));
    questions.push({ line: node.line, draft, source, faults: own.all });
  }
  return { questions, files: content };
}

/** The last part of a path of categories; those that Moodle has by itself are none. */
const categoryOf = (path: string) => {
  const last =
    path
      .trim()
      .split(/(?<!\/)\/(?!\/)/)
      .at(-1) ?? '';
  return /^(?:top|\$\w+\$)$/.test(last) ? '' : last.replaceAll('//', '/').trim();
};

const withFiles = (draft: Draft, { files }: Beside): Draft => (files.length === 0 ? draft : { ...draft, files });

/** A text of a question as GIFT writes it, its format in front; pictures that came with it are taken out. */
function textIn(node: XmlNode | undefined, beside: Beside): string {
  if (node === undefined) return '';
  const own = new Map(all(node, 'file').flatMap((one) => fileOf(one, beside)));
  const told = formats[node.attributes['format'] ?? 'html'] ?? 'html';
  const raw = wordsIn(first(node, 'text'));
  const { files, html } = takePictures(raw, (source) => own.get(decoded(source.replace(/^@@PLUGINFILE@@\//, ''))));
  beside.files.push(...files);
  return html.trim() === '' ? '' : `[${told}]${giftWords(html)}`;
}

/** A file of a text, kept by its content: two questions may have different ones of the same name. */
function fileOf(node: XmlNode, { content }: Beside): [string, string][] {
  const { encoding, name } = node.attributes;
  if (name === undefined || encoding !== 'base64') return [];
  const bytes = Buffer.from(wordsIn(node), 'base64');
  const kept = `${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}/${name}`;
  content.set(kept, bytes);
  return [[name, kept]];
}

function writtenOf(node: XmlNode, beside: Beside): WrittenQuestion {
  const { type = '' } = node.attributes;
  const id = wordsIn(first(node, 'idnumber')).trim();
  const attachments = Number(wordsIn(first(node, 'attachments')) || '0');
  const tags = all(first(node, 'tags'), 'tag').map((one) => wordsIn(first(one, 'text')).trim());
  return {
    line: node.line,
    id: id === '' ? null : id,
    tags: [
      ...tags.filter((tag) => tag !== ''),
      ...(type === 'essay' ? [`answer-files-${attachments === 0 ? 'no' : 'yes'}`] : []),
    ],
    title: wordsIn(first(first(node, 'name'), 'text'))
      .replaceAll(/\s+/g, ' ')
      .trim(),
    stem: textIn(first(node, 'questiontext'), beside),
    answers: answersOf(node, type, beside),
    general: textIn(first(node, type === 'essay' ? 'graderinfo' : 'generalfeedback'), beside),
  };
}

/** The answers of a question as GIFT writes them; null: it has none there. */
function answersOf(node: XmlNode, type: string, beside: Beside): string | null {
  const answers = all(node, 'answer').map((one) => ({
    share: Number(one.attributes['fraction'] ?? '0'),
    text: textIn(one, beside),
    words: wordsIn(first(one, 'text')).trim(),
    tolerance: wordsIn(first(one, 'tolerance')).trim() || '0',
    feedback: textIn(first(one, 'feedback'), beside),
  }));
  const told = (feedback: string) => (feedback === '' ? '' : `#${feedback}`);
  switch (type) {
    case 'multichoice': {
      const isSingle = !/^(?:false|0)$/.test(wordsIn(first(node, 'single')).trim());
      return answers
        .map(({ feedback, share, text }) => {
          const sign = isSingle && share === 100 ? '=' : share === 0 ? '~' : `~%${share}%`;
          return `${sign}${text}${told(feedback)}`;
        })
        .join(' ');
    }
    case 'truefalse': {
      const right = answers.find(({ share }) => share === 100);
      const wrong = answers.find((one) => one !== right);
      return `${right?.words === 'true' ? 'T' : 'F'}#${wrong?.feedback ?? ''}#${right?.feedback ?? ''}`;
    }
    case 'shortanswer':
      return answers
        .map(({ feedback, share, words }) => {
          // An asterisk without points catches all other answers, for its feedback.
          const text = share === 0 && words === '*' ? String.raw`\*` : giftWords(words).replaceAll('->', '-&gt;');
          return `=%${share}%[${text.includes('&gt;') ? 'html' : 'plain'}]${text}${told(feedback)}`;
        })
        .join(' ');
    case 'numerical':
      return `#${answers
        .filter(({ share, words }) => share !== 0 || words !== '*')
        .map(({ feedback, share, tolerance, words }) => `=%${share}%${words}:${tolerance}${told(feedback)}`)
        .join(' ')}`;
    case 'essay':
      return '';
    default:
      return null;
  }
}

function draftFrom(node: XmlNode, written: WrittenQuestion, category: string, faults: Faults): Draft | null {
  const { type = '' } = node.attributes;
  if (type === 'cloze') {
    const stem = giftText(written.stem);
    const read = clozeOf(stem);
    if ('kind' in read) return assembled(written, read, { category, texts: [stem] });
    faults.add(node.line, ...read);
    return null;
  }
  if (written.answers !== null) {
    const draft = draftOf(written, category, faults);
    // Feedback on an essay has a place of its own here, other than in GIFT.
    const said = type === 'essay' ? saidIn(giftText(textIn(first(node, 'generalfeedback'), none)), richOf) : null;
    return draft === null || said === null ? draft : { ...draft, explanation: said };
  }
  faults.add(
    node.line,
    others[type] ?? `Questions of the kind "${type.slice(0, 40)}" are not asked here.`,
    'Make it a single choice for each part, or leave it out.',
  );
  return null;
}

const none: Beside = { files: [], content: new Map() };
