import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { safeQuestion, wordsOfHtml } from '../import/html.ts';
import { languageBlocks } from '../import/languages.ts';
import { escaped } from '../import/xml/tree.ts';
import { asHtml, leaveFiles, Left, tagsOf, type ChapterOf, type LeavingQuestion, type WrittenFile } from './written.ts';

type Words = LeavingQuestion['stem'];
/** How a version spells names. */
type Version = 'qti21' | 'qti30';

const spaces = {
  qti21: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
  qti30: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
} as const;
const kinds = { qti21: 'imsqti_item_xmlv2p1', qti30: 'imsqti_item_xmlv3p0' } as const;
const templates = {
  qti21: 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/',
  qti30: 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/',
} as const;

const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** Writes an element of QTI as a version spells it. */
const speller = (version: Version) => {
  const spelled = (name: string) => (version === 'qti30' ? `qti-${dashed(name)}` : name);
  const attribute = (name: string) => (version === 'qti30' && !name.includes(':') ? dashed(name) : name);
  return (name: string, attributes: Readonly<Record<string, string>>, content = '') => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${attribute(key)}="${escaped(value)}"`);
    const tag = spelled(name);
    return content === '' ? `<${tag}${written.join('')} />` : `<${tag}${written.join('')}>${content}</${tag}>`;
  };
};
type Tag = ReturnType<typeof speller>;

/** HTML as QTI takes it: it is XML already, for it was made safe when it came in. */
const rich = ({ en, zh_cn: zh }: Words) =>
  languageBlocks({ zh_cn: safeQuestion(zh), ...(en === undefined ? {} : { en: safeQuestion(en) }) });
const block = (words: Words, inner = rich(words)) =>
  words.en === undefined || words.en === '' ? `<div>${inner}</div>` : inner;

/** A package of items with its manifest. */
export function writeQti(all: readonly LeavingQuestion[], chapterOf: ChapterOf, version: Version): WrittenFile {
  const left = new Left();
  const tag = speller(version);
  const items = all.map((question, at) => {
    leaveFiles(question, left);
    const name = `q${String(at + 1).padStart(5, '0')}`;
    return {
      name,
      href: `items/${name}.xml`,
      xml: itemOf(question, version, tag, name),
      tags: tagsOf(question, chapterOf),
    };
  });
  const files = Object.fromEntries([
    ['imsmanifest.xml', Buffer.from(manifestOf(items, version))],
    ...items.map(({ href, xml }) => [href, Buffer.from(xml)] as const),
  ]);
  return {
    format: version,
    content: Buffer.from(zipSync(files, { level: 6 })),
    questions: items.length,
    left: left.all,
  };
}

interface Item {
  readonly name: string;
  readonly href: string;
  readonly tags: readonly string[];
}

function manifestOf(items: readonly Item[], version: Version): string {
  const digest = createHash('sha256')
    .update(items.map(({ href }) => href).join())
    .digest('hex')
    .slice(0, 16);
  const resources = items.map(({ href, name, tags }) => {
    const words = tags.map(
      (one) => `<imsmd:keyword><imsmd:langstring>${escaped(one)}</imsmd:langstring></imsmd:keyword>`,
    );
    const metadata =
      tags.length === 0
        ? ''
        : `<metadata><imsmd:lom><imsmd:general>${words.join('')}</imsmd:general></imsmd:lom></metadata>`;
    return `<resource identifier="${name}" type="${kinds[version]}" href="${href}">${metadata}<file href="${href}" /></resource>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<manifest identifier="m${digest}" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:imsmd="http://ltsc.ieee.org/xsd/LOM">`,
    `<metadata><schema>QTI${version === 'qti21' ? 'v2.1' : ''} Package</schema><schemaversion>${version === 'qti21' ? '1.0.0' : '3.0.0'}</schemaversion></metadata>`,
    `<organizations /><resources>${resources.join('\n')}</resources>`,
    '</manifest>',
  ].join('\n');
}

function itemOf(question: LeavingQuestion, version: Version, tag: Tag, name: string): string {
  const { explanation, ref, stem } = question;
  const { body, declared, template } = partsOf(question, tag);
  const outcomes = [
    tag('outcomeDeclaration', { identifier: 'SCORE', cardinality: 'single', baseType: 'float' }),
    tag('outcomeDeclaration', { identifier: 'FEEDBACK', cardinality: 'single', baseType: 'identifier' }),
  ];
  const feedback =
    explanation.zh_cn === ''
      ? ''
      : tag(
          'modalFeedback',
          { outcomeIdentifier: 'FEEDBACK', identifier: 'general', showHide: 'show' },
          version === 'qti30' ? tag('contentBody', {}, rich(explanation)) : rich(explanation),
        );
  const processing =
    template === null
      ? ''
      : tag('responseProcessing', { template: `${templates[version]}${template}${version === 'qti30' ? '.xml' : ''}` });
  const item = tag(
    'assessmentItem',
    {
      xmlns: spaces[version],
      identifier: name,
      label: ref,
      title: titleOf(stem.zh_cn),
      adaptive: 'false',
      timeDependent: 'false',
    },
    [...declared, ...outcomes, tag('itemBody', {}, body), processing, feedback].join('\n'),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${item}\n`;
}

