import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

interface Node {
  type: string;
  children?: Node[];
  value?: string;
  url?: string;
}

/** Address of a component's page by its title: `ui/Data/List page`. */
export const pageOf = (title: string) => `?path=/docs/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;

/** Pages of components and patterns, by the last part of their titles. */
function pages(): Map<string, string> {
  const files = globSync('libs/ui/src/**/*.stories.tsx', { cwd: root });
  const titles = files.flatMap(
    (file) => /\btitle: '((?:ui|patterns)\/[^']+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? [],
  );
  return new Map(titles.map((title) => [title.split('/').at(-1) ?? '', pageOf(title)]));
}

function link(node: Node, known: ReadonlyMap<string, string>): Node {
  const url = node.type === 'strong' ? known.get(node.children?.[0]?.value ?? '') : undefined;
  if (url !== undefined) return { type: 'link', url, children: [node] };
  return node.children === undefined ? node : { ...node, children: node.children.map((child) => link(child, known)) };
}

/** A remark plugin: names of components and patterns in bold lead to their pages. */
export function linkedNames() {
  const known = pages();
  return (tree: Node) => {
    tree.children = link(tree, known).children ?? [];
  };
}
