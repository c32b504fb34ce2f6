import { callPath, legacyEndpoint, reservedNames, v, type Call } from '@banyan/contracts';
import { RefusedError } from '@banyan/core-http';
import { http, HttpResponse, type RequestHandler } from 'msw';
import type { FakeAnswer } from './answers.ts';

/** A call's own fields of a request, without the common ones. */
async function ownFields(request: Request): Promise<Record<string, string>> {
  const url = new URL(request.url);
  const fields = request.method === 'POST' ? new URLSearchParams(await request.text()) : url.searchParams;
  return Object.fromEntries([...fields].filter(([name]) => name !== 'r' && !reservedNames.has(name)));
}

async function respond({ call, give }: FakeAnswer, request: Request): Promise<Response> {
  const input = v.safeParse(call.request, await ownFields(request));
  if (!input.success) return HttpResponse.json({ status: 'N', code: 400, msg: 'bad request' }, { status: 400 });
  try {
    return HttpResponse.json({ status: 'Y', data: v.parse(call.response, await give(input.output)) });
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return HttpResponse.json({ status: 'N', code: error.code, msg: error.msg, data: error.data });
  }
}

const routeOf = (call: Call) => (call.style === 'legacy' ? call.name : null);

/** The same answers as HTTP handlers: for tests with the real transport, or stories against it. */
export function handlersOf(answers: readonly FakeAnswer[], base = '*'): RequestHandler[] {
  const byRoute = new Map(answers.map((answer) => [routeOf(answer.call), answer]));
  const legacy = ({ request }: { request: Request }) => {
    const answer = byRoute.get(new URL(request.url).searchParams.get('r'));
    return answer === undefined ? undefined : respond(answer, request);
  };
  const v1 = answers
    .filter(({ call }) => call.style === 'v1')
    .map((answer) => http.all(`${base}${callPath(answer.call)}`, ({ request }) => respond(answer, request)));
  return [http.get(`${base}${legacyEndpoint}`, legacy), http.post(`${base}${legacyEndpoint}`, legacy), ...v1];
}
