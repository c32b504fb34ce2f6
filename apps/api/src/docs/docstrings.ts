import { commonFields, type Call, type v } from '@banyan/contracts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as TypeScript from 'typescript';

/** Docstrings of fields, by the object that declares them and their name. */
export type Docstrings = ReadonlyMap<object, ReadonlyMap<string, string>>;

type Compiler = typeof TypeScript;
/** Expressions by the name of their parameter. */
type Given = ReadonlyMap<string, TypeScript.Expression | undefined>;

const contracts = fileURLToPath(new URL('../../../../libs/contracts/src', import.meta.url));

/**
 * Docstrings of the fields of these calls and of the common ones. Read from the contracts' sources, so that no user of
 * a contract has to carry its words; empty where they are not at hand, as beside a built server.
 */
export async function readDocstrings(calls: readonly Call[], folder = contracts): Promise<Docstrings> {
  if (!existsSync(folder)) return new Map();
  const { default: ts } = await import('typescript');
  const reader = new Reader(ts, folder);
  reader.readNamed('commonFields', commonFields);
  for (const call of calls) reader.readCall(call);
  return reader.found;
}

/** Walks through a schema and the expression that made it, side by side. */
class Reader {
  readonly found = new Map<object, Map<string, string>>();
  readonly #ts: Compiler;
  /** Initial values of constants, by file and name. */
  readonly #files = new Map<string, Map<string, TypeScript.Expression>>();
  /** Exported ones, by name: the contracts have no name twice. */
  readonly #exported = new Map<string, TypeScript.Expression>();

  constructor(ts: Compiler, folder: string) {
    this.#ts = ts;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    )) {
      this.#learn(ts.createSourceFile(name, readFileSync(join(folder, name), 'utf8'), ts.ScriptTarget.Latest, true));
    }
  }

  #learn(file: TypeScript.SourceFile): void {
    const own = new Map<string, TypeScript.Expression>();
    this.#files.set(file.fileName, own);
    for (const statement of file.statements) {
      if (!this.#ts.isVariableStatement(statement)) continue;
      const isExported = statement.modifiers?.some(({ kind }) => kind === this.#ts.SyntaxKind.ExportKeyword) === true;
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (!initializer) continue;
        own.set(name.getText(), initializer);
        if (isExported) this.#exported.set(name.getText(), initializer);
      }
    }
  }

  /** The value of a name where it is written. */
  #constant(name: TypeScript.Expression): TypeScript.Expression | undefined {
    const text = name.getText();
    return this.#files.get(name.getSourceFile().fileName)?.get(text) ?? this.#exported.get(text);
  }

  readNamed(name: string, schema: v.GenericSchema): void {
    this.#read(schema, this.#exported.get(name));
  }

  readCall(call: Call): void {
    for (const definition of this.#exported.values()) {
      const [fields] = this.#ts.isCallExpression(definition) ? definition.arguments : [];
      if (!fields || !this.#ts.isObjectLiteralExpression(fields)) continue;
      const values = new Map(
        fields.properties.filter(this.#ts.isPropertyAssignment).map((one) => [one.name.getText(), one.initializer]),
      );
      if (values.get('name')?.getText() !== `'${call.name}'`) continue;
      this.#read(call.request, values.get('request'));
      this.#read(call.response, values.get('response'));
    }
  }

  /** `given`: the arguments of a helper such as `pageOf`, while its body is read. */
  #read(schema: v.GenericSchema | undefined, made: TypeScript.Node | undefined, given: Given = new Map()): void {
    if (schema === undefined || made === undefined) return;
    if (this.#ts.isIdentifier(made)) this.#read(schema, given.get(made.text) ?? this.#constant(made));
    if (this.#ts.isCallExpression(made)) this.#readMade(schema, made, given);
  }

  #readMade(schema: v.GenericSchema, call: TypeScript.CallExpression, given: Given): void {
    const [first] = call.arguments;
    // A check documents no fields: the schema that it wraps does.
    if (call.expression.getText() === 'v.pipe') {
      this.#read(schema, first, given);
      return;
    }
    const { entries, item, options, wrapped, pipe } = schema as {
      entries?: Readonly<Record<string, v.GenericSchema>>;
      item?: v.GenericSchema;
      options?: readonly v.GenericSchema[];
      wrapped?: v.GenericSchema;
      pipe?: readonly v.GenericSchema[];
    };
    if (entries !== undefined && this.found.has(entries)) return;
    if (options !== undefined && first && this.#ts.isArrayLiteralExpression(first)) {
      for (const [index, made] of first.elements.entries()) this.#read(options[index], made, given);
      return;
    }
    const helper = this.#constant(call.expression);
    if (entries !== undefined && helper && this.#ts.isArrowFunction(helper)) {
      const names = helper.parameters.map(({ name }) => name.getText());
      this.#read(schema, helper.body, new Map(names.map((name, index) => [name, call.arguments[index]])));
      return;
    }
    const fields = entries && first && this.#fieldsOf(first, given);
    if (!fields) {
      this.#read(item ?? wrapped ?? pipe?.at(-1), first, given);
      return;
    }
    const docs = new Map<string, string>();
    this.found.set(entries, docs);
    this.#readFields(entries, fields, docs, given);
  }

  #readFields(
    entries: Readonly<Record<string, v.GenericSchema>>,
    fields: TypeScript.ObjectLiteralExpression,
    docs: Map<string, string>,
    given: Given,
  ): void {
    for (const field of fields.properties) {
      if (this.#ts.isSpreadAssignment(field)) {
        const spread = this.#fieldsOf(field.expression, given);
        if (spread) this.#readFields(entries, spread, docs, new Map());
        continue;
      }
      const name = field.name && this.#ts.isStringLiteral(field.name) ? field.name.text : (field.name?.getText() ?? '');
      const said = this.#docstring(field);
      docs.set(name, said);
      // One value for each word of a list: a docstring of the list applies to each.
      if (
        this.#ts.isPropertyAssignment(field) &&
        /^v\.object\(v\.entriesFromList\(/.test(field.initializer.getText())
      ) {
        const { entries: each } = entries[name] as unknown as { readonly entries: object };
        this.found.set(each, new Map(Object.keys(each).map((word) => [word, said])));
      } else if (this.#ts.isPropertyAssignment(field)) this.#read(entries[name], field.initializer, given);
      else if (this.#ts.isShorthandPropertyAssignment(field)) this.#read(entries[name], field.name, given);
    }
  }

  /** The fields of `{…}`, `other` and `other.entries`. */
  #fieldsOf(made: TypeScript.Expression, given: Given): TypeScript.ObjectLiteralExpression | undefined {
    if (this.#ts.isObjectLiteralExpression(made)) return made;
    if (this.#ts.isIdentifier(made)) {
      const other = given.get(made.text) ?? this.#constant(made);
      return other && this.#fieldsOf(other, new Map());
    }
    if (!this.#ts.isPropertyAccessExpression(made) || made.name.text !== 'entries') return undefined;
    const other = this.#constant(made.expression);
    const [fields] = other && this.#ts.isCallExpression(other) ? other.arguments : [];
    return fields && this.#fieldsOf(fields, given);
  }

  #docstring(field: Parameters<Compiler['getJSDocCommentsAndTags']>[0]): string {
    const [doc] = this.#ts.getJSDocCommentsAndTags(field);
    return this.#ts.getTextOfJSDocComment(doc?.comment)?.replace(/\s+/g, ' ') ?? '';
  }
}
