import multipart from '@fastify/multipart';
import {
  encodeRfc3986,
  ErrorCode,
  uploadFile,
  uploadParametersHeader,
  uploadResumable,
  wholeUploadBytes,
  v,
  type Call,
  type RefusalCode,
} from '@banyan/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { ContentLanguage } from '../../db/localised.ts';
import { parseForm, type Parameters, type ReplayStore } from '../../envelope/index.ts';
import { admit } from '../../http/admit.ts';
import type { Learner, StepContext } from '../../http/context.ts';
import { asRefusal, failureOf } from '../../http/failure.ts';
import { admitPorts, callingPage, refuse, statusOf } from '../../http/gateway.ts';
import { pageOrigin } from '../../http/origin.ts';
import { Refusal } from '../../http/refusal.ts';
import type { CallLimits } from '../../http/rateLimit.ts';
import { rememberedEid } from '../../http/rememberedEid.ts';
import { decodeInput, stepContext, type Services } from '../../http/run.ts';
import { admittedViewer, languageOf } from '../../http/serveAdmitted.ts';
import { apartFrom } from './meter.ts';
import { tusServer, type Creation } from './tusServer.ts';
import { receiveWhole } from './whole.service.ts';

/** Another call whose body is a file. */
export interface FileCall {
  readonly call: Call;
  /** Bytes at most. */
  readonly mostBytes: number;
  /** Answers it; `input` follows its contract. */
  readonly take: (ctx: StepContext<Learner>, input: unknown, content: Readable) => Promise<unknown>;
}

export interface UploadHttpOptions extends CallLimits {
  /** Calls of other modules whose body is a file. */
  readonly also?: readonly FileCall[];
  readonly services: Services;
  readonly replay: ReplayStore;
  readonly portalOrigins: readonly string[];
  /** Time limit for receiving and storing a file, or a piece of one, ms. */
  readonly uploadWithinMs: number;
}

const pieceType = 'application/offset+octet-stream';
/** A request to an existing upload: only the common fields. */
const pieceCall: Call = { ...uploadResumable, request: v.object({}) };

