import {
  certificateFace,
  certificateForms,
  type CertificateForm,
  type CertificateWords,
} from '@banyan/contracts/training';
import { asc } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { languageTags, localised, type ContentLanguage } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { codeOf, drawingNo, undrawable } from '../../fonts/typeset.ts';
import type { Outside } from '../../jobs/job.ts';
import { enterprises, hosts } from '../../platform/enterprise.schema.ts';
import type { CertificateRow } from './certificate.schema.ts';
import { printedCode } from './code.ts';
import type { Drawing } from './drawing/drawing.ts';
import { drawPdf } from './drawing/pdf.ts';
import { drawPicture } from './drawing/picture.ts';

/** A certificate with the values needed to draw it. */
export interface Print {
  readonly row: CertificateRow;
  /** Language and zone of the enterprise: all copies of a certificate have the same text. */
  readonly language: ContentLanguage;
  readonly timeZone: string;
  /** Address in its code. */
  readonly address: string;
}

const contentLanguage = (language: string): ContentLanguage =>
  language === 'en' || language === 'zh_tw' || language === 'zh_hk' ? language : 'zh_cn';

/** Origin of an enterprise’s portal; the platform’s own host when it has no name. */
export async function originOf(scope: TenantScope, portalOrigin: Outside['portalOrigin'], fallback = 'localhost') {
  const [named] = await scope.tx
    .select({ host: hosts.host })
    .from(hosts)
    .where(scope.only(hosts))
    .orderBy(asc(hosts.host))
    .limit(1);
  return portalOrigin(named?.host ?? fallback);
}

/** Reads the values needed to draw a certificate. */
export async function printOf(
  scope: TenantScope,
  row: CertificateRow,
  portalOrigin: Outside['portalOrigin'],
): Promise<Print> {
  const [enterprise] = await scope.tx
    .select({ language: enterprises.language, languages: enterprises.languages, timeZone: enterprises.timeZone })
    .from(enterprises)
    .where(scope.only(enterprises));
  const fixed = enterprise?.language ?? 'zh_cn';
  return {
    row,
    language: contentLanguage(fixed === 'auto' ? (enterprise?.languages[0] ?? 'zh_cn') : fixed),
    timeZone: enterprise?.timeZone ?? 'UTC',
    address: `${await originOf(scope, portalOrigin)}/verify/${row.code}`,
  };
}

/** Words of every certificate. */
const printed = {
  heading: { zh_cn: '合格证书', zh_tw: '合格證書', en: 'Certificate' },
  until: { zh_cn: '有效期至', zh_tw: '有效期至', en: 'valid until' },
  revoked: { zh_cn: '撤销于', zh_tw: '撤銷於', en: 'revoked' },
  forGood: { zh_cn: '长期有效', zh_tw: '長期有效', en: 'no expiry date' },
  code: { zh_cn: '查验码', zh_tw: '查驗碼', en: 'Code' },
  unprinted: {
    zh_cn: '□ 处的字无法印出：',
    zh_tw: '□ 處的字無法印出：',
    en: '□ stands for what could not be printed: ',
  },
};

/** Key of a certificate in the store. Another way of drawing has keys of its own, so that documents are drawn again. */
export const keyOf = ({ eid, id, code }: CertificateRow, form: CertificateForm) =>
  `${eid}/certificate/${id}-${code.slice(0, 6)}.${drawingNo}.${form === 'pdf' ? 'pdf' : 'png'}`;

/** Texts on it, with days as its language writes them. */
export function wordsOn(print: Omit<Print, 'address'>): CertificateWords {
  const words = namesOn(print);
  const without = undrawable(Object.values(words).join(' '));
  const note =
    without.length === 0 ? '' : `${localised(printed.unprinted, print.language)}${without.map(codeOf).join(' ')}`;
  return { ...words, note };
}

function namesOn({ row, language, timeZone }: Omit<Print, 'address'>): Omit<CertificateWords, 'note'> {
  const { words } = row;
  const say = (text: Parameters<typeof localised>[0]) => localised(text, language);
  const days = new Intl.DateTimeFormat(languageTags[language], { timeZone, dateStyle: 'long' });
  const valid = row.expiresAt === null ? say(printed.forGood) : `${say(printed.until)} ${days.format(row.expiresAt)}`;
  const end = row.revokedAt === null ? valid : `${say(printed.revoked)} ${days.format(row.revokedAt)}`;
  return {
    heading: say(printed.heading),
    title: say(words.title),
    scope: say(words.scope),
    holder: `${say(words.holder)}  ${words.account}`,
    body: say(words.body),
    issuer: say(words.issuer),
    dates: `${days.format(row.issuedAt)}  ·  ${end}`,
    number: row.number,
    code: `${say(printed.code)} ${printedCode(row.code)}`,
  };
}

async function drawingOf(print: Print, files: Outside['files']): Promise<Drawing> {
  const { row, language, address } = print;
  const { words } = row;
  const said = wordsOn(print);
  const stored = words.photo === null ? null : await files.stat(words.photo);
  const photo =
    stored === null
      ? null
      : await sharp(await buffer(files.read(stored.key)))
          .jpeg()
          .toBuffer();
  const marks = certificateFace(words.tone, said, { whole: true, photo: photo !== null });
  return {
    ...{ marks, photo, address },
    title: `${said.title} ${row.number}`,
    author: said.issuer,
    language: languageTags[language],
  };
}

/** Draws PDF and picture and stores them. Repeating it stores the same. */
export async function drawDocuments(print: Print, files: Outside['files']): Promise<void> {
  const drawing = await drawingOf(print, files);
  for (const form of certificateForms) {
    const bytes = await (form === 'pdf' ? drawPdf(drawing) : drawPicture(drawing));
    await files.put(keyOf(print.row, form), Readable.from([bytes]), {
      type: form === 'pdf' ? 'application/pdf' : 'image/png',
      maxBytes: 10_000_000,
    });
  }
}
