import { type CallOutput } from '@banyan/contracts';
import { courseDetail } from '@banyan/contracts/course';
import { escapeHtml } from '../text/escape.ts';
import type { Visit } from './visit.ts';

/** Longest description that a preview of a link shows. */
const mostCharacters = 200;

const meta = (property: string, content: string) =>
  content === '' ? '' : `<meta property="og:${property}" content="${escapeHtml(content)}">`;

/**
 * Metadata for link previews of chat tools and search engines: of a public course title, description and picture, of
 * all else the enterprise's name. A private enterprise shows nothing more, also to its people: a link may be opened by
 * others than those with the login.
 */
export function openGraph({ booted, lookup, pageOrigin }: Pick<Visit, 'booted' | 'lookup' | 'pageOrigin'>): string {
  if (!booted || !lookup?.enterprise) return '';
  const { portalName, linkIcon } = booted.status.data;
  const site = meta('site_name', portalName);
  const found = booted.answered.find(({ call }) => call === courseDetail)?.answer;
  if (lookup.enterprise.private || found === undefined) return `${meta('title', portalName)}${site}`;
  const { course, introduction } = found as CallOutput<typeof courseDetail>;
  return [
    meta('type', 'article'),
    meta('title', course.title),
    meta('description', shortened(introduction)),
    meta('image', absolute(course.coverUrl ?? linkIcon, pageOrigin)),
    meta('url', `${pageOrigin}/course/${course.id}`),
    site,
  ].join('');
}

function shortened(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  if (characters.length <= mostCharacters) return characters.join('');
  return `${characters.slice(0, mostCharacters - 1).join('')}…`;
}

function absolute(address: string, pageOrigin: string): string {
  return address !== '' && URL.canParse(address, pageOrigin) ? new URL(address, pageOrigin).href : '';
}
