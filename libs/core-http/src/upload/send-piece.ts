import { callPath, type Call, type CallInput, type CallOutput } from '@banyan/contracts';
import { readAnswer } from '../answer.ts';
import { NetworkError } from '../errors.ts';
import { encodeInput } from '../fields.ts';
import { createKeyring } from '../keyring.ts';
import type { HttpClientOptions } from '../options.ts';
import { createSigner, serverTimeIn, type Signer } from './signer.ts';

/** One file with the parameters of its call, as `multipart/form-data`: signed fields, then the part `file`. */
export async function sendMultipart<C extends Call>(
  call: C,
  input: CallInput<C>,
  file: Blob,
  options: HttpClientOptions,
): Promise<CallOutput<C>> {
  const signer = createSigner(options);
  return attempt(call, input, file, { options, signer }).catch((error: unknown) => {
    const serverTime = serverTimeIn(error);
    if (serverTime === undefined) throw error;
    signer.setClock(serverTime);
    return attempt(call, input, file, { options, signer });
  });
}

async function attempt<C extends Call>(
  call: C,
  input: CallInput<C>,
  file: Blob,
  { options, signer }: { readonly options: HttpClientOptions; readonly signer: Signer },
): Promise<CallOutput<C>> {
  const path = callPath(call);
  const form = new FormData();
  const signed = new URLSearchParams(await signer.sign('POST', path, encodeInput(call, input)));
  for (const [name, value] of signed) form.append(name, value);
  form.append('file', file, 'file');
  const { status, text } = await exchange(call, options.baseUrl + path, form);
  const request = {
    method: 'POST',
    url: path,
    body: undefined,
    sealed: false,
    id: '',
    identity: signer.identity,
  } as const;
  return readAnswer(
    call,
    { status, text },
    request,
    createKeyring(() => options.host()),
  );
}

async function exchange(call: Call, url: string, body: FormData) {
  try {
    const response = await fetch(url, { method: 'POST', headers: { Accept: 'application/json' }, body });
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    throw new NetworkError(call, undefined, cause);
  }
}
