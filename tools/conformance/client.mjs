// Calls of the catalogue over real HTTP, sealed and signed as the portal's own client does it.
import { clientPlatform, clientVersion, ErrorCode } from '@banyan/contracts';
import { login } from '@banyan/contracts/account';
import { ContractError, createHttpClient, EnvelopeError, RefusedError } from '@banyan/core-http';
import axios from 'axios';
import { lookup } from 'node:dns';
import { globalAgent } from 'node:http';

// Browsers find names below localhost on this machine (RFC 6761); Node asks a name server, which knows none.
globalAgent.options.lookup = (host, options, done) =>
  lookup(host.endsWith('.localhost') ? 'localhost' : host, options, done);

const knownCodes = new Set(Object.values(ErrorCode));

/**
 * @typedef {{ kind: 'answered', data: unknown } | { kind: 'refused', code: number } | { kind: 'broken', why: string }} Outcome
 *   refused: with a code of the contracts; broken: everything that no client can work with
 */

/** Somebody who asks one server. Without an account: a visitor. */
export class Asker {
  #client;
  #identity;
  #server;

  /** @param {{ server: string, eid: string }} where server: scheme, host and port */
  constructor({ server, eid }) {
    this.#server = server.replace(/\/$/, '');
    this.#identity = { eid, token: '', userid: '', language: 'zh_cn', userPortalID: '', userNikkatsu: '' };
    const nothing = { onRefused: () => undefined };
    this.#client = createHttpClient({
      baseUrl: this.#server,
      identity: () => this.#identity,
      flags: () => ({ signAll: false, encryptAll: false }),
      policy: nothing,
      host: () => new URL(this.#server).hostname,
      pageUrl: () => `${this.#server}/`,
      adapter: 'http',
    });
  }

  /** Logs in; throws where that is refused, for then nothing can be asked. */
  async enter(account, password) {
    const { userinfo } = await this.#client.call(login, { account, password, remember: 'N' });
    this.#identity = { ...this.#identity, token: userinfo.token, userid: String(userinfo.userid) };
  }

  /** One call as its contract says. @returns {Promise<Outcome>} */
  async ask(call, input) {
    try {
      return { kind: 'answered', data: await this.#client.call(call, input, { retry: false }) };
    } catch (error) {
      return outcomeOf(error);
    }
  }

  /** One call neither sealed nor signed, with nothing but the common fields. @returns {Promise<Outcome>} */
  async askBare(call) {
    const { eid, language, token, userid } = this.#identity;
    const fields = new URLSearchParams({
      ...(call.style === 'legacy' ? { r: call.name } : {}),
      ...{ eid, language, token, userid, userPortalID: '', userNikkatsu: '' },
      ...{ version: clientVersion, platform: clientPlatform, page_url: `${this.#server}/` },
      ...{ _method: call.method, requestTimestamp: String(Date.now()) },
    });
    const path = call.style === 'legacy' ? '/index.php' : call.name;
    const posted = call.method === 'POST';
    if (posted) fields.delete('r');
    const query = posted ? (call.style === 'legacy' ? `?r=${call.name}` : '') : `?${fields}`;
    const { data, status } = await axios.request({
      ...{ method: call.method, url: this.#server + path + query, proxy: false, validateStatus: () => true },
      ...(posted ? { data: fields } : {}),
    });
    if (data?.status === 'Y') return { kind: 'answered', data: data.data };
    return data?.status === 'N' ? refusal(data.code) : { kind: 'broken', why: `no envelope, HTTP ${status}` };
  }
}

/** @returns {Outcome} */
function outcomeOf(error) {
  if (error instanceof RefusedError) return refusal(error.code);
  if (error instanceof ContractError && error.side === 'request')
    return { kind: 'broken', why: `asked wrongly: ${error.message}` };
  if (error instanceof ContractError || error instanceof EnvelopeError) return { kind: 'broken', why: error.message };
  return { kind: 'broken', why: String(error?.message ?? error) };
}

/** @returns {Outcome} */
const refusal = (code) =>
  knownCodes.has(code)
    ? { kind: 'refused', code }
    : { kind: 'broken', why: `refused with ${code}, which no contract names` };
