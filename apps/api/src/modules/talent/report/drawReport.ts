import type { AssessmentDimension } from '@banyan/contracts/talent';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { localised, type ContentLanguage } from '../../../db/localised.ts';
import { writeText } from '../../../fonts/writeText.ts';
import { pointOf, rim, type Point } from './radar.ts';

/** Content of a report. */
export interface ReportDrawing {
  readonly language: ContentLanguage;
  /** Its BCP tag. */
  readonly tag: string;
  readonly title: string;
  readonly tool: string;
  readonly subject: string;
  /** Day of the last answers. */
  readonly day: string;
  /** Number of submissions. */
  readonly people: number;
  readonly dimensions: readonly AssessmentDimension[];
}

const words = {
  subject: { zh_cn: '被测评人', zh_tw: '受測人', en: 'Assessed' },
  tool: { zh_cn: '测评工具', zh_tw: '測評工具', en: 'Tool' },
  day: { zh_cn: '截至', zh_tw: '截至', en: 'As of' },
  people: { zh_cn: '已提交人数', zh_tw: '已提交人數', en: 'Responses' },
  self: { zh_cn: '自评', zh_tw: '自評', en: 'Self' },
  leader: { zh_cn: '上级', zh_tw: '主管', en: 'Leader' },
  peers: { zh_cn: '同事', zh_tw: '同事', en: 'Peers' },
  strong: { zh_cn: '他人评价最高', zh_tw: '他人評價最高', en: 'Rated highest by others' },
  weak: { zh_cn: '他人评价最低', zh_tw: '他人評價最低', en: 'Rated lowest by others' },
  gap: { zh_cn: '自评与他评差得最多', zh_tw: '自評與他評差距最大', en: 'Widest gap between self and others' },
  note: {
    zh_cn: '满分 5 分。同事不足 2 人提交时不显示，以免对号入座。',
    zh_tw: '滿分 5 分。同事不足 2 人提交時不顯示，以免對號入座。',
    en: 'Out of 5. Peers are shown once two of them have responded, so that nobody is told apart.',
  },
} as const;

const ink = '#1c1d20';
const grey = '#6b6d72';
const line = '#d9dad6';
const series = { self: '#a65f3e', leader: '#2f4b7c', peers: '#2a7a66' } as const;
const kinds = ['self', 'leader', 'peers'] as const;

const page = { width: 595.28, height: 841.89, left: 56, right: 539 } as const;
const tenths = (value: number) => (value / 10).toFixed(1);

/** Average of the others' answers; null: none. */
export function othersOf({ leader, peers }: AssessmentDimension): number | null {
  const said = [leader, peers].filter((value) => value !== null);
  return said.length === 0 ? null : said.reduce((sum, one) => sum + one, 0) / said.length;
}

