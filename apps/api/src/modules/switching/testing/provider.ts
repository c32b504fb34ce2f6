import Provider from 'oidc-provider';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** An OpenID provider on a free port of this machine; the name typed there is the person. */
export async function openProvider(redirectUri: string, client: { readonly id: string; readonly secret: string }) {
  const { createServer } = await import('node:http');
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], profile: ['preferred_username'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        preferred_username: id,
        email: `${id}@example.com`,
        email_verified: !id.startsWith('new'),
      }),
    }),
    cookies: { keys: ['of this test'] },
  });
  // It warns about development keys.
  server.on('request', provider.callback());
  return { issuer, close: () => new Promise((closed) => server.close(closed)) };
}

/** A browser that follows redirects at the provider until one leads away; returns that address. */
export async function logInThere(start: string, issuer: string, login: string): Promise<string> {
  const cookies = new Map<string, string>();
  const visit = async (address: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return response;
  };
  let response = await visit(start);
  for (let step = 0; step < 12; step += 1) {
    const to = response.headers.get('location');
    if (to !== null) {
      const address = new URL(to, issuer).href;
      if (!address.startsWith(issuer)) return address;
      response = await visit(address);
      continue;
    }
    const page = await response.text();
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
    const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1] ?? '';
    response = await visit(new URL(action, issuer).href, {
      prompt,
      ...(prompt === 'login' ? { login, password: 'x' } : {}),
    });
  }
  throw new Error('the provider never led back');
}
