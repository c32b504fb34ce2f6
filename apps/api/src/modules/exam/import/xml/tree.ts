import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Faults } from '../../../../import/faults.ts';
import { lineAt } from '../../../../import/readText.ts';

/** An element, its name and attributes without prefixes, those of QTI 3.0 spelled as those of 2.1. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlNode | string)[];
  /** Line on which it begins. */
  readonly line: number;
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  // Character references too; entities of a document type never come so far.
  htmlEntities: true,
  captureMetaData: true,
});
const metaData = XMLParser.getMetaDataSymbol() as unknown as symbol;

type Raw = Readonly<Record<string | symbol, unknown>>;

/** `qti-simple-choice` is simpleChoice. */
const spelled = (name: string) =>
  name.replace(/^qti-/, '').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The root element of a document; null: it is not sound, which is reported. */
export function readXml(xml: string, faults: Faults, file = faults.file): XmlNode | null {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) {
    const line = lineAt(xml, xml.search(/<!(?:DOCTYPE|ENTITY)/i));
    faults.add(line, 'The file defines a type or entities.', 'Remove the lines from <!DOCTYPE on.', file);
    return null;
  }
  const checked = XMLValidator.validate(xml);
  if (checked !== true) {
    faults.add(
      checked.err.line,
      `This is no sound XML: ${checked.err.msg}`,
      'Export it again, or mend this line.',
      file,
    );
    return null;
  }
  const lines = linesOf(xml);
  const read = parsed(xml);
  if (read === null) {
    faults.add(null, 'The XML is nested too deeply.', 'Export it again.', file);
    return null;
  }
  return (
    read
      .flatMap((one) => nodeOf(one, lines))
      .find((one): one is XmlNode => typeof one !== 'string' && !one.name.startsWith('?')) ?? null
  );
}

/** Null: the parser gave up; what it takes is sound already. */
function parsed(xml: string): readonly Raw[] | null {
  try {
    return parser.parse(xml) as readonly Raw[];
  } catch {
    return null;
  }
}

/** Line, from 1, of a place: asked for each element, so that lines are counted once. */
function linesOf(text: string): (place: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (place) => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((starts[middle] ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

function nodeOf(raw: Raw, lines: (place: number) => number): readonly (XmlNode | string)[] {
  const words = raw['#text'];
  if (typeof words === 'string') return [words];
  const name = Object.keys(raw).find((key) => key !== ':@');
  if (name === undefined) return [];
  const attributes = Object.entries((raw[':@'] ?? {}) as Readonly<Record<string, unknown>>);
  const place = (raw[metaData] as { readonly startIndex?: number } | undefined)?.startIndex ?? 0;
  return [
    {
      name: spelled(name),
      attributes: Object.fromEntries(attributes.map(([key, value]) => [spelled(key), String(value)])),
      children: (raw[name] as readonly Raw[]).flatMap((one) => nodeOf(one, lines)),
      line: lines(place),
    },
  ];
}

const elements = ({ children }: XmlNode) => children.filter((one): one is XmlNode => typeof one !== 'string');

/** Children of a name. */
export const all = (node: XmlNode | undefined, name: string): readonly XmlNode[] =>
  node === undefined ? [] : elements(node).filter((one) => one.name === name);
/** The first child of a name. */
export const first = (node: XmlNode | undefined, name: string): XmlNode | undefined => all(node, name)[0];
/** Elements at any depth that pass, outermost first; what is in one is not looked at. */
export const within = (node: XmlNode, passes: (one: XmlNode) => boolean): readonly XmlNode[] =>
  elements(node).flatMap((one) => (passes(one) ? [one] : within(one, passes)));
/** The words of an element without its tags. */
export const wordsIn = (node: XmlNode | undefined): string =>
  node === undefined ? '' : node.children.map((one) => (typeof one === 'string' ? one : wordsIn(one))).join('');

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Words as they stand in XML. */
export const escaped = (words: string): string =>
  words.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign).replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '');

/** The content of an element as HTML; `change` writes an element in another way, undefined: as it stands. */
export const htmlIn = ({ children }: XmlNode, change: (one: XmlNode) => string | undefined = () => undefined): string =>
  children
    .map((one) => (typeof one === 'string' ? escaped(one).replaceAll('&quot;', '"') : htmlOf(one, change)))
    .join('');

function htmlOf(node: XmlNode, change: (one: XmlNode) => string | undefined): string {
  const changed = change(node);
  if (changed !== undefined) return changed;
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
  return /^(?:br|img|hr)$/.test(node.name)
    ? `<${node.name}${attributes} />`
    : `<${node.name}${attributes}>${htmlIn(node, change)}</${node.name}>`;
}
