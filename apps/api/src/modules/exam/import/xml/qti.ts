import type { Draft, DraftFile } from '../draft.ts';
import { assembled } from '../gift.ts';
import type { Answers, Feedback, Refused } from '../giftRead.ts';
import { giftWords } from '../giftSigns.ts';
import { richOf, saidIn, wordsOf, type GiftText } from '../giftText.ts';
import type { ReadQuestion } from '../readQuestion.ts';
import { sourceOf } from '../sourceOf.ts';
import { takePictures } from './pictures.ts';
import { all, first, htmlIn, within, wordsIn, type XmlNode } from './tree.ts';

/** A package's own facts about an item. */
export interface ItemAround {
  /** The item's file in the package; undefined: it is the file itself. */
  readonly file?: string | undefined;
  readonly tags: readonly string[];
  /** The name of a file that came with the item, by its address. */
  readonly nameOf: (source: string) => string | undefined;
}

const isInteraction = ({ name }: XmlNode) => name.endsWith('Interaction');

/** The item's declaration of an answer. */
interface Declared {
  readonly isNumber: boolean;
  readonly isSeveral: boolean;
  readonly correct: readonly string[];
}

function declaredIn(item: XmlNode): ReadonlyMap<string, Declared> {
  return new Map(
    all(item, 'responseDeclaration').map((node) => {
      const { baseType = '', cardinality = '', identifier = '' } = node.attributes;
      const said = all(first(node, 'correctResponse'), 'value').map((one) => wordsIn(one).trim());
      const mapped = all(first(node, 'mapping'), 'mapEntry').flatMap(({ attributes: { mapKey, mappedValue = '' } }) =>
        mapKey !== undefined && Number(mappedValue) > 0 ? [mapKey] : [],
      );
      const declared: Declared = {
        isNumber: baseType === 'float' || baseType === 'integer',
        isSeveral: cardinality === 'multiple',
        correct: [...new Set([...said, ...(baseType === 'identifier' && said.length > 0 ? [] : mapped)])],
      };
      return [identifier, declared];
    }),
  );
}

/** HTML without the one block around it, which QTI asks for. */
const bareBlock = (text: string) => {
  const inner = /^\s*<div>([\s\S]*)<\/div>\s*$/.exec(text)?.[1];
  return inner === undefined || /<\/?div\b/.test(inner) ? text : inner;
};

const html = (text: string): GiftText => ({ format: 'html', text });

/** A question of an assessment item of QTI 2.1 or 3.0. */
export function readItem(item: XmlNode, around: ItemAround, name: string): ReadQuestion {
  const { file, tags } = around;
  const files: DraftFile[] = [];
  const body = first(item, 'itemBody');
  const shown = (node: XmlNode, change: (one: XmlNode) => string | undefined = () => undefined) => {
    const taken = takePictures(htmlIn(node, change), around.nameOf);
    files.push(...taken.files);
    return html(bareBlock(taken.html));
  };
  const stem = body === undefined ? html('') : shown(body, stemPart);
  const read = body === undefined ? nothing : answersIn(item, body, stem, shown);
  const place = { line: item.line, ...(file === undefined ? {} : { file }) };
  if (!('kind' in read)) {
    const [wrong, right] = read;
    const faults = [{ file: file ?? name, line: item.line, wrong, right }];
    return { ...place, draft: null, source: sourceOf(null, wordsOf(stem)), faults };
  }
  const { identifier = '', label = '', title = '' } = item.attributes;
  const uploads = within(item, ({ name }) => name === 'uploadInteraction').length > 0;
  const general = all(item, 'modalFeedback').map((one) => shown(first(one, 'contentBody') ?? one).text);
  const written = {
    ...place,
    id: label || identifier || null,
    tags: [...tags, ...(uploads ? ['answer-files-yes'] : [])],
    title,
    general: `[html]${giftWords([...new Set(general)].join('<br />'))}`,
  };
  const made = assembled(written, read, { category: '', texts: [stem] });
  const draft: Draft = {
    ...made,
    // Other than in GIFT, a short answer has an explanation of its own.
    ...(read.kind === 'short' ? { explanation: saidIn(html([...new Set(general)].join('<br />')), richOf) } : {}),
    ...(files.length === 0 ? {} : { files }),
  };
  return { ...place, draft, source: sourceOf(draft, '') };
}

