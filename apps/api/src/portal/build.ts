import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readTemplate, type PageTemplate } from './page.ts';
import { noPreloads, type Preloads } from './preloads.ts';

/** The built portal, read once. */
export interface PortalBuild {
  readonly directory: string;
  readonly template: PageTemplate;
  readonly preloads: Preloads;
  /** Files beside the page, such as favicon.svg. */
  readonly rootFiles: readonly string[];
}

/** Reads the portal's build; null when there is none, as while developing. */
export function readPortalBuild(directory: string): PortalBuild | null {
  const page = join(directory, 'index.html');
  if (!existsSync(page)) return null;
  const preloads = join(directory, '.vite/preloads.json');
  return {
    directory,
    template: readTemplate(readFileSync(page, 'utf8')),
    preloads: existsSync(preloads) ? (JSON.parse(readFileSync(preloads, 'utf8')) as Preloads) : noPreloads,
    rootFiles: readdirSync(directory).filter(
      (name) => !/^\.|^index\.html|\.(?:br|gz)$/.test(name) && statSync(join(directory, name)).isFile(),
    ),
  };
}
