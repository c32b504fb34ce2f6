import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  discovery,
  fetchUserInfo,
  None,
  type Configuration,
} from 'openid-client';
import type { SingleSignOn } from '../../platform/enterprise.schema.ts';

const keptMs = 3_600_000;
/** Timeout of the provider's answers, shorter than the browser's, seconds. */
const answerWithinS = 8;

const known = new Map<string, { readonly config: Promise<Configuration>; readonly until: number }>();

/** Providers on this machine may use http: nobody listens in between. */
export const isLocal = (issuer: string) => /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/.test(issuer);

/**
 * The provider's own description, kept for an hour. Its address is the enterprise's setting and never a request's, and
 * it alone names the other addresses.
 */
function providerOf({ clientId, issuer }: SingleSignOn, secret: string, now: number): Promise<Configuration> {
  const key = JSON.stringify([issuer, clientId, secret]);
  const kept = known.get(key);
  if (kept !== undefined && kept.until > now) return kept.config;
  const config = discovery(
    new URL(issuer),
    clientId,
    undefined,
    secret === '' ? None() : ClientSecretBasic(secret),
    // Deprecated by its authors as a warning; a provider on another machine is never asked without TLS.
    { timeout: answerWithinS, execute: isLocal(issuer) ? [allowInsecureRequests] : [] },
  );
  known.set(key, { config, until: now + keptMs });
  // A failed lookup is repeated by the next login.
  config.catch(() => known.delete(key));
  return config;
}

/** Values that identify one login. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Address to send the browser to. */
export async function authorizationAddress(
  sso: SingleSignOn,
  secret: string,
  { nonce, now, redirectUri, state, verifier }: Checks & { readonly redirectUri: string; readonly now: number },
): Promise<string> {
  const address = buildAuthorizationUrl(await providerOf(sso, secret, now), {
    redirect_uri: redirectUri,
    scope: `openid profile${sso.by === 'account' ? '' : sso.by === 'email' ? ' email' : ' phone'}`,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  return address.href;
}

/** The provider's claims about the person who came back; throws for an answer that is not of this login. */
export async function claimsOf(
  sso: SingleSignOn,
  secret: string,
  came: Checks & { readonly address: URL; readonly now: number },
): Promise<Readonly<Record<string, unknown>>> {
  const config = await providerOf(sso, secret, came.now);
  const tokens = await authorizationCodeGrant(config, came.address, {
    expectedState: came.state,
    expectedNonce: came.nonce,
    pkceCodeVerifier: came.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('no identity');
  if (claims[sso.claim] !== undefined) return claims;
  return { ...(await fetchUserInfo(config, tokens.access_token, claims.sub)) };
}
