import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const manifest = fileURLToPath(new URL('../../../../dist/apps/portal/.vite/route-chunks.json', import.meta.url));

/** Path patterns of every screen of the built portal, as its own route table has them; `*` is the one of unknown paths. */
export function screenPaths(): readonly string[] {
  if (!existsSync(manifest)) throw new Error('build portal and api first: npx nx run-many -t build -p portal,api');
  const { routes } = JSON.parse(readFileSync(manifest, 'utf8')) as { routes: Readonly<Record<string, unknown>> };
  return Object.keys(routes);
}
