import ts from 'typescript';

/** An `import('…')` in a text. */
export interface LateImport {
  readonly specifier: string;
  /** Where it stands, with the `.then(…)` that follows at once: a bundler looks there for what is used of it. */
  readonly start: number;
  readonly end: number;
}

/** Every `import('…')` of a file, in its order. */
export function lateImports(file: string, code: string): LateImport[] {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: LateImport[] = [];
  const visit = (node: ts.Node): void => {
    const [specifier] = ts.isCallExpression(node) ? node.arguments : [];
    if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      specifier !== undefined &&
      ts.isStringLiteralLike(specifier)
    ) {
      const { parent } = node;
      const then =
        ts.isPropertyAccessExpression(parent) && parent.name.text === 'then' && ts.isCallExpression(parent.parent);
      const whole = then ? parent.parent : node;
      found.push({ specifier: specifier.text, start: whole.getStart(tree), end: whole.getEnd() });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The text with each of some imports inside a call: `wrap` says what begins and what ends it. */
export function wrapped(
  code: string,
  imports: readonly (LateImport & { readonly before: string; readonly after: string })[],
): string {
  return [...imports]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, before, after }) =>
        `${text.slice(0, start)}${before}${text.slice(start, end)}${after}${text.slice(end)}`,
      code,
    );
}
