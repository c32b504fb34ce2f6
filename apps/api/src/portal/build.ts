import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readTemplate, type PageTemplate } from './page.ts';
import type { Manifest, RouteChunks } from './preloads.ts';

/** The built portal, read once. */
export interface PortalBuild {
  readonly directory: string;
  readonly template: PageTemplate;
  readonly manifest: Manifest;
  readonly routeChunks: RouteChunks;
  /** Files beside the page, such as favicon.svg. */
  readonly rootFiles: readonly string[];
}

/** Reads the portal's build; null when there is none, as while developing. */
export function readPortalBuild(directory: string): PortalBuild | null {
  const page = join(directory, 'index.html');
  if (!existsSync(page)) return null;
  const json = (name: string, otherwise: unknown): unknown => {
    const file = join(directory, '.vite', name);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise;
  };
  return {
    directory,
    template: readTemplate(readFileSync(page, 'utf8')),
    manifest: json('manifest.json', {}) as Manifest,
    routeChunks: json('route-chunks.json', { routes: {}, messages: {} }) as RouteChunks,
    rootFiles: readdirSync(directory).filter(
      (name) => !/^\.|^index\.html|\.(?:br|gz)$/.test(name) && statSync(join(directory, name)).isFile(),
    ),
  };
}
