/** Steps of the setup, in their order. */
export const setupSteps = ['look', 'departments', 'people', 'course'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Longest texts of the setup. */
export const setupLimits = { name: 40 } as const;

/** Most of an indented list of departments. */
export const departmentLines = { characters: 20_000, lines: 500, name: 60, levels: 10 } as const;

/** A department of an indented list. */
export interface TypedDepartment {
  readonly name: string;
  readonly below: readonly TypedDepartment[];
}

/** Why an indented list cannot be read. */
type LinesFault = 'missing' | 'deep' | 'long' | 'many';

/**
 * Reads an indented list of departments: tabs or spaces, a line further in is below the one before it. Both sides read
 * it, so that the page shows what will be made.
 */
export function readDepartmentLines(
  text: string,
): { readonly tree: readonly TypedDepartment[] } | { readonly fault: LinesFault } {
  const lines = text
    .split(/\r?\n/)
    .map((line) => ({
      depth: (/^\s*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length,
      name: line
        .replace(/^[\s\-*•·]+/u, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    }))
    .filter(({ name }) => name !== '');
  if (lines.length === 0) return { fault: 'missing' };
  if (lines.length > departmentLines.lines) return { fault: 'many' };
  if (lines.some(({ name }) => [...name].length > departmentLines.name)) return { fault: 'long' };
  const top: Open = { depth: -1, name: '', below: [] };
  const open = [top];
  for (const { depth, name } of lines) {
    while (open.length > 1 && (open.at(-1)?.depth ?? 0) >= depth) open.pop();
    if (open.length > departmentLines.levels) return { fault: 'deep' };
    const one: Open = { depth, name, below: [] };
    open.at(-1)?.below.push(one);
    open.push(one);
  }
  return { tree: top.below };
}

interface Open extends TypedDepartment {
  readonly depth: number;
  readonly below: Open[];
}
