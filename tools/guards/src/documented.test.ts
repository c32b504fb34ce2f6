import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from './workspace.ts';

/** Properties of exported `…Props` of the design system that say nothing about themselves. */
function silent(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    if (!ts.isInterfaceDeclaration(statement) || !statement.name.text.endsWith('Props')) return [];
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    return statement.members
      .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
      .map((member) => `${file}: ${statement.name.text}.${member.name?.getText() ?? '?'}`);
  });
}

it('has every property of a component say what it is for', () => {
  const files = globSync('libs/ui/src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:test|stories)\.|\/(?:story-kit|patterns)\//.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(silent)).toEqual([]);
});
