import type { Plugin, Rolldown } from 'vite';

type Chunks = Readonly<Record<string, { readonly type: string; readonly imports?: readonly string[] }>>;

/** A file with all the files that are there when it runs. */
function filesBeside(file: string, bundle: Chunks, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of bundle[file]?.imports ?? []) filesBeside(next, bundle, seen);
  return seen;
}

/**
 * Beside every part that comes late the build lists the files to fetch with it. It lists those too that are there already,
 * because the file that asks needs them itself, and the part itself, which is asked for at the same moment anyway: names
 * that every page would carry for nothing.
 */
export function freshPreloads(): {
  plugin: Plugin;
  resolveDependencies: (
    file: string,
    needed: string[],
    context: { hostId: string; hostType: 'html' | 'js' },
  ) => string[];
} {
  let bundle: Rolldown.OutputBundle = {};
  const known = new Map<string, ReadonlySet<string>>();
  const beside = (host: string) => {
    const files = known.get(host) ?? filesBeside(host, bundle);
    known.set(host, files);
    return files;
  };
  return {
    resolveDependencies: (file, needed, { hostId, hostType }) =>
      hostType === 'html' ? needed : needed.filter((each) => each !== file && !beside(hostId).has(each)),
    plugin: {
      name: 'banyan:fresh-preloads',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_options, output) {
          bundle = output;
          known.clear();
        },
      },
    },
  };
}
