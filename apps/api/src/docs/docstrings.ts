import { commonFields, type Call, type z } from '@banyan/contracts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as TypeScript from 'typescript';

/** Docstrings of fields, by the object schema they stand in and their name. */
export type Docstrings = ReadonlyMap<z.ZodMiniType, ReadonlyMap<string, string>>;

type Compiler = typeof TypeScript;
/** Expressions by the name of the parameter that they were given for. */
type Given = ReadonlyMap<string, TypeScript.Expression | undefined>;

const contracts = fileURLToPath(new URL('../../../../libs/contracts/src', import.meta.url));

/**
 * What the contracts' sources say of the fields of these calls and of the common ones. Read from the sources, so that nobody who uses a contract
 * has to carry its words; empty where they are not at hand, as beside a built server.
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
  readonly found = new Map<z.ZodMiniType, Map<string, string>>();
  readonly #ts: Compiler;
  /** Initial values of all constants, by name; names are told apart over all files. */
  readonly #constants = new Map<string, TypeScript.Expression>();

  constructor(ts: Compiler, folder: string) {
    this.#ts = ts;
    for (const name of readdirSync(folder).filter((file) => /(?<!\.test)\.ts$/.test(file))) {
      this.#learn(ts.createSourceFile(name, readFileSync(join(folder, name), 'utf8'), ts.ScriptTarget.Latest, true));
    }
  }

  #learn(file: TypeScript.SourceFile): void {
    for (const statement of file.statements) {
      if (!this.#ts.isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (initializer) this.#constants.set(name.getText(), initializer);
      }
    }
  }

  readNamed(name: string, schema: z.ZodMiniType): void {
    this.#read(schema, this.#constants.get(name));
  }

  readCall(call: Call): void {
    for (const definition of this.#constants.values()) {
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

  /** `given`: what the parameters of a helper such as `pageOf` stand for, while its body is read. */
  #read(schema: z.ZodMiniType | undefined, made: TypeScript.Node | undefined, given: Given = new Map()): void {
    if (schema === undefined || made === undefined || this.found.has(schema)) return;
    if (this.#ts.isIdentifier(made)) this.#read(schema, given.get(made.text) ?? this.#constants.get(made.text));
    if (this.#ts.isCallExpression(made)) this.#readMade(schema, made, given);
  }

  #readMade(schema: z.ZodMiniType, call: TypeScript.CallExpression, given: Given): void {
    const [first] = call.arguments;
    const { shape, element, innerType, out } = schema.def as {
      shape?: Readonly<Record<string, z.ZodMiniType>>;
      element?: z.ZodMiniType;
      innerType?: z.ZodMiniType;
      out?: z.ZodMiniType;
    };
    const helper = this.#constants.get(call.expression.getText());
    if (shape !== undefined && helper && this.#ts.isArrowFunction(helper)) {
      const names = helper.parameters.map(({ name }) => name.getText());
      this.#read(schema, helper.body, new Map(names.map((name, index) => [name, call.arguments[index]])));
      return;
    }
    if (shape === undefined || !first || !this.#ts.isObjectLiteralExpression(first)) {
      this.#read(element ?? innerType ?? out, first, given);
      return;
    }
    const docs = new Map<string, string>();
    this.found.set(schema, docs);
    this.#readFields(shape, first, docs, given);
  }

  #readFields(
    shape: Readonly<Record<string, z.ZodMiniType>>,
    fields: TypeScript.ObjectLiteralExpression,
    docs: Map<string, string>,
    given: Given,
  ): void {
    for (const field of fields.properties) {
      if (this.#ts.isSpreadAssignment(field)) {
        const spread = given.get(field.expression.getText()) ?? this.#fieldsOf(field.expression);
        if (spread && this.#ts.isObjectLiteralExpression(spread)) this.#readFields(shape, spread, docs, new Map());
        continue;
      }
      const name = field.name && this.#ts.isStringLiteral(field.name) ? field.name.text : (field.name?.getText() ?? '');
      docs.set(name, this.#docstring(field));
      if (this.#ts.isPropertyAssignment(field)) this.#read(shape[name], field.initializer, given);
      else if (this.#ts.isShorthandPropertyAssignment(field)) this.#read(shape[name], field.name, given);
    }
  }

  /** The fields of `other` in `...other` and `...other.shape`. */
  #fieldsOf(spread: TypeScript.Expression): TypeScript.Node | undefined {
    if (this.#ts.isIdentifier(spread)) return this.#constants.get(spread.text);
    if (!this.#ts.isPropertyAccessExpression(spread) || spread.name.text !== 'shape') return undefined;
    const other = this.#constants.get(spread.expression.getText());
    return other && this.#ts.isCallExpression(other) ? other.arguments[0] : undefined;
  }

  #docstring(field: Parameters<Compiler['getJSDocCommentsAndTags']>[0]): string {
    const [doc] = this.#ts.getJSDocCommentsAndTags(field);
    return this.#ts.getTextOfJSDocComment(doc?.comment)?.replace(/\s+/g, ' ') ?? '';
  }
}
