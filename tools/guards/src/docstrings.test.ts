import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from './workspace.ts';

const folder = join(root, 'libs/contracts/src');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

/** Fields of a file's object schemas, `file:line name`, that have no docstring. */
function undocumented(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:v\.(?:object|looseObject)|page|pageOf)$/.test(node.expression.getText())) {
      for (const shape of node.arguments.filter(ts.isObjectLiteralExpression)) {
        for (const field of shape.properties) {
          if (ts.isSpreadAssignment(field) || ts.getJSDocCommentsAndTags(field).length > 0) continue;
          const line = file.getLineAndCharacterOfPosition(field.getStart()).line + 1;
          found.push(`${name}:${line} ${field.name?.getText() ?? ''}`);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

it('every field of every call has a docstring', () => {
  expect(sources.flatMap((name) => undocumented(name, readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});

it('a field without one is found, however deep', () => {
  expect(undocumented('x.ts', 'v.object({\n/** A. */ a: 1,\nb: v.object({ c: 1 }) })')).toEqual([
    'x.ts:3 b',
    'x.ts:3 c',
  ]);
});
