// Which messages a project's source uses, read from its syntax tree.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const skipped = /\.(test|stories)\.tsx?$|\.d\.ts$/;

/** Source files that reach users: no tests, no stories, not the messages, no part that has messages of its own. */
export function sourceFiles(path) {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const at = join(path, entry.name);
    if (entry.isDirectory()) {
      const own = entry.name === 'i18n' || entry.name === 'testing' || existsSync(join(at, 'i18n/zh.ts'));
      return own ? [] : sourceFiles(at);
    }
    return /\.tsx?$/.test(entry.name) && !skipped.test(entry.name) ? [at] : [];
  });
}

/** Keys of nested messages; plural forms count as the key they belong to. */
export function keysOf(messages, path = '') {
  return Object.entries(messages).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [at.replace(/_(zero|one|two|few|many|other)$/, '')] : keysOf(value, at);
  });
}

/**
 * Keys and texts of one file. `asked`: keys handed to `t`, `i18nKey` or `titleKey`, with the place. `texts`: every text there
 * is, since keys also travel through tables. `patterns`: templates with a gap, `prompt.${code}.title`.
 */
export function readUsage(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const usage = { asked: [], texts: new Set(), patterns: [] };
  const place = (node) => `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const ask = (node) => {
    if (ts.isStringLiteralLike(node)) usage.asked.push({ key: node.text, at: place(node) });
    else if (ts.isTemplateExpression(node)) usage.asked.push({ pattern: patternOf(node), at: place(node) });
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(ask);
    else if (ts.isParenthesizedExpression(node)) ask(node.expression);
  };
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) usage.texts.add(node.text);
    if (ts.isTemplateExpression(node)) usage.patterns.push(patternOf(node));
    if (ts.isCallExpression(node) && isTranslate(node.expression) && node.arguments[0]) ask(node.arguments[0]);
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'titleKey') ask(node.initializer);
    if (ts.isJsxAttribute(node) && node.name.getText() === 'i18nKey' && node.initializer) {
      ask(ts.isJsxExpression(node.initializer) ? (node.initializer.expression ?? node.initializer) : node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return usage;
}

function isTranslate(callee) {
  return (
    (ts.isIdentifier(callee) && callee.text === 't') ||
    (ts.isPropertyAccessExpression(callee) && callee.name.text === 't')
  );
}

function patternOf(template) {
  const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const gaps = template.templateSpans.map((span) => `[A-Za-z0-9_.-]+${escape(span.literal.text)}`);
  return new RegExp(`^${escape(template.head.text)}${gaps.join('')}$`);
}
