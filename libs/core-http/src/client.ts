import { canonicalParameters, ErrorCode, type Call, type CallInput, type CallOutput } from '@banyan/contracts';
import { readAnswer } from './answer.ts';
import { createBoot } from './boot.ts';
import { CancelledError, RefusedError, TimeoutError } from './errors.ts';
import { encodeInput, type Fields, type Sender } from './fields.ts';
import { createKeyring } from './keyring.ts';
import type { CallOptions, HttpClient, HttpClientOptions, Identity } from './options.ts';
import { randomId } from './randomId.ts';
import { buildRequest } from './request.ts';
import {
  browserConnectivity,
  busyFor,
  deadlineWith,
  isTransient,
  mostRetries,
  mostWaits,
  pause,
  unlessAborted,
  waitToRetry,
} from './retry.ts';
import { send, warmUp } from './send.ts';
import { createSharing } from './sharing.ts';

const defaultTimeoutMs = 20_000;
const defaultBackoffMs = 400;

/** Key of the view: answers are shared only within one person, language and portal. */
function viewOf({ eid, token, userid, language, userPortalID }: Identity): string {
  return JSON.stringify([eid, token, userid, language, userPortalID]);
}

function serverTimeOf(error: unknown): number | undefined {
  if (!(error instanceof RefusedError) || error.code !== ErrorCode.clockSkew) return undefined;
  const time = (error.data as { serverTime?: unknown } | undefined)?.serverTime;
  return typeof time === 'number' && Number.isFinite(time) ? time : undefined;
}

/** The portal's client of its server: one method, typed by the contracts. README.md describes its steps. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const now = () => options.now?.() ?? Date.now();
  const timeoutMs = options.timeoutMs ?? defaultTimeoutMs;
  const keyring = createKeyring(() => options.host());
  const sharing = createSharing();
  const boot = createBoot(options.boot, now);
  /** Lead of the server's clock over ours, ms; learnt from a 4011 answer. */
  let clockAhead = 0;

  async function attempt<C extends Call>(
    call: C,
    own: Fields,
    sender: Sender,
    signal: AbortSignal,
  ): Promise<CallOutput<C>> {
    warmUp();
    const request = await buildRequest(call, own, sender, Math.round(now() + clockAhead), options, keyring);
    const answer = await send(call, request, { ...options, keepalive: sender.keepalive === true }, signal);
    return readAnswer(call, answer, request, keyring);
  }

  /** Repeats attempts until the call is answered, finally refused, cancelled or out of time. */
  async function persist<C extends Call>(
    call: C,
    own: Fields,
    sender: Sender,
    most: { readonly retries: number; readonly waits: number },
    outer: AbortSignal | undefined,
  ): Promise<CallOutput<C>> {
    let { signal, isOver, end } = deadlineWith(timeoutMs, outer);
    let retries = 0;
    let waits = 0;
    let resynced = false;
    try {
      for (;;) {
        try {
          return await unlessAborted(attempt(call, own, sender, signal), signal);
        } catch (error) {
          if (outer?.aborted) throw new CancelledError(call);
          if (isOver()) throw new TimeoutError(call, timeoutMs);
          const serverTime = serverTimeOf(error);
          if (serverTime !== undefined && !resynced) {
            resynced = true;
            clockAhead = serverTime - now();
            continue;
          }
          const busyMs = busyFor(error);
          if (busyMs !== null && waits < most.waits) {
            waits++;
            // The server answered without starting the work: the timeout starts again.
            end();
            ({ signal, isOver, end } = deadlineWith(busyMs + timeoutMs, outer));
            await pause(busyMs * (0.5 + Math.random() / 2), signal);
            if (outer?.aborted) throw new CancelledError(call);
            continue;
          }
          if (retries >= most.retries || !isTransient(error)) throw error;
          retries++;
          const connectivity = options.connectivity ?? browserConnectivity;
          await waitToRetry(retries, options.backoffMs ?? defaultBackoffMs, connectivity, signal);
          if (outer?.aborted) throw new CancelledError(call);
          // Out of time during the pause: the error says more than a timeout.
          if (isOver()) throw error;
        }
      }
    } finally {
      end();
    }
  }

  async function perform<C extends Call>(
    call: C,
    own: Fields,
    identity: Identity,
    { idempotencyKey, keepalive, retry }: CallOptions,
    signal: AbortSignal | undefined,
  ): Promise<CallOutput<C>> {
    const key = call.method === 'POST' && call.idempotent ? (idempotencyKey ?? randomId()) : undefined;
    const most = retry === false ? { retries: 0, waits: 0 } : { retries: mostRetries(call), waits: mostWaits };
    try {
      return await persist(call, own, { identity, idempotencyKey: key, keepalive: keepalive === true }, most, signal);
    } catch (error) {
      if (error instanceof RefusedError) options.policy.onRefused(error, call, identity);
      throw error;
    }
  }

  return {
    async call<C extends Call>(call: C, input: CallInput<C>, callOptions: CallOptions = {}): Promise<CallOutput<C>> {
      const { signal } = callOptions;
      const own = encodeInput(call, input);
      if (signal?.aborted) throw new CancelledError(call);
      const identity = options.identity();
      if (call.method === 'POST') {
        // GETs sent before a change may not reflect it, whether answered or in flight.
        return perform(call, own, identity, callOptions, signal).finally(() => {
          boot.drop();
          sharing.part();
        });
      }
      const key = `${call.name}?${canonicalParameters(own)}`;
      const early = boot.take(call, key, identity);
      if (early) return early.answer;
      return sharing.share(
        `${key} ${viewOf(identity)}`,
        signal,
        (shared) => perform(call, own, identity, callOptions, shared),
        () => new CancelledError(call),
      );
    },
  };
}
