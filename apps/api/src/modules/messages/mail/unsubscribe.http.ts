import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../../db/database.ts';
import { languageTags } from '../../../db/localised.ts';
import { escapeHtml } from '../../../text/escape.ts';
import { written } from '../words/words.ts';
import { fontsOf } from './letter.ts';
import { kindNames, mailWords } from './mailWords.ts';
import { endMails, readEnded, type Ended } from './unsubscribe.service.ts';

const path = '/unsubscribe';
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

type Words = keyof typeof mailWords;

interface Page {
  readonly title: Words;
  readonly text: Words;
  readonly button?: { readonly label: Words; readonly to: string };
}

function send(reply: FastifyReply, ended: Ended | null, { button, text, title }: Page) {
  const language = ended?.language ?? 'zh_cn';
  const kinds = (ended?.kinds ?? [])
    .map((kind) => written(kindNames[kind], language))
    .join(language === 'en' ? ', ' : '、');
  // An unknown link does not show its reader's language: both languages.
  const say = (key: Words) =>
    ended === null
      ? `${mailWords[key].zh} · ${mailWords[key].en}`
      : written(mailWords[key], language).replace('{kinds}', kinds);
  const form =
    button === undefined
      ? ''
      : `<form method="post" action="${escapeHtml(button.to)}"><button>${escapeHtml(say(button.label))}</button></form>`;
  return reply
    .code(ended === null ? 404 : 200)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(say(title))}</title><style>body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:8px;padding:24px;background:#f7f7f5;color:#1c1c1a;font:16px/26px ${fontsOf(language)};text-align:center}h1{margin:0;font-size:24px}p{margin:0;max-width:520px;color:#555}button{margin-top:16px;padding:12px 28px;border:0;border-radius:8px;background:#1c1c1a;color:#fff;font:inherit;cursor:pointer}@media(prefers-color-scheme:dark){body{background:#161615;color:#f2f2ee}p{color:#b5b5ae}button{background:#f2f2ee;color:#161615}}</style></head><body><h1>${escapeHtml(say(title))}</h1><p>${escapeHtml(say(text))}</p>${form}</body></html>`,
    );
}

const lost: Page = { title: 'invalid', text: 'invalidText' };

/** Ends mails in one press without a login: GET shows the effect, POST has it (RFC 8058). */
export function registerUnsubscribe(app: FastifyInstance, db: Database): void {
  const linkOf = (query: { t?: unknown }) => (typeof query.t === 'string' ? query.t : '');
  app.get<{ Querystring: { t?: unknown } }>(path, async ({ query }, reply) => {
    const link = linkOf(query);
    const ended = await readEnded(db, link);
    if (ended === null) return send(reply, null, lost);
    const to = `${path}?t=${link}`;
    return send(reply, ended, { title: 'stopTitle', text: 'stopText', button: { label: 'stopButton', to } });
  });
  app.post<{ Querystring: { t?: unknown; again?: unknown } }>(path, async ({ query }, reply) => {
    const link = linkOf(query);
    const again = query.again === 'Y';
    const ended = await endMails(db, link, again);
    if (ended === null) return send(reply, null, lost);
    if (again) return send(reply, ended, { title: 'resumed', text: 'resumedText' });
    const to = `${path}?t=${link}&again=Y`;
    return send(reply, ended, { title: 'stopped', text: 'stoppedText', button: { label: 'again', to } });
  });
}
