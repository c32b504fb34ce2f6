import { callPath, uploadFile, uploadParametersHeader, type UploadedFile } from '@banyan/contracts';
import { readAnswer } from '../answer.ts';
import { CancelledError, RefusedError } from '../errors.ts';
import { createKeyring } from '../keyring.ts';
import type { WireAnswer } from '../send.ts';
import { UploadError } from '../upload-how.ts';
import { ownOf, serverTimeIn, troubleOf, type Sending } from './signer.ts';

/** Sends the whole file as the body of one request. */
export async function sendWhole(sending: Sending): Promise<UploadedFile> {
  try {
    return await attempt(sending).catch((error: unknown) => {
      const serverTime = serverTimeIn(error);
      if (serverTime === undefined) throw error;
      sending.signer.setClock(serverTime);
      return attempt(sending);
    });
  } catch (error) {
    throw error instanceof RefusedError ? troubleOf(error, uploadFile, sending) : error;
  }
}

async function attempt(sending: Sending): Promise<UploadedFile> {
  const { options, signer } = sending;
  const path = callPath(uploadFile);
  const answer = await exchange(sending, path, await signer.sign('POST', path, ownOf(sending)));
  const request = {
    method: 'POST',
    url: path,
    body: undefined,
    sealed: false,
    id: '',
    identity: signer.identity,
  } as const;
  return readAnswer(
    uploadFile,
    answer,
    request,
    createKeyring(() => options.host()),
  );
}

async function exchange({ file, how, options }: Sending, path: string, parameters: string): Promise<WireAnswer> {
  if (how.signal?.aborted) throw new CancelledError(uploadFile);
  try {
    const { default: axios } = await import('axios');
    const response = await axios.request<string>({
      adapter: options.adapter ?? (typeof XMLHttpRequest === 'undefined' ? 'http' : 'xhr'),
      method: 'POST',
      url: options.baseUrl + path,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/octet-stream',
        [uploadParametersHeader]: parameters,
      },
      data: file,
      responseType: 'text',
      transformRequest: [(body: File) => body],
      transformResponse: [(body: string) => body],
      validateStatus: () => true,
      proxy: false,
      onUploadProgress: ({ loaded }) => how.onProgress?.(Math.min(loaded, file.size)),
      ...(how.signal ? { signal: how.signal } : {}),
    });
    return { status: response.status, text: response.data };
  } catch (cause) {
    if (how.signal?.aborted) throw new CancelledError(uploadFile);
    throw new UploadError({ kind: 'interrupted' }, cause);
  }
}
