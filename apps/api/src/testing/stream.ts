import { liveStreamPath } from '@banyan/contracts/account';
import { expect } from 'vitest';

/** An event stream as a page has it. */
export interface OpenedStream {
  /** The data received so far. */
  said(): string;
  /** Waits until this has come. */
  says(text: string): Promise<void>;
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>;
}

/** Opens the event stream of the server at an address; throws when it is refused. */
export async function openStream(address: string, ticket: string): Promise<OpenedStream> {
  const response = await fetch(`${address}${liveStreamPath}?ticket=${ticket}`);
  if (response.body === null || !response.ok) throw new Error(`no stream: ${response.status}`);
  let said = '';
  const read = async (body: ReadableStream<Uint8Array>) => {
    const text = new TextDecoder();
    for await (const chunk of body) said += text.decode(chunk, { stream: true });
  };
  return {
    said: () => said,
    says: (text) => expect.poll(() => said, { timeout: 10_000 }).toContain(text),
    ended: read(response.body),
  };
}