/** A report as PDF, A4: person and time, a radar, a bar for each dimension, and the extremes. */
export async function drawReport(drawing: ReportDrawing): Promise<Buffer> {
  const { dimensions, language, subject, title, tag } = drawing;
  const say = (text: (typeof words)[keyof typeof words]) => localised(text, language);
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    info: { Title: `${title} ${subject}`, Author: subject },
    lang: tag,
  });
  const whole = buffer(document);
  const write = (
    text: string,
    [x, y]: Point,
    { size = 10, bold = false, fill = ink, width = page.right - x, align = 'left' }: TextLook = {},
  ) =>
    writeText(document, text, [x, y], {
      ...{ size, fill, width, align },
      language: tag,
      weight: bold ? 'bold' : 'regular',
    });

  write(title, [page.left, 56], { size: 20, bold: true });
  let top = document.y + 12;
  const facts = [
    [words.subject, subject],
    [words.tool, drawing.tool],
    [words.day, drawing.day],
    [words.people, String(drawing.people)],
  ] as const;
  for (const [name, value] of facts) {
    write(say(name), [page.left, top], { fill: grey, width: 90 });
    write(value, [page.left + 96, top]);
    top = document.y + 4;
  }

  const radar = { center: [page.width / 2, top + 140] as Point, radius: 108 };
  const polygon = (points: readonly Point[]) => {
    points.forEach(([x, y], index) => (index === 0 ? document.moveTo(x, y) : document.lineTo(x, y)));
    return document.closePath();
  };
  const ring = (value: number) => dimensions.map((_, index) => pointOf(value, index, dimensions.length, radar));
  for (const value of [10, 20, 30, 40, rim]) polygon(ring(value)).lineWidth(0.6).stroke(line);
  dimensions.forEach((one, index) => {
    const [x, y] = pointOf(rim, index, dimensions.length, radar);
    document
      .moveTo(...radar.center)
      .lineTo(x, y)
      .lineWidth(0.6)
      .stroke(line);
    const [wordX, wordY] = pointOf(rim + 8, index, dimensions.length, radar);
    const side = wordX > radar.center[0] + 4 ? 'left' : wordX < radar.center[0] - 4 ? 'right' : 'center';
    const from = side === 'left' ? wordX : side === 'right' ? wordX - 120 : wordX - 60;
    write(one.title, [from, wordY - 6], { size: 9, width: 120, align: side });
  });
  for (const kind of kinds) {
    if (!dimensions.every((one) => one[kind] !== null)) continue;
    const points = dimensions.map((one, index) => pointOf(one[kind] ?? 0, index, dimensions.length, radar));
    polygon(points).lineWidth(1.6).stroke(series[kind]);
    for (const [x, y] of points) document.circle(x, y, 2.2).fill(series[kind]);
  }

  top = radar.center[1] + radar.radius + 44;
  const shown = kinds.filter((kind) => dimensions.some((one) => one[kind] !== null));
  shown.forEach((kind, index) => {
    document.rect(page.left + index * 80, top + 3, 10, 6).fill(series[kind]);
    write(say(words[kind]), [page.left + index * 80 + 15, top], { size: 9, fill: grey, width: 62 });
  });
  top += 22;
  const bars = { from: page.left + 140, to: page.right - 36 };
  for (const one of dimensions) {
    write(one.title, [page.left, top], { bold: true, width: 130 });
    let y = top + 2;
    for (const kind of shown) {
      const value = one[kind];
      if (value === null) continue;
      document.rect(bars.from, y + 2, bars.to - bars.from, 5).fill('#efefec');
      document.rect(bars.from, y + 2, ((bars.to - bars.from) * value) / rim, 5).fill(series[kind]);
      write(tenths(value), [bars.to + 8, y - 2], { size: 9, width: 28 });
      y += 11;
    }
    top = Math.max(y, document.y) + 8;
  }

  const rated = dimensions.flatMap((one) => {
    const others = othersOf(one);
    return others === null ? [] : [{ one, others }];
  });
  const sorted = [...rated].sort((a, b) => b.others - a.others);
  const apart = [...rated].sort(
    (a, b) => Math.abs((b.one.self ?? 0) - b.others) - Math.abs((a.one.self ?? 0) - a.others),
  )[0];
  const findings = [
    sorted[0] && `${say(words.strong)}: ${sorted[0].one.title} ${tenths(sorted[0].others)}`,
    sorted.at(-1) && `${say(words.weak)}: ${sorted.at(-1)?.one.title ?? ''} ${tenths(sorted.at(-1)?.others ?? 0)}`,
    apart && `${say(words.gap)}: ${apart.one.title} ${tenths(apart.one.self ?? 0)} / ${tenths(apart.others)}`,
  ].filter((text) => text !== undefined);
  top += 4;
  for (const text of findings) {
    write(text, [page.left, top]);
    top = document.y + 4;
  }
  write(say(words.note), [page.left, top + 8], { size: 9, fill: grey });
  document.end();
  return whole;
}

interface TextLook {
  readonly size?: number;
  readonly bold?: boolean;
  readonly fill?: string;
  readonly width?: number;
  readonly align?: 'left' | 'right' | 'center';
}