/** Serves the calls whose body is a file; their bodies are never in memory as a whole. */
export async function registerUploads(app: FastifyInstance, options: UploadHttpOptions): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { fields: 40, files: 1, fieldSize: 4096, fileSize: wholeUploadBytes } });
    for (const type of ['application/octet-stream', pieceType]) {
      scope.addContentTypeParser(type, (_request, _body, done) => done(null));
    }
    const slow = {
      handlerTimeout: options.uploadWithinMs,
      config: { bringsFile: true },
      // A refusal before a handler, as for a body of another type, is counted like any refused call.
      errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
        refuseUpload(
          asRefusal(error),
          { request, reply, options, language: languageOf(null, request, 'auto') },
          statusOf(error),
        ),
    };
    const { name: resumable } = uploadResumable;
    const files: readonly FileCall[] = [wholeFile, ...(options.also ?? [])];
    for (const one of files) {
      scope.route({ method: 'POST', url: one.call.name, ...slow, handler: guarded(options, takeFile(options, one)) });
    }
    scope.route({
      method: 'POST',
      url: resumable,
      ...slow,
      handler: guarded(options, takeTus(options, uploadResumable)),
    });
    scope.route({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${resumable}/:id`,
      ...slow,
      handler: guarded(options, takeTus(options, pieceCall)),
    });
    // Headers of our own make a browser ask first, when the portal is another origin.
    for (const url of [...files.map(({ call }) => call.name), resumable, `${resumable}/:id`]) {
      scope.options(url, (request, reply) => allowForeign(request, reply, options));
    }
  });
}

type Work = (request: FastifyRequest, reply: FastifyReply, told: Told) => Promise<FastifyReply>;

/** Language of refusals, as soon as it is known. */
interface Told {
  language: ContentLanguage;
}

const guarded =
  (options: UploadHttpOptions, work: Work) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const told: Told = { language: languageOf(null, request, 'auto') };
    reply.header('cache-control', 'no-store');
    try {
      return await work(request, reply, told);
    } catch (thrown) {
      return refuseUpload(thrown, { request, reply, options, language: told.language });
    }
  };

function refuseUpload(
  thrown: unknown,
  at: { request: FastifyRequest; reply: FastifyReply; options: UploadHttpOptions; language: ContentLanguage },
  status?: number,
): Promise<FastifyReply> {
  const { request, reply, options, language } = at;
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  // The rest on its way is read and thrown away, so that the answer arrives.
  request.raw.resume();
  return refuse(request, reply, thrown, language, options, status);
}

/** The same checks as any call's, by parameters beside the file. */
async function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  at: {
    readonly call: Call;
    readonly parameters: Parameters;
    readonly options: UploadHttpOptions;
    readonly told: Told;
  },
): Promise<{ readonly ctx: StepContext<Learner>; readonly own: Parameters }> {
  const { call, parameters, options, told } = at;
  request.call = call.name;
  const origin = callingPage(request, reply, options.portalOrigins);
  const [path = '', ...query] = request.raw.url?.split('?') ?? [];
  const incoming = {
    httpMethod: request.method as 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
    name: call.name,
    boundPath: path,
    parameters,
    mixed: query.length > 0,
  };
  const ports = admitPorts(request, origin, options, (language) => (told.language = language));
  const admitted = await admit({ call, incoming, host: origin.host, remembered: rememberedEid(request) }, ports);
  told.language = languageOf(admitted.lookup, request, admitted.common.language);
  const viewer = await admittedViewer(options.services, call, admitted, request);
  const ctx = stepContext(options.services, { viewer, log: request.log, pageOrigin: origin.origin });
  // The call needs a login, so the viewer has one.
  return { ctx: ctx as StepContext<Learner>, own: admitted.own };
}

function headerParameters(request: FastifyRequest): Parameters {
  const header = request.headers[uploadParametersHeader];
  if (typeof header !== 'string') throw new Refusal(ErrorCode.badRequest, { reason: 'no upload parameters' });
  return parseForm(header);
}

function creationOf(call: Call, own: Parameters): Creation {
  const { kind, file_name: name, file_size: size } = decodeInput(call, own) as v.InferOutput<typeof uploadFile.request>;
  return { kind, name, size };
}

const wholeFile: FileCall = {
  call: uploadFile,
  mostBytes: wholeUploadBytes,
  take: (ctx, input, content) => {
    const { kind, file_name: name, file_size: size } = input as v.InferOutput<typeof uploadFile.request>;
    return receiveWhole(ctx, { kind, name, size, content });
  },
};

const takeFile =
  (options: UploadHttpOptions, { call, mostBytes, take }: FileCall): Work =>
  async (request, reply, told) => {
    const { parameters, content } = request.isMultipart()
      ? await readMultipart(request, mostBytes)
      : { parameters: headerParameters(request), content: apartFrom(request.raw) };
    try {
      const { ctx, own } = await enter(request, reply, { call, parameters, options, told });
      const data = await take(ctx, decodeInput(call, own), content);
      return await reply.send({ status: 'Y', data });
    } finally {
      content.destroy();
    }
  };

/** Fields, then the file: without a login among the fields, the file is not read. */
async function readMultipart(
  request: FastifyRequest,
  fileSize: number,
): Promise<{ parameters: Parameters; content: Readable }> {
  const pairs: string[] = [];
  for await (const part of request.parts({ limits: { fileSize } })) {
    if (part.type === 'file') {
      if (part.fieldname !== 'file') throw new Refusal(ErrorCode.badRequest, { reason: 'part is not called file' });
      return { parameters: parseForm(pairs.join('&')), content: apartFrom(part.file) };
    }
    if (typeof part.value !== 'string') throw new Refusal(ErrorCode.badRequest, { reason: 'field is no text' });
    // Read by the form's own reader, which refuses a repeated name.
    pairs.push(`${encodeRfc3986(part.fieldname)}=${encodeRfc3986(part.value)}`);
  }
  throw new Refusal(ErrorCode.badRequest, { reason: 'no file' });
}

const takeTus =
  (options: UploadHttpOptions, call: Call): Work =>
  async (request, reply, told) => {
    const parameters = headerParameters(request);
    const { ctx, own } = await enter(request, reply, { call, parameters, options, told });
    const creation = call === pieceCall ? null : creationOf(call, own);
    const failure = (thrown: unknown) => {
      const failed = failureOf(protocolError(thrown), told.language, request.id);
      request.refused = { code: failed.body.code, reason: failed.reason };
      if (failed.fault) request.log.error({ err: thrown, call: call.name }, 'upload failed');
      // The protocol's clients rely on the status; none of theirs is 200.
      return { status_code: failed.httpStatus === 200 ? 400 : failed.httpStatus, body: JSON.stringify(failed.body) };
    };
    const answer = await tusServer(ctx, { creation, failure }).handleWeb(webRequest(request));
    for (const [name, value] of answer.headers) if (name !== 'content-length') reply.header(name, value);
    const body = await answer.text();
    reply.code(answer.status);
    return body === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
  };

/** Errors of the protocol's library, which have a status and a sentence of their own. */
function protocolError(thrown: unknown): unknown {
  const status = (thrown as { status_code?: unknown }).status_code;
  if (typeof status !== 'number' || status >= 500) return thrown;
  const codes: Readonly<Record<number, RefusalCode>> = { 404: ErrorCode.notFound, 409: ErrorCode.conflict };
  return new Refusal(codes[status] ?? ErrorCode.fileBrokenOff, { reason: `tus ${status}` });
}

function webRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const url = `http://upload${request.raw.url ?? '/'}`;
  if (request.method !== 'PATCH') return new Request(url, { method: request.method, headers });
  const body = Readable.toWeb(apartFrom(request.raw)) as ReadableStream;
  return new Request(url, { method: 'PATCH', headers, body, duplex: 'half' });
}

function allowForeign(request: FastifyRequest, reply: FastifyReply, { portalOrigins }: UploadHttpOptions) {
  const foreign = pageOrigin(request, portalOrigins)?.foreign;
  if (foreign) {
    reply
      .header('access-control-allow-origin', foreign)
      .header('access-control-allow-methods', 'POST, HEAD, PATCH, DELETE')
      .header(
        'access-control-allow-headers',
        `content-type, tus-resumable, upload-length, upload-offset, ${uploadParametersHeader}`,
      )
      .header('access-control-max-age', '600')
      .header('vary', 'Origin');
  }
  return reply.code(204).send();
}
