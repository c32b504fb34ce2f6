import { parseSync } from 'vite';

/** What the build knows of a module. */
export interface BuiltModule {
  readonly id: string;
  readonly code: string;
  /** All that it imports, or requires, by the module. */
  readonly imported: readonly string[];
  /** The module that `specifier` means here; null for one that is not part of the build. */
  readonly resolve: (specifier: string) => Promise<string | null>;
}

/** By module: those whose code it needs at once, and those that it fetches when it asks for them. */
export interface ModuleGraph {
  readonly needs: ReadonlyMap<string, ReadonlySet<string>>;
  readonly fetches: ReadonlyMap<string, ReadonlySet<string>>;
}

/** An export of another module; `name` is null for all of them. */
interface Wish {
  readonly from: string;
  readonly name: string | null;
}

interface Facts {
  readonly imports: readonly Wish[];
  /** By name under which this module hands it on. */
  readonly handedOn: ReadonlyMap<string, Wish>;
  /** Modules of which it hands on everything. */
  readonly handedOnWhole: readonly string[];
  readonly fetches: readonly string[];
}

/**
 * Who needs whose code. A module that hands on exports of others is not needed itself: whoever takes one needs the module
 * that defines it, as the bundler sees it.
 */
export async function moduleGraph(modules: readonly BuiltModule[]): Promise<ModuleGraph> {
  const read = await Promise.all(modules.map(async (module) => [module.id, await factsOf(module)] as const));
  const facts = new Map(read);
  const whole = new Set(read.flatMap(([, { fetches }]) => fetches));
  for (const [, { imports }] of read) for (const { from, name } of imports) if (name === null) whole.add(from);
  const needs = read.map(([id, { imports, handedOn, handedOnWhole }]) => {
    const all = handedOnWhole.map((from) => ({ from, name: null }));
    const wishes = whole.has(id) ? [...imports, ...handedOn.values(), ...all] : imports;
    return [id, new Set(wishes.flatMap((wish) => definers(facts, wish)))] as const;
  });
  return { needs: new Map(needs), fetches: new Map(read.map(([id, { fetches }]) => [id, new Set(fetches)])) };
}

/** Modules that define what is wished for. */
function definers(
  facts: ReadonlyMap<string, Facts>,
  { from, name }: Wish,
  seen = new Set<string>(),
): readonly string[] {
  const of = facts.get(from);
  if (of === undefined || seen.has(`${from} ${name}`)) return [];
  seen.add(`${from} ${name}`);
  const handed = name === null ? undefined : of.handedOn.get(name);
  if (handed !== undefined) return definers(facts, handed, seen);
  const behind = name === null ? [] : of.handedOnWhole.flatMap((next) => definers(facts, { from: next, name }, seen));
  // What it defines itself is not told apart from what it does not export at all.
  return [from, ...behind];
}

async function factsOf({ id, code, imported, resolve }: BuiltModule): Promise<Facts> {
  const { module } = parseSync(id.replace(/\?.*$/, ''), code, { lang: 'tsx' });
  // CommonJS requires what it needs, whole.
  const required = module.hasModuleSyntax ? [] : imported.map((from) => ({ from, name: '' }));
  const imports: Wish[] = [...required];
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = await resolve(moduleRequest.value);
    if (from === null) continue;
    const names = entries.filter(({ isType }) => !isType).map(({ importName }) => nameOf(importName));
    if (entries.length === 0) imports.push({ from, name: '' });
    imports.push(...names.map((name) => ({ from, name })));
  }
  const handedOn = new Map<string, Wish>();
  const handedOnWhole: string[] = [];
  for (const { moduleRequest, importName, exportName, isType } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    const from = moduleRequest === null || isType ? null : await resolve(moduleRequest.value);
    if (from === null) continue;
    if (exportName.kind === 'None') handedOnWhole.push(from);
    else handedOn.set(nameOf(exportName) ?? '', { from, name: nameOf(importName) });
  }
  const asked = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    /^(['"`])([^'"`]+)\1$/.exec(code.slice(start, end)),
  );
  const fetched = await Promise.all(asked.flatMap((match) => (match?.[2] === undefined ? [] : [resolve(match[2])])));
  return { imports, handedOn, handedOnWhole, fetches: fetched.filter((next) => next !== null) };
}

/** `default` for that; null for all exports. */
const nameOf = ({ kind, name }: { readonly kind: string; readonly name: string | null }) =>
  kind === 'Default' ? 'default' : kind === 'Name' ? name : null;
