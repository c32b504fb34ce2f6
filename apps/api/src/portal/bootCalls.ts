import { ask, canonicalParameters, encode, type FirstCall } from '@banyan/contracts';
import { backUrlOf, loginType } from '@banyan/contracts/account';
import { layoutCalls } from '@banyan/contracts/all';
import { addressUrl } from './address.ts';
import type { ShownScreen } from './shownScreen.ts';

/** The portal finds the answer under this name: call, and its own input in canonical form. */
export function bootKey({ call, input }: Pick<FirstCall, 'call' | 'input'>): string {
  return `${call.name}?${canonicalParameters(encode(call.request, input))}`;
}

/** The enterprise status, asked by the page at `address` (path and query). */
function statusCall(address: string): FirstCall {
  const { pathname, search } = addressUrl(address);
  return ask(loginType, { backurl: backUrlOf(`${pathname}${search}`), loginLanguage: 'auto', from: '' });
}

/** Every first call of the page of an address: enterprise status, the layout's calls, the screen's. */
export function bootCalls(address: string, shown: Pick<ShownScreen, 'first' | 'layout'>): readonly FirstCall[] {
  return [statusCall(address), ...layoutCalls(shown.layout), ...shown.first];
}
