import { v } from '@banyan/contracts';
import { type Enterprise } from '@banyan/contracts/account';
import { parseJsonOr } from '@banyan/core-http';
import { safeInternalPath, type Home } from '@banyan/core-session';
import { kindOf, type PromptKind } from './kinds.ts';

/** Content of the prompt screen. All of it comes from the address, so it is rendered as plain text only. */
export interface Prompt {
  readonly kind: PromptKind;
  /** Code for display: a short word or number, empty for anything else. */
  readonly code: string;
  /** The server's message, for codes without our own words; at most 200 characters. */
  readonly said: string;
  /** Target of a refresh: a path of this origin, or an address of the enterprise's own. */
  readonly url: string;
  /** Number of users and its limit, for codes that come with them. */
  readonly figures: { readonly current: number; readonly limit: number } | null;
}

/** Maximum length of a text from a link that is shown on the page. */
export const mostCharacters = 200;

const figures = v.object({ current: v.pipe(v.int(), v.minValue(0)), limit: v.pipe(v.int(), v.minValue(0)) });

/** Reads the query of /prompt: errorMsg, dataInfo, url, data. */
export function readPrompt(
  query: URLSearchParams,
  enterprise: Pick<Enterprise, 'isdelete'> | null,
  home: Home,
): Prompt {
  const code = query.get('errorMsg') ?? '';
  const kind = kindOf(code, enterprise);
  const read = v.parseOrNull(figures, parseJsonOr(query.get('data') ?? '', null));
  return {
    kind,
    code: /^[0-9A-Za-z-]{1,8}$/.test(code) ? code : '',
    said: kind === 'unknown' ? shown(query.get('dataInfo') ?? '') : '',
    url: safeInternalPath(query.get('url'), home),
    figures: kind === 'overLimit' ? read : null,
  };
}

/** Whole characters, without control characters and direction overrides. */
function shown(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const characters = [...plain];
  return characters.length <= mostCharacters ? plain : `${characters.slice(0, mostCharacters - 1).join('')}…`;
}
