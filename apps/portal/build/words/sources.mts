import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** What a file of the program says, as far as its words are concerned. */
export interface Source {
  /** What it imports at once: the file, and which of its names; undefined for all of it. */
  readonly imports: readonly { readonly file: string; readonly names: readonly string[] | undefined }[];
  /** For a file that does nothing but pass on what others have: where each name is from. */
  readonly passes: ReadonlyMap<string, { readonly file: string; readonly name: string }> | undefined;
  /** Every text in it: keys travel through tables, too. */
  readonly texts: ReadonlySet<string>;
  /** Templates with gaps, `prompt.${code}.title`. */
  readonly patterns: readonly RegExp[];
}

/** Files under the paths that tsconfig.base.json gives short names. */
function aliasesOf(root: string): readonly (readonly [name: string, file: string])[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (file) => ts.sys.readFile(file));
  const { paths } = (config as { compilerOptions: { paths: Record<string, readonly string[]> } }).compilerOptions;
  return Object.entries(paths).map(([name, [file = '']]) => [name, resolve(root, file)] as const);
}

/** How sources are found and read. */
export interface Sources {
  /** The file that a name means in another file; undefined for what is not ours. */
  readonly locate: (name: string, from: string) => string | undefined;
  /** What a file says. */
  readonly read: (file: string) => Source;
}

/** Reads sources, each once. */
export function createSources(root: string): Sources {
  const aliases = new Map(aliasesOf(root));
  const known = new Map<string, Source>();
  const locate = (name: string, from: string): string | undefined => {
    const file = name.startsWith('.') ? resolve(dirname(from), name) : aliases.get(name);
    return file !== undefined && /\.tsx?$/.test(file) && existsSync(file) ? file : undefined;
  };
  return {
    locate,
    read: (file) => {
      const source = known.get(file) ?? read(file, locate);
      known.set(file, source);
      return source;
    },
  };
}

function read(file: string, locate: (name: string, from: string) => string | undefined): Source {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false);
  const imports: { file: string; names: readonly string[] | undefined }[] = [];
  const passes = new Map<string, { file: string; name: string }>();
  let onlyPasses = true;
  for (const statement of tree.statements) {
    const passing = ts.isExportDeclaration(statement);
    if (!passing && !ts.isImportDeclaration(statement)) {
      onlyPasses &&= ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
      continue;
    }
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) continue;
    const from = locate(moduleSpecifier.text, file);
    if (passing) {
      if (statement.isTypeOnly || from === undefined) continue;
      const { exportClause } = statement;
      if (exportClause && ts.isNamedExports(exportClause)) {
        const own = exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly);
        for (const { name, propertyName } of own)
          passes.set(name.text, { file: from, name: (propertyName ?? name).text });
        imports.push({ file: from, names: own.map(({ name, propertyName }) => (propertyName ?? name).text) });
      } else {
        onlyPasses = false;
        imports.push({ file: from, names: undefined });
      }
      continue;
    }
    onlyPasses = false;
    const clause = statement.importClause;
    if (from === undefined || clause?.isTypeOnly) continue;
    const bindings = clause?.namedBindings;
    const all = clause === undefined || clause.name !== undefined || (bindings && ts.isNamespaceImport(bindings));
    const named =
      bindings && ts.isNamedImports(bindings) ? bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly) : [];
    imports.push({
      file: from,
      names: all ? undefined : named.map(({ name, propertyName }) => (propertyName ?? name).text),
    });
  }
  return { imports, passes: onlyPasses ? passes : undefined, ...said(tree) };
}

/** Texts and templates anywhere in a file but in what it imports. */
function said(tree: ts.SourceFile): Pick<Source, 'texts' | 'patterns'> {
  const texts = new Set<string>();
  const patterns: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) texts.add(node.text);
    if (ts.isTemplateExpression(node)) patterns.push(patternOf(node));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { texts, patterns };
}

function patternOf(template: ts.TemplateExpression): RegExp {
  const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const gaps = template.templateSpans.map((span) => `[A-Za-z0-9_.-]+${escape(span.literal.text)}`);
  return new RegExp(`^${escape(template.head.text)}${gaps.join('')}$`);
}

/** A file with all that it imports at once, directly or not. */
export function closureOf(roots: readonly string[], sourceOf: (file: string) => Source): ReadonlySet<string> {
  const seen = new Set<string>();
  const walk = (file: string, names: readonly string[] | undefined): void => {
    const source = sourceOf(file);
    if (source.passes !== undefined && names !== undefined) {
      for (const name of names) {
        const from = source.passes.get(name);
        if (from !== undefined) walk(from.file, [from.name]);
      }
      return;
    }
    if (seen.has(file)) return;
    seen.add(file);
    for (const next of source.imports) walk(next.file, next.names);
  };
  for (const root of roots) walk(root, undefined);
  return seen;
}
