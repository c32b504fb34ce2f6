import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { ScormFiles } from '../course.schema.ts';
import { decodeXml } from './decodeXml.ts';
import { PackageError } from './packageError.ts';

type Node = Readonly<Record<string, unknown>>;

/** Content of a package's manifest. */
export interface Manifest {
  readonly version: ScormFiles['version'];
  readonly title: string;
  readonly parts: readonly ManifestPart[];
}

/** A part as the manifest names it; its file is found among the package's files. */
export type ManifestPart = Omit<ScormFiles['parts'][number], 'ownWindow'>;

const mostParts = 100;
const longest = { title: 200, launchData: 4096, href: 1000 } as const;
const lists: ReadonlySet<string> = new Set(['item', 'resource', 'organization', 'file', 'sequencing']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => lists.has(name),
  // Character references too; entities of a document type never come so far.
  htmlEntities: true,
});

/**
 * Reads imsmanifest.xml. Throws PackageError: `doctype` before anything of it is parsed, `manifest`, `version`,
 * `noParts`, `tooManyParts`.
 */
export function readManifest(bytes: Buffer): Manifest {
  const xml = decodeXml(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new PackageError('doctype');
  const checked = XMLValidator.validate(xml);
  if (checked !== true) throw new PackageError('manifest', `line ${checked.err.line}`);
  const root = child(parser.parse(xml) as Node, 'manifest');
  if (root === null) throw new PackageError('manifest');
  const version = versionOf(root, xml);
  const organizations = child(root, 'organizations');
  const organization = chosen(organizations);
  const parts = organization === null ? [] : partsOf(root, organization, version);
  if (parts.length === 0) throw new PackageError('noParts');
  if (parts.length > mostParts) throw new PackageError('tooManyParts');
  return { version, title: textOf(organization, 'title', longest.title) || (parts[0]?.title ?? ''), parts };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function child(node: Node | null, name: string): Node | null {
  const value = node?.[name];
  return isNode(value) ? value : null;
}

const children = (node: Node | null, name: string): readonly Node[] => {
  const value = node?.[name];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

const attribute = (node: Node | null, name: string): string => {
  const value = node?.[`@${name}`];
  return typeof value === 'string' ? value.trim() : '';
};

function textOf(node: Node | null, name: string, most: number): string {
  const value = node?.[name];
  const inner = isNode(value) ? value['#text'] : value;
  return typeof inner === 'string' ? inner.trim().replaceAll(/\s+/g, ' ').slice(0, most) : '';
}

function versionOf(root: Node, xml: string): ScormFiles['version'] {
  const said = textOf(child(root, 'metadata'), 'schemaversion', 40);
  if (said === '1.2') return '1.2';
  if (/2004|CAM\s*1\.3/i.test(said)) return '2004';
  // Some tools leave it out and declare the names of the edition alone.
  if (xml.includes('adlcp_rootv1p2')) return '1.2';
  if (xml.includes('adlcp_v1p3')) return '2004';
  throw new PackageError('version', said);
}

function chosen(organizations: Node | null): Node | null {
  const all = children(organizations, 'organization');
  const named = attribute(organizations, 'default');
  return all.find((one) => attribute(one, 'identifier') === named) ?? all[0] ?? null;
}

/** Its items from the top down, those that open something. */
function partsOf(root: Node, organization: Node, version: ScormFiles['version']): readonly ManifestPart[] {
  const resources = child(root, 'resources');
  const byId = new Map(children(resources, 'resource').map((one) => [attribute(one, 'identifier'), one]));
  const bases = [attribute(root, 'base'), attribute(resources, 'base')];
  const rules = sequencingOf(root);
  const walk = (node: Node, depth: number): readonly ManifestPart[] =>
    children(node, 'item').flatMap((item) => {
      const resource = byId.get(attribute(item, 'identifierref'));
      const own = resource === undefined ? [] : [partOf(item, resource, { bases, rules, version })];
      return depth > 20 ? own : [...own, ...walk(item, depth + 1)];
    });
  return walk(organization, 0).filter(({ href }) => href !== '');
}

interface Around {
  /** Of the manifest and of its list of resources, from the outside in. */
  readonly bases: readonly string[];
  /** Sequencing that items name, by its id. */
  readonly rules: ReadonlyMap<string, Node>;
  readonly version: ScormFiles['version'];
}

function partOf(item: Node, resource: Node, { bases, rules, version }: Around): ManifestPart {
  const file = attribute(resource, 'href') || pageOf(resource);
  const base = [...bases, attribute(resource, 'base')].reduce(beneath, '');
  const query = attribute(item, 'parameters').replace(/^[?&]?/, '');
  const href = file === '' ? '' : `${base}${file}`;
  const joint = href.includes('?') ? '&' : '?';
  const kind = attribute(resource, version === '1.2' ? 'scormtype' : 'scormType').toLowerCase();
  return {
    title: textOf(item, 'title', longest.title),
    href: (query === '' || href === '' ? href : `${href}${joint}${query}`).slice(0, longest.href),
    launchData: textOf(item, version === '1.2' ? 'datafromlms' : 'dataFromLMS', longest.launchData),
    asset: kind === 'asset',
    ...(version === '1.2' ? passing12(item) : passing2004(item, rules)),
  };
}

/** A base in another one: an absolute one replaces it, and it names a folder though some tools forget its slash. */
function beneath(outer: string, inner: string): string {
  if (inner === '') return outer;
  const folder = inner.endsWith('/') ? inner : `${inner}/`;
  return /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(folder) ? folder : `${outer}${folder}`;
}

/** The page among the files of a resource that names none itself. */
function pageOf(resource: Node): string {
  const files = children(resource, 'file').map((one) => attribute(one, 'href'));
  return files.find((href) => /\.x?html?(?:[?#]|$)/i.test(href)) ?? files[0] ?? '';
}

function numberIn(said: string, from: number, to: number): number | null {
  const number = said === '' ? NaN : Number(said);
  return number >= from && number <= to ? number : null;
}

/** The score that passes, of 100, and the progress that completes, of 1; null: the package alone decides. */
type Passing = Pick<ManifestPart, 'mastery' | 'threshold'>;

const passing12 = (item: Node): Passing => ({
  mastery: numberIn(textOf(item, 'masteryscore', 20), 0, 100),
  threshold: null,
});

function passing2004(item: Node, rules: ReadonlyMap<string, Node>): Passing {
  const [own = null] = children(item, 'sequencing');
  const objectiveOf = (node: Node | null) => child(child(node, 'objectives'), 'primaryObjective');
  const objective = objectiveOf(own) ?? objectiveOf(rules.get(attribute(own, 'IDRef')) ?? null);
  const asked = attribute(objective, 'satisfiedByMeasure') === 'true';
  // Without a number of its own the standard asks for all.
  const measure = numberIn(textOf(objective, 'minNormalizedMeasure', 20) || '1', -1, 1);
  const completes = child(item, 'completionThreshold');
  const least =
    attribute(completes, 'completedByMeasure') === 'false'
      ? ''
      : attribute(completes, 'minProgressMeasure') || textOf(item, 'completionThreshold', 20);
  return {
    mastery: asked && measure !== null ? Math.round(measure * 10_000) / 100 : null,
    threshold: numberIn(least, 0, 1),
  };
}

const sequencingOf = (root: Node): ReadonlyMap<string, Node> =>
  new Map(children(child(root, 'sequencingCollection'), 'sequencing').map((one) => [attribute(one, 'ID'), one]));