const titleOf = (html: string) => wordsOfHtml(html).replaceAll(/\s+/g, ' ').slice(0, 80);

interface Parts {
  readonly declared: readonly string[];
  readonly body: string;
  readonly template: string | null;
}

const response = 'RESPONSE';

function partsOf({ key, kind, options, stem, takesFiles }: LeavingQuestion, tag: Tag): Parts {
  const upload = takesFiles ? tag('uploadInteraction', { responseIdentifier: 'FILE' }) : '';
  const file = takesFiles
    ? [tag('responseDeclaration', { identifier: 'FILE', cardinality: 'single', baseType: 'file' })]
    : [];
  const correct = (values: readonly string[]) =>
    tag('correctResponse', {}, values.map((one) => tag('value', {}, escaped(one))).join(''));
  switch (kind) {
    case 'single':
    case 'multiple':
    case 'judgement': {
      const isJudged = kind === 'judgement';
      const names = isJudged ? ['true', 'false'] : options.map((_, at) => 'ABCDEFGH'[at] ?? '');
      const right = isJudged ? [key.choice[0] === 1 ? 'true' : 'false'] : key.choice.map((at) => names[at] ?? '');
      const shown = (at: number) => (isJudged ? (at === 0 ? '√' : '×') : rich(options[at] ?? stem));
      const cardinality = kind === 'multiple' ? 'multiple' : 'single';
      const choices = names.map((one, at) => tag('simpleChoice', { identifier: one }, shown(at)));
      return {
        declared: [
          tag('responseDeclaration', { identifier: response, cardinality, baseType: 'identifier' }, correct(right)),
          ...file,
        ],
        body: `${block(stem)}${tag('choiceInteraction', { responseIdentifier: response, shuffle: 'false', maxChoices: kind === 'multiple' ? '0' : '1' }, choices.join(''))}${upload}`,
        template: 'match_correct',
      };
    }
    case 'fill': {
      const baseType = key.numbers === true ? 'float' : 'string';
      const one = (taken: readonly string[], at: number) =>
        tag(
          'responseDeclaration',
          { identifier: `${response}${at + 1}`, cardinality: 'single', baseType },
          `${correct(taken.slice(0, 1))}${tag('mapping', { defaultValue: '0' }, taken.map((mapKey) => tag('mapEntry', { mapKey, mappedValue: '1' })).join(''))}`,
        );
      return {
        declared: [...key.gaps.map(one), ...file],
        body: `${block(stem, withEntries(rich(stem), key.gaps.length, tag))}${upload}`,
        template: null,
      };
    }
    case 'short': {
      const sample = key.sample === null ? '' : tag('rubricBlock', { view: 'scorer' }, block(asHtml(key.sample)));
      return {
        declared: [
          tag('responseDeclaration', { identifier: response, cardinality: 'single', baseType: 'string' }),
          ...file,
        ],
        body: `${block(stem)}${sample}${tag('extendedTextInteraction', { responseIdentifier: response })}${upload}`,
        template: null,
      };
    }
  }
}

/** HTML with a place to write in for each gap; in two languages each stands in both. */
function withEntries(html: string, gaps: number, tag: Tag): string {
  let at = 0;
  return html.replaceAll(/_{4,}/g, () => {
    at += 1;
    return tag('textEntryInteraction', { responseIdentifier: `${response}${((at - 1) % gaps) + 1}` });
  });
}
