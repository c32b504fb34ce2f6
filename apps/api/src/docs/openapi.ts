import { callPath, commonFields, type Call, type v } from '@banyan/contracts';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { Docstrings } from './docstrings.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Wire form of a schema, with the meaning of its fields. Whatever JSON Schema cannot express stays open. */
function schemaOf(type: v.GenericSchema, docs: Docstrings): Schema {
  const schema = toJsonSchema(type, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const { entries = {} } = valibotSchema as { entries?: object };
      const properties = { ...jsonSchema.properties };
      for (const [name, description] of docs.get(entries) ?? []) {
        const property = properties[name];
        if (typeof property === 'object' && description !== '') properties[name] = { ...property, description };
      }
      return jsonSchema.properties ? { ...jsonSchema, properties } : null;
    },
  });
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== '$schema'));
}

function fieldsOf(type: Call['request'] | typeof commonFields, docs: Docstrings) {
  const { properties = {}, required = [] } = schemaOf(type, docs) as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({ name, schema, required: required.includes(name) }));
}

const whoMayAsk: Readonly<Record<Call['access'], string>> = {
  public: 'Open to everybody.',
  open: 'Open to visitors where the enterprise is.',
  login: 'Needs a session.',
  lecturer: 'For lecturers and administrators.',
  admin: 'For administrators.',
};

function operationOf(call: Call, docs: Docstrings): Schema {
  const parameters = [...fieldsOf(call.request, docs), ...fieldsOf(commonFields, docs)];
  const data = schemaOf(call.response, docs);
  const answer =
    call.answer === 'data'
      ? { type: 'object', properties: { status: { const: 'Y' }, data }, required: ['status', 'data'] }
      : { allOf: [{ type: 'object', properties: { status: { const: 'Y' } }, required: ['status'] }, data] };
  const sealed = call.protection === 'encrypted';
  const notes = [
    call.summary,
    sealed ? 'Travels sealed only: POST with `ev`, `kid`, `data`, `sign`; the parameters stand inside.' : '',
    whoMayAsk[call.access],
    call.whenClosed ? 'Answered also where the enterprise is expired, locked or deleted.' : '',
    call.method === 'POST' && call.idempotent ? 'Repeatable with the same `idempotency_key`.' : '',
    `Requirements: ${call.source.join(', ')}.`,
  ];
  return {
    tags: [call.style],
    operationId: call.name.replace(/[^A-Za-z0-9]+/g, '_').replace(/^_/, ''),
    summary: call.summary,
    description: notes.filter((note) => note !== '').join('\n\n'),
    ...(call.method === 'GET'
      ? { parameters: parameters.map((field) => ({ in: 'query', ...field })) }
      : {
          requestBody: {
            required: true,
            content: { 'application/x-www-form-urlencoded': { schema: formOf(parameters) } },
          },
        }),
    responses: {
      200: { description: 'Answered', content: { 'application/json': { schema: answer } } },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refused' } } },
      },
    },
  };
}

function formOf(fields: readonly { name: string; schema: Schema; required: boolean }[]): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** OpenAPI 3.1 of all calls, in wire form, with the fields' docstrings. A legacy call is at `/index.php?r=<route>`. */
export function openApiOf(calls: readonly Call[], version: string, docs: Docstrings = new Map()) {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const call of calls) {
    const path = call.style === 'legacy' ? `${callPath(call)}?r=${call.name}` : callPath(call);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, docs) };
  }
  return {
    openapi: '3.1.0' as const,
    info: { title: 'Banyan API', version, description: 'Generated from the contracts that portal and server share.' },
    paths,
    components: {
      schemas: {
        Refused: {
          type: 'object',
          properties: {
            status: { const: 'N' },
            code: { type: 'integer', description: 'See ErrorCode in the contracts.' },
            msg: { type: 'string' },
            data: {},
          },
          required: ['status', 'code', 'msg'],
        },
      },
    },
  };
}
