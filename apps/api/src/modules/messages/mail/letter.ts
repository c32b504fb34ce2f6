import { languageTags, type ContentLanguage } from '../../../db/localised.ts';
import { escapeHtml } from '../../../text/escape.ts';

/** Content of a mail; every text in it is plain. */
export interface MailContent {
  readonly language: ContentLanguage;
  /** Of the enterprise. */
  readonly color: string;
  readonly portal: string;
  readonly greeting: string;
  readonly items: readonly {
    readonly title: string;
    readonly text: string;
    /** Seconds of the days of two weeks; null unless it is a summary. */
    readonly bars: { readonly now: readonly number[]; readonly before: readonly number[] } | null;
  }[];
  /** Letters of the days, Monday first. */
  readonly days: readonly string[];
  /** Legend of the paler bars. */
  readonly before: string;
  readonly open: { readonly label: string; readonly href: string };
  readonly stop: { readonly label: string; readonly href: string };
  readonly why: string;
  /** Between a label and its value, and between two sentences. */
  readonly colon: string;
  readonly space: string;
  /** A length of time in words. */
  readonly length: (seconds: number) => string;
}

/** The mail as plain text. */
export function mailText({ colon, greeting, items, open, space, stop, why }: MailContent): string {
  const lines = items.map(({ text, title }) => (text === '' ? `- ${title}` : `- ${title}\n  ${text}`));
  return [
    greeting,
    ...lines,
    `${open.label}${colon}${open.href}`,
    `${why}${space}${stop.label}${colon}${stop.href}`,
  ].join('\n\n');
}

const highest = 72;

/** Two weeks as bars of table cells, which every mail program draws. */
function barsHtml(
  { before, color, days: names, length }: MailContent,
  now: readonly number[],
  then: readonly number[],
): string {
  const most = Math.max(1, ...now, ...then);
  const bar = (seconds: number, fill: string) =>
    `<td style="vertical-align:bottom;padding:0 2px"><div title="${escapeHtml(length(seconds))}" style="width:14px;height:${Math.max(2, Math.round((seconds / most) * highest))}px;background:${fill};border-radius:2px 2px 0 0"></div></td>`;
  const days = now.map(
    (seconds, index) =>
      `${bar(then[index] ?? 0, '#dcdcd8')}${bar(seconds, escapeHtml(color))}<td style="width:12px"></td>`,
  );
  const letters = names.map(
    (name) =>
      `<td colspan="2" align="center" style="border-top:1px solid #ddd;color:#777;font-size:11px;line-height:18px">${escapeHtml(name)}</td><td style="border-top:1px solid #ddd"></td>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:12px 0 4px"><tr style="height:${highest}px">${days.join('')}</tr><tr>${letters.join('')}</tr></table><p style="margin:0;color:#777;font-size:12px">${escapeHtml(before)}</p>`;
}

/** Latin fonts first in English: in Chinese ones its quotation marks are as wide as a character. */
export const fontsOf = (language: ContentLanguage) =>
  language === 'en'
    ? "'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
    : "'PingFang SC','Microsoft YaHei',sans-serif";

/** The mail as HTML; nothing in it is fetched from anywhere. */
export function mailHtml(content: MailContent): string {
  const { color, greeting, items, language, open, portal, space, stop, why } = content;
  const list = items.map(
    ({ bars, text, title }) =>
      `<tr><td style="padding:16px 0;border-top:1px solid #eee"><b style="font-size:16px;line-height:24px">${escapeHtml(title)}</b>${text === '' ? '' : `<p style="margin:4px 0 0;color:#555;white-space:pre-line">${escapeHtml(text)}</p>`}${bars === null ? '' : barsHtml(content, bars.now, bars.before)}</td></tr>`,
  );
  return `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8"><title>${escapeHtml(portal)}</title></head><body style="margin:0;background:#f7f7f5;font:14px/22px ${fontsOf(language)};color:#1c1c1a"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:100%;background:#fff;border:1px solid #e6e6e2;border-radius:12px"><tr><td style="padding:24px 32px"><p style="margin:0 0 4px;font-weight:600;color:${escapeHtml(color)}">${escapeHtml(portal)}</p><p style="margin:0 0 16px">${escapeHtml(greeting)}</p><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${list.join('')}</table><p style="margin:16px 0 0"><a href="${escapeHtml(open.href)}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:${escapeHtml(color)};color:#fff;text-decoration:none">${escapeHtml(open.label)}</a></p></td></tr></table><p style="color:#777;font-size:12px">${escapeHtml(why)}${space}<a href="${escapeHtml(stop.href)}" style="color:#777">${escapeHtml(stop.label)}</a></p></td></tr></table></body></html>`;
}
