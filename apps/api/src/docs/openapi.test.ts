import { allCalls } from '@banyan/contracts/all';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { testApp } from '../testing/app.ts';
import { testDatabase } from '../testing/database.ts';
import { readDocstrings } from './docstrings.ts';
import { openApiOf } from './openapi.ts';
import { registerDocs } from './registerDocs.ts';

const document = openApiOf(allCalls, '1.0.0', await readDocstrings(allCalls));

describe('OpenAPI', () => {
  it('has every call once, under the path it is made at [HT-07]', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(allCalls.length);
    expect(new Set(operations.map((operation) => operation['operationId'])).size).toBe(allCalls.length);
    expect(document.paths['/index.php?r=apiCourse/detail']?.['get']).toMatchObject({
      parameters: expect.arrayContaining([
        expect.objectContaining({ in: 'query', name: 'id', required: true }),
      ]) as unknown,
    });
  });

  it('tells fields as they travel: text in requests, values in answers [HT-02]', () => {
    const beat = document.paths['/index.php?r=apiCourse/setCourseCompleted']?.['post'] as {
      requestBody: { content: Record<string, { schema: { properties: Record<string, unknown>; required: string[] } }> };
    };
    const { properties, required } = beat.requestBody.content['application/x-www-form-urlencoded']?.schema ?? {};
    expect(properties?.['course_id']).toMatchObject({ type: 'string' });
    expect(required).toEqual(expect.arrayContaining(['course_id', 'eid', 'requestTimestamp']));
    expect(required).not.toContain('timezone');
  });
});

describe('fields', () => {
  /** Fields of a JSON schema, however deep, that have no docstring. */
  function silent(schema: unknown, path: string): string[] {
    if (typeof schema !== 'object' || schema === null) return [];
    const { properties = {}, items, anyOf = [], allOf = [] } = schema as Record<string, unknown>;
    const fields = Object.entries(properties as Record<string, { description?: string; const?: string }>);
    return [
      ...fields.flatMap(([name, field]) => [
        ...(field.description === undefined && !/^(?:status|data)$/.test(name) ? [`${path}.${name}`] : []),
        ...silent(field, `${path}.${name}`),
      ]),
      ...[items, ...(anyOf as unknown[]), ...(allOf as unknown[])].flatMap((part) => silent(part, path)),
    ];
  }

  it('are told with their meaning, in requests and answers [HT-07]', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const operation of Object.values(methods)) {
        const {
          parameters = [],
          requestBody,
          responses,
        } = operation as {
          parameters?: { name: string; schema: { description?: string } }[];
          requestBody?: { content: Record<string, { schema: unknown }> };
          responses: Record<string, { content: Record<string, { schema: unknown }> }>;
        };
        const mute = parameters.filter(({ schema }) => schema.description === undefined).map(({ name }) => name);
        expect(mute, path).toEqual([]);
        expect(silent(requestBody?.content['application/x-www-form-urlencoded']?.schema, path)).toEqual([]);
        expect(silent(responses['200']?.content['application/json']?.schema, path)).toEqual([]);
      }
    }
  });

  it('are told without their words where the sources are not at hand', async () => {
    const bare = openApiOf(allCalls, '1', await readDocstrings(allCalls, 'no such folder'));
    expect(Object.keys(bare.paths)).toEqual(Object.keys(document.paths));
  });
});

describe('/docs', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp(await testDatabase(), [], { also: (instance) => registerDocs(instance, document) });
  });

  it('serves the document and a page that runs no inline script', async () => {
    const json = await app.inject({ url: '/docs/json' });
    expect(json.json()).toMatchObject({ openapi: '3.1.0' });
    const page = await app.inject({ url: '/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self'[^;]*;/);
    expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  });
});
