// Requirement ids in the titles of tests.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const testFunctions = new Set(['it', 'test', 'describe']);
const idGroup = /\[([A-Z]{2}-\d{2}(?:, ?[A-Z]{2}-\d{2})*)\]/g;

/** `it` of `it(…)`, `it.each(…)(…)` and `test.describe(…)`. */
function calledName(expression) {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression)) {
    return calledName(expression.expression);
  }
  if (ts.isTaggedTemplateExpression(expression)) return calledName(expression.tag);
  return '';
}

/** Every id that a title in a test file carries; comments do not count. */
export function idsIn(name, text) {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
  const found = new Set();
  const visit = (node) => {
    if (ts.isCallExpression(node) && testFunctions.has(calledName(node.expression))) {
      const [title] = node.arguments;
      const said = title === undefined ? '' : text.slice(title.pos, title.end);
      if (title !== undefined && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        for (const [, group = ''] of said.matchAll(idGroup)) group.split(/, ?/).forEach((id) => found.add(id));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The test files that carry each id, by id. */
export function titledIds(root) {
  const files = globSync(['{apps,libs,tools}/**/*.{test,spec}.{ts,tsx,mjs}'], {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist)$/.test(path),
  });
  const byId = new Map();
  for (const file of files) {
    for (const id of idsIn(file, readFileSync(join(root, file), 'utf8'))) {
      byId.set(id, [...(byId.get(id) ?? []), file.replaceAll('\\', '/')]);
    }
  }
  return byId;
}
