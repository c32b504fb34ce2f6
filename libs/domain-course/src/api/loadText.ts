import type { LoadText } from './courseApi.ts';

/** Maximum size of a subtitle file, bytes. */
const mostBytes = 2_000_000;

/** Loads a text file of the content origin; it needs no session, so none is sent. */
export const loadText: LoadText = async (url, { signal } = {}) => {
  const response = await fetch(url, { credentials: 'omit', ...(signal === undefined ? {} : { signal }) });
  if (!response.ok) throw new Error(`${new URL(url, location.href).pathname}: status ${response.status}`);
  if (Number(response.headers.get('content-length') ?? 0) > mostBytes) throw new Error('text file too long');
  return response.text();
};
