import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Addresses of files that a page needs at once, and of its texts by message set. */
interface Needs {
  readonly files: readonly string[];
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** Files that the server preloads: for every page, for frames around pages, and by path of a screen. */
export interface Preloads {
  readonly page: Needs;
  readonly shell: Needs;
  readonly navigation: Needs;
  readonly console: Needs;
  readonly screens: Readonly<Record<string, Needs>>;
}

const sets = ['zh', 'en', 'zh_tw', 'zh_hk'];
const navigation = /(?:\/layouts\/SharedLayout\.tsx|Nav\/\w+Navigation\.ts)$/;
/** The console's frame, with screens and entries of all domains. */
const consoleFrame = /\/(?:manage\/loadConsole|src\/\w+\.manage)\.ts$/;
const navigationTexts = /(?:\/layouts|Nav)\/i18n$/;

/** Modules of the console. Its texts are none. */
const ofConsole =
  /\/(?:libs\/core-console\/src|apps\/portal\/src\/manage)\/(?!i18n\/)|\/libs\/domain-\w+\/src\/\w+\.manage\.ts$/;

/**
 * Writes `.vite/preloads.json`, from the chunks of the build and `src/routes/pages.json`, which names the page of each path. A
 * learner's page that would load code of the console fails the build.
 */
export function preloads(root: string): Plugin {
  const workspace = resolve(root, '../..');
  return {
    name: 'banyan:preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = chunksByModule(bundle, workspace);
      const filesOf = (modules: readonly string[]) => {
        const files = new Set<string>();
        const add = (file: string) => {
          const chunk = bundle[file];
          if (files.has(file) || chunk?.type !== 'chunk' || chunk.isEntry) return;
          files.add(file);
          chunk.imports.forEach(add);
        };
        for (const module of modules) add(chunks.get(module) ?? this.error(`${module} is not in the build`));
        return [...files].map((file) => `/${file}`);
      };
      const needs = (modules: readonly string[], folders: readonly string[]): Needs => ({
        files: filesOf(modules),
        texts: Object.fromEntries(sets.map((set) => [set, filesOf(folders.map((folder) => `${folder}/${set}.ts`))])),
      });
      const textsOf = (module: string): string[] => {
        const folder = dirname(module);
        if (folder === 'apps/portal/src' || folder === '.') return [];
        // A part of a library also shows texts of the library.
        return [...(chunks.has(`${folder}/i18n/zh.ts`) ? [`${folder}/i18n`] : []), ...textsOf(folder)];
      };
      const modules = [...chunks.keys()];
      const folders = modules.filter((module) => module.endsWith('/zh.ts')).map(dirname);
      const pages = JSON.parse(readFileSync(join(root, 'src/routes/pages.json'), 'utf8')) as Record<string, string>;
      const facts: Preloads = {
        page: needs([], ['apps/portal/src/i18n/shown']),
        shell: needs(['apps/portal/src/shell/Shell.tsx'], []),
        navigation: needs(
          modules.filter((module) => navigation.test(module)),
          folders.filter((folder) => navigationTexts.test(folder)),
        ),
        console: needs(
          modules.filter((module) => consoleFrame.test(module)),
          [],
        ),
        screens: Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, needs([page], textsOf(page))])),
      };
      const entries = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' && output.isEntry ? output.imports : [],
      );
      const learners = [
        ...entries.map((file) => `/${file}`),
        ...[facts.page, facts.shell, facts.navigation].flatMap(({ files }) => files),
        ...Object.entries(facts.screens).flatMap(([path, { files }]) => (path.startsWith('/manage') ? [] : files)),
      ];
      for (const file of new Set(learners)) {
        const chunk = bundle[file.slice(1)];
        const module = chunk?.type === 'chunk' ? chunk.moduleIds.find((id) => ofConsole.test(id)) : undefined;
        if (module !== undefined) this.error(`${file}, which learners load, has ${module} of the console in it`);
      }
      this.emitFile({ type: 'asset', fileName: '.vite/preloads.json', source: JSON.stringify(facts, null, 2) });
    },
  };
}

/** Files by module, as a path of the workspace: the chunk that it starts, or else the one that contains it. */
function chunksByModule(bundle: Rolldown.OutputBundle, workspace: string): ReadonlyMap<string, string> {
  const nameOf = (id: string) => relative(workspace, id).replaceAll('\\', '/');
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  return new Map([
    ...chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [nameOf(id), fileName] as const)),
    ...chunks.flatMap(({ fileName, facadeModuleId: id }) => (id === null ? [] : [[nameOf(id), fileName] as const])),
  ]);
}
