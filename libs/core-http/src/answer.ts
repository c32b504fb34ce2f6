import { envelope, ErrorCode, ev1 as protocol, v, type Call, type CallOutput, type Envelope } from '@banyan/contracts';
import { ContractError, EnvelopeError, NetworkError, RefusedError } from './errors.ts';
import type { Keyring } from './keyring.ts';
import type { WireRequest } from './request.ts';
import type { WireAnswer } from './send.ts';

/** Parses a value by the call's response contract. Throws ContractError, which names call and field. */
export function fitAnswer<C extends Call>(call: C, value: unknown): CallOutput<C> {
  const fitted = v.safeParse(call.response, value);
  if (fitted.success) return fitted.output;
  const [issue] = fitted.issues;
  throw new ContractError(call, 'answer', v.getDotPath(issue) ?? '', issue.message);
}

function readEnvelope(call: Call, answer: WireAnswer): Envelope {
  let body: unknown;
  try {
    body = JSON.parse(answer.text);
  } catch {
    // The page of a gateway instead of the server's answer.
    if (answer.status >= 500) throw new NetworkError(call, answer.status);
    throw new ContractError(call, 'answer', '', `not JSON, HTTP status ${answer.status}`);
  }
  const read = v.safeParse(envelope, body);
  // The fields of a call that answers in the body are beside the envelope's own.
  if (read.success) return { ...(body as object), ...read.output };
  if (answer.status >= 500) throw new NetworkError(call, answer.status);
  const field = v.getDotPath(read.issues[0]) ?? '';
  throw new ContractError(call, 'answer', field, `not an envelope, HTTP status ${answer.status}`);
}

async function openSealed(call: Call, message: string, request: WireRequest, keyring: Keyring): Promise<unknown> {
  const { ev1, keys } = await keyring(call, request.identity);
  const expected = {
    alg: protocol.alg,
    enc: protocol.enc,
    typ: protocol.responseType,
    kid: keys.kid,
    rjti: request.id,
  };
  try {
    return JSON.parse(await ev1.open(keys.encS2c, expected, message)) as unknown;
  } catch (cause) {
    throw new EnvelopeError(call, 'the seal of the answer is broken', cause);
  }
}

/** Reads an answer: refusals become RefusedError, sealed data is opened, the result must fit the contract. */
export async function readAnswer<C extends Call>(
  call: C,
  answer: WireAnswer,
  request: WireRequest,
  keyring: Keyring,
): Promise<CallOutput<C>> {
  const body = readEnvelope(call, answer);
  if (body.status === 'N') {
    const code = body.code ?? (answer.status >= 400 ? answer.status : ErrorCode.internal);
    throw new RefusedError(call, { code, msg: body.msg ?? '', data: body.data });
  }
  if (typeof body.data === 'string') return fitAnswer(call, await openSealed(call, body.data, request, keyring));
  if (request.sealed) throw new EnvelopeError(call, 'the answer to a sealed call came plain');
  return fitAnswer(call, call.answer === 'data' ? body.data : body);
}
