import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { ScormFiles } from '../course.schema.ts';
import { PackageError } from './packageError.ts';

type Node = Readonly<Record<string, unknown>>;

/** What a manifest says of its package. */
export interface Manifest {
  readonly version: ScormFiles['version'];
  readonly title: string;
  readonly parts: ScormFiles['parts'];
}

const mostParts = 100;
const longest = { title: 200, launchData: 4096, href: 1000 } as const;
const lists: ReadonlySet<string> = new Set(['item', 'resource', 'organization']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => lists.has(name),
});

/**
 * Reads imsmanifest.xml. Throws PackageError: `doctype` before anything of it is parsed, `manifest`, `version`,
 * `noParts`, `tooManyParts`. [CO-03]
 */
export function readManifest(bytes: Buffer): Manifest {
  const xml = decode(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new PackageError('doctype');
  const checked = XMLValidator.validate(xml);
  if (checked !== true) throw new PackageError('manifest', `line ${checked.err.line}`);
  const root = child(parser.parse(xml) as Node, 'manifest');
  if (root === null) throw new PackageError('manifest');
  const version = versionOf(root, xml);
  const organizations = child(root, 'organizations');
  const organization = chosen(organizations);
  const resources = child(root, 'resources');
  const parts = organization === null ? [] : partsOf(organization, resources, version);
  if (parts.length === 0) throw new PackageError('noParts');
  if (parts.length > mostParts) throw new PackageError('tooManyParts');
  return { version, title: textOf(organization, 'title', longest.title) || (parts[0]?.title ?? ''), parts };
}

/** UTF-8 or, by its mark, UTF-16: in another one a declaration could hide. */
function decode(bytes: Buffer): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new PackageError('manifest', 'neither UTF-8 nor UTF-16');
  }
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
function partsOf(organization: Node, resources: Node | null, version: ScormFiles['version']): ScormFiles['parts'] {
  const byId = new Map(children(resources, 'resource').map((one) => [attribute(one, 'identifier'), one]));
  const walk = (node: Node, depth: number): ScormFiles['parts'] =>
    children(node, 'item').flatMap((item) => {
      const resource = byId.get(attribute(item, 'identifierref'));
      const own = resource === undefined ? [] : [partOf(item, resource, resources, version)];
      return depth > 20 ? own : [...own, ...walk(item, depth + 1)];
    });
  return walk(organization, 0).filter(({ href }) => href !== '');
}

function partOf(item: Node, resource: Node, resources: Node | null, version: ScormFiles['version']) {
  const base = `${attribute(resources, 'base')}${attribute(resource, 'base')}`;
  const query = attribute(item, 'parameters').replace(/^[?&]?/, '');
  const href = `${base}${attribute(resource, 'href')}`;
  const joint = href.includes('?') ? '&' : '?';
  const kind = attribute(resource, version === '1.2' ? 'scormtype' : 'scormType').toLowerCase();
  return {
    title: textOf(item, 'title', longest.title),
    href: (query === '' ? href : `${href}${joint}${query}`).slice(0, longest.href),
    launchData: textOf(item, version === '1.2' ? 'datafromlms' : 'dataFromLMS', longest.launchData),
    asset: kind === 'asset',
  };
}

/** Path in the package of a part's file; null where it leads out of it or to another site. */
export function pathOf(href: string): string | null {
  const here = 'https://package.invalid/';
  if (!URL.canParse(href, here)) return null;
  const { origin, pathname } = new URL(href, here);
  if (origin !== new URL(here).origin) return null;
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    return null;
  }
}