const nothing: Refused = ['This asks nothing.', 'Give the item a body with one interaction.'];

/** The stem's words in the place of parts of the body: gaps, prompts, nothing for other interactions. */
function stemPart(one: XmlNode): string | undefined {
  if (one.name === 'textEntryInteraction') return '____';
  if (one.name === 'rubricBlock' || one.name.startsWith('feedback')) return '';
  if (!isInteraction(one)) return undefined;
  const prompt = first(one, 'prompt');
  return prompt === undefined ? '' : htmlIn(prompt);
}

type Shown = (node: XmlNode, change?: (one: XmlNode) => string | undefined) => GiftText;

function answersIn(item: XmlNode, body: XmlNode, stem: GiftText, shown: Shown): Answers | Refused {
  const interactions = within(body, isInteraction).filter(({ name }) => name !== 'uploadInteraction');
  const declared = declaredIn(item);
  const base = { stem: saidIn(stem, richOf), options: [], right: [], gaps: [], sample: null, feedback: [], lost: [] };
  const [one] = interactions;
  if (one === undefined) return nothing;
  const isGaps = interactions.every(({ name }) => name === 'textEntryInteraction');
  if (interactions.length > 1 && !isGaps)
    return [`The item asks ${interactions.length} things.`, 'Make items of their own of it.'];
  switch (one.name) {
    case 'choiceInteraction':
      return choice(base, one, declared.get(one.attributes['responseIdentifier'] ?? ''), shown);
    case 'textEntryInteraction': {
      // A question in two languages has each gap twice.
      const names = new Set(interactions.map(({ attributes }) => attributes['responseIdentifier'] ?? ''));
      const all = [...names].map((name) => declared.get(name));
      return {
        ...base,
        kind: 'fill',
        gaps: all.map((each) => each?.correct ?? []),
        ...(all.every((each) => each?.isNumber === true) ? { numbers: true as const } : {}),
      };
    }
    case 'extendedTextInteraction': {
      const rubric = within(
        body,
        ({ attributes, name }) => name === 'rubricBlock' && /scorer/.test(attributes['view'] ?? ''),
      )[0];
      const said = declared.get(one.attributes['responseIdentifier'] ?? '')?.correct[0] ?? '';
      const sample = rubric === undefined ? { zh: said } : saidIn(shown(rubric), wordsOf);
      return { ...base, kind: 'short', sample: sample.zh === '' ? null : sample };
    }
    default:
      return [
        `Questions of the kind "${one.name.replace(/Interaction$/, '').slice(0, 40)}" are not asked here.`,
        'Make it a single choice for each part, or leave it out.',
      ];
  }
}

/** Which of two options says that the statement is true. */
const truths: Readonly<Record<string, number>> = { true: 1, false: 0 };

function choice(
  base: Omit<Answers, 'kind'>,
  interaction: XmlNode,
  declared: Declared | undefined,
  shown: Shown,
): Answers | Refused {
  const isInline = ({ name }: XmlNode) => name === 'feedbackInline' || name === 'feedbackBlock';
  const choices = all(interaction, 'simpleChoice');
  const options = choices.map((one) => shown(one, (part) => (isInline(part) ? '' : undefined)));
  const names = choices.map(({ attributes }) => attributes['identifier'] ?? '');
  const right = (declared?.correct ?? []).map((name) => names.indexOf(name)).filter((at) => at >= 0);
  if (right.length === 0) return ['No option is right.', 'Name the right one in the response declaration.'];
  const feedback = choices.flatMap((one, at): Feedback[] =>
    within(one, isInline).map((part) => ({ of: wordsOf(options[at] ?? html('')), text: shown(part) })),
  );
  const statements = names.map((name) => truths[name.toLowerCase()]);
  if (statements.length === 2 && statements.includes(1) && statements.includes(0) && right.length === 1)
    return { ...base, kind: 'judgement', right: [statements[right[0] ?? 0] ?? 0], feedback };
  return {
    ...base,
    kind: declared?.isSeveral === true ? 'multiple' : 'single',
    options: options.map((one) => saidIn(one, richOf)),
    right: [...right].sort((a, b) => a - b),
    feedback,
  };
}
