import { escapeHtml } from '../text/escape.ts';
import type { Sight } from './sight.ts';
import { sightHtml } from './sightHtml.ts';

/** The known content of a page before its program runs. */
export interface FirstSight {
  /** Name of the portal. */
  readonly name: string;
  /** Address of its logo, empty when it has none. */
  readonly logo: string;
  /** Entries of the top navigation, those with room for a red point `pointed`; null for a screen without header. */
  readonly entries: readonly { readonly title: string; readonly path: string; readonly pointed?: boolean }[] | null;
  /** The screen itself. */
  readonly sight: Sight;
}

/** The product's mark, as in the design system. */
const mark =
  '<svg width="28" height="28" viewBox="0 0 28 28" fill="none" aria-hidden="true">' +
  '<path d="M14 1.5 24.8 7.75v12.5L14 26.5 3.2 20.25V7.75z" fill="currentColor"/>' +
  '<circle cx="14" cy="14" r="7" pathLength="100" stroke="var(--surface)" stroke-width="1.8" stroke-linecap="round" stroke-dasharray="80 20" transform="rotate(-9 14 14)"/>' +
  '<circle cx="14" cy="14" r="3" stroke="var(--surface)" stroke-width="1.8"/>' +
  '<circle cx="18.95" cy="9.05" r="1.7" fill="var(--surface)"/></svg>';

/**
 * Content of the page until its program takes over: header, brand and navigation with working links, and the prominent
 * words. The program replaces it whole.
 */
export function skeletonHtml({ name, logo, entries, sight }: FirstSight): string {
  const sign = logo === '' ? mark : `<img src="${escapeHtml(logo)}" alt="" width="28" height="28">`;
  const links = (entries ?? []).map(
    ({ title, path, pointed }) =>
      `<a href="${escapeHtml(path)}"${pointed === true ? ' data-pointed' : ''}>${escapeHtml(title)}</a>`,
  );
  const brand = `<a class="first-brand" href="/index">${sign}<span>${escapeHtml(name)}</span></a>`;
  const header = entries === null ? '' : `<header><div>${brand}<nav>${links.join('')}</nav></div></header>`;
  const body = `<div>${entries === null ? brand : ''}${sightHtml(sight)}</div>`;
  return `<div class="first first-${sight.kind}">${header}${body}</div>`;
}
