import { type CallInput, type CallOutput, ErrorCode } from '@banyan/contracts';
import { type chapterContent, type documentToken } from '@banyan/contracts/course';
import { shownHost } from '../../text/shownHost.ts';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { articleHtml } from './articleHtml.ts';
import type { ChapterFiles } from './course.schema.ts';
import { openChapter } from './openChapter.ts';

/** A document's address opens for this long: its reader asks again, a stranger who got the address cannot. */
const DOCUMENT_OPEN_MS = 30 * 60_000;
const PICTURES_OPEN_MS = 4 * 3_600_000;

/** Signed address of a chapter's document. Refuses as openChapter does, and with notFound for a chapter without one. */
export async function readDocumentToken(
  ctx: CallContext<Learner>,
  input: CallInput<typeof documentToken>,
): Promise<CallOutput<typeof documentToken>> {
  const { files } = await openChapter(ctx, input);
  const { document } = files;
  const stored = document === undefined ? null : await ctx.files.stat(document.key);
  if (document === undefined || stored === null) throw new Refusal(ErrorCode.notFound, { reason: 'no document' });
  const { url, expiresAt } = ctx.contentUrl(document.key, DOCUMENT_OPEN_MS, document.name);
  return { url, expiresAt, name: document.name, type: stored.type, size: stored.size };
}

/** Content of a text, an album or a link. Refuses as openChapter does, and with notFound for other chapters. */
export async function readChapterContent(
  ctx: CallContext<Learner>,
  input: CallInput<typeof chapterContent>,
): Promise<CallOutput<typeof chapterContent>> {
  const { kind, files } = await openChapter(ctx, input);
  if (kind !== 'article' && kind !== 'album' && kind !== 'link')
    throw new Refusal(ErrorCode.notFound, { reason: 'no content of its own' });
  const { language } = ctx.viewer;
  const pictures = (files.pictures ?? []).map(({ key, caption, width, height }) => {
    const { url } = ctx.contentUrl(key, PICTURES_OPEN_MS);
    return { url, caption: localised(caption, language), width, height };
  });
  const shown = pictures.map(({ caption: alt, ...picture }) => ({ ...picture, alt }));
  return {
    html: files.article === undefined ? '' : articleHtml(localised(files.article, language), shown),
    pictures: kind === 'album' ? pictures : [],
    link: linkOf(files.link, language),
    expiresAt: ctx.now() + PICTURES_OPEN_MS,
  };
}

/** Target of a link chapter: http and https alone, whatever is stored. */
function linkOf(link: ChapterFiles['link'], language: CallContext['viewer']['language']) {
  if (link === undefined || !URL.canParse(link.url)) return null;
  const { host, protocol, href } = new URL(link.url);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  return { url: href, host: shownHost(host), about: localised(link.about, language) };
}
