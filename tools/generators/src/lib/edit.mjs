// Adds to files that people write too: an import, an entry of an object, an element of an array, a line after another.
// The surrounding text is unchanged; the caller formats.
import ts from 'typescript';

/** @typedef {import('@nx/devkit').Tree} Tree */

const parse = (text) => ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true);

/** The first node below `node`, itself included, that `fits`. */
function find(node, fits) {
  if (fits(node)) return node;
  return ts.forEachChild(node, (child) => find(child, fits));
}

const isNamed = (name) => (node) =>
  (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name?.getText() === name;

/** The value of a declaration: what follows the `=`, or what a function returns. */
function valueOf(declaration) {
  if (ts.isVariableDeclaration(declaration)) return declaration.initializer;
  return declaration.body?.statements.findLast(ts.isReturnStatement)?.expression;
}

/**
 * Changes a file's text.
 * @param {Tree} tree
 * @param {string} path
 * @param {(text: string) => string} change
 */
export function edit(tree, path, change) {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new Error(`${path} is not there`);
  tree.write(path, change(text));
}

/** Puts an import after the last one of a text. */
export function withImport(text, statement) {
  const last = parse(text).statements.findLast(ts.isImportDeclaration);
  const at = last?.end ?? 0;
  return `${text.slice(0, at)}${at === 0 ? '' : '\n'}${statement}${at === 0 ? '\n' : ''}${text.slice(at)}`;
}

/** Adds a value to the import from a module, or the whole import. */
export function withImported(text, name, from) {
  const found = parse(text).statements.find((one) => ts.isImportDeclaration(one) && one.moduleSpecifier.text === from);
  const { importClause: clause } = found ?? {};
  const names = clause?.namedBindings;
  if (names === undefined || !ts.isNamedImports(names)) return withImport(text, `import { ${name} } from '${from}';`);
  if (names.elements.some((one) => one.name.text === name)) return text;
  if (clause.phaseModifier !== ts.SyntaxKind.TypeKeyword) return withLast(text, names, names.elements, name);
  const types = names.elements.map((one) => `type ${one.getText()}`).join(', ');
  return `${text.slice(0, found.getStart())}import { ${name}, ${types} } from '${from}';${text.slice(found.end)}`;
}

function withLast(text, list, items, added) {
  const last = items.at(-1);
  const at = last?.end ?? list.getStart() + 1;
  return `${text.slice(0, at)}${last === undefined ? '' : ', '}${added}${text.slice(at)}`;
}

/**
 * Adds to the first literal in the value of what is declared as `name`.
 * @param {string} text
 * @param {string} name of a variable or of a function that returns the literal
 * @param {'object' | 'array'} kind
 * @param {string} added an entry or element
 */
export function withEntry(text, name, kind, added) {
  const declaration = find(parse(text), isNamed(name));
  const value = declaration && valueOf(declaration);
  const literal = value && find(value, kind === 'object' ? ts.isObjectLiteralExpression : ts.isArrayLiteralExpression);
  if (literal === undefined) throw new Error(`no ${kind} is called ${name}`);
  return withLast(text, literal, literal.properties ?? literal.elements, added);
}

/**
 * Adds to the object or array that an entry of a declared object is; a list by its name or by a call becomes one of that
 * list and more.
 * An array that is not there yet is made.
 */
export function withInner(text, name, key, kind, added) {
  const declaration = find(parse(text), isNamed(name));
  const isEntry = (node) =>
    ts.isPropertyAssignment(node) &&
    node.name.getText() === key &&
    (kind === 'array' || find(node.initializer, ts.isObjectLiteralExpression) !== undefined);
  const entry = declaration && find(declaration, isEntry);
  if (entry === undefined && kind === 'array') return withEntry(text, name, 'object', `${key}: [${added}]`);
  const { initializer } = entry ?? {};
  if (initializer && kind === 'array' && !ts.isArrayLiteralExpression(initializer)) {
    const { pos, end } = initializer;
    return `${text.slice(0, pos)} [...${initializer.getText()}, ${added}]${text.slice(end)}`;
  }
  const literal =
    initializer && find(initializer, kind === 'object' ? ts.isObjectLiteralExpression : ts.isArrayLiteralExpression);
  if (literal === undefined) throw new Error(`${name} has no ${kind} ${key}`);
  return withLast(text, literal, literal.properties ?? literal.elements, added);
}

/** Puts a line after the last one that fits. */
export function withLineAfter(text, fits, line) {
  const lines = text.split('\n');
  const at = lines.findLastIndex((one) => fits.test(one));
  if (at < 0) throw new Error(`no line fits ${fits}`);
  return lines.toSpliced(at + 1, 0, line).join('\n');
}
