import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { FileType } from '../ports/fileTypes.ts';

/** An office file of the demo, as its own program would have saved it. */
export type SeedOffice =
  | { readonly kind: 'docx'; readonly heading: string; readonly text: readonly string[]; readonly table: Rows }
  | { readonly kind: 'xlsx'; readonly sheets: Readonly<Record<string, Rows>> }
  | {
      readonly kind: 'pptx';
      readonly slides: readonly { readonly title: string; readonly lines: readonly string[] }[];
    };

type Rows = readonly (readonly (string | number)[])[];

const schemas = 'http://schemas.openxmlformats.org';
const office = 'application/vnd.openxmlformats-officedocument';
const main = `xmlns:a="${schemas}/drawingml/2006/main" xmlns:r="${schemas}/officeDocument/2006/relationships" xmlns:p="${schemas}/presentationml/2006/main"`;
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const escaped = (text: string | number) =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const each = <One>(list: readonly One[], write: (one: One, no: number) => string) =>
  list.map((one, index) => write(one, index + 1)).join('');

const contentTypes = (parts: Readonly<Record<string, string>>) =>
  `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${each(
    Object.entries(parts),
    ([part, type]) => `<Override PartName="/${part}" ContentType="${office}.${type}+xml"/>`,
  )}</Types>`;

/** Relations by their numbers: the first is rId1. */
const relations = (targets: readonly (readonly [kind: string, target: string])[]) =>
  `<Relationships xmlns="${schemas}/package/2006/relationships">${each(
    targets,
    ([kind, target], no) =>
      `<Relationship Id="rId${no}" Type="${schemas}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`,
  )}</Relationships>`;

function docx({ heading, table, text }: Extract<SeedOffice, { kind: 'docx' }>) {
  const paragraph = (words: string | number, style = '') =>
    `<w:p>${style}<w:r><w:t xml:space="preserve">${escaped(words)}</w:t></w:r></w:p>`;
  const border = (side: string) => `<w:${side} w:val="single" w:sz="4"/>`;
  const rows = each(table, (row, no) => {
    const isHead = no === 1 ? '<w:trPr><w:tblHeader/></w:trPr>' : '';
    return `<w:tr>${isHead}${each(row, (cell) => `<w:tc>${paragraph(cell)}</w:tc>`)}</w:tr>`;
  });
  const borders = each(['top', 'left', 'bottom', 'right', 'insideH', 'insideV'], border);
  return {
    '[Content_Types].xml': contentTypes({
      'word/document.xml': 'wordprocessingml.document.main',
      'word/styles.xml': 'wordprocessingml.styles',
    }),
    '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relations([['styles', 'styles.xml']]),
    'word/styles.xml': `<w:styles xmlns:w="${schemas}/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="36"/></w:rPr></w:style></w:styles>`,
    'word/document.xml': `<w:document xmlns:w="${schemas}/wordprocessingml/2006/main"><w:body>${paragraph(heading, '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>')}${each(text, (one) => paragraph(one))}<w:tbl><w:tblPr><w:tblBorders>${borders}</w:tblBorders></w:tblPr>${rows}</w:tbl><w:p/></w:body></w:document>`,
  };
}

function xlsx({ sheets }: Extract<SeedOffice, { kind: 'xlsx' }>) {
  const all = Object.entries(sheets);
  const cell = (value: string | number, place: string) =>
    typeof value === 'number'
      ? `<c r="${place}"><v>${value}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  const sheetOf = (rows: Rows) =>
    `<worksheet xmlns="${schemas}/spreadsheetml/2006/main"><sheetData>${each(
      rows,
      (row, no) =>
        `<row r="${no}">${each(row, (value, at) => cell(value, `${String.fromCharCode(64 + at)}${no}`))}</row>`,
    )}</sheetData></worksheet>`;
  return {
    '[Content_Types].xml': contentTypes({
      'xl/workbook.xml': 'spreadsheetml.sheet.main',
      ...Object.fromEntries(all.map((_, no) => [`xl/worksheets/sheet${no + 1}.xml`, 'spreadsheetml.worksheet'])),
    }),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations(all.map((_, no) => ['worksheet', `worksheets/sheet${no + 1}.xml`])),
    'xl/workbook.xml': `<workbook xmlns="${schemas}/spreadsheetml/2006/main" xmlns:r="${schemas}/officeDocument/2006/relationships"><sheets>${each(
      all,
      ([name], no) => `<sheet name="${escaped(name)}" sheetId="${no}" r:id="rId${no}"/>`,
    )}</sheets></workbook>`,
    ...Object.fromEntries(all.map(([, rows], no) => [`xl/worksheets/sheet${no + 1}.xml`, sheetOf(rows)])),
  };
}

const group =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';
const tree = (shapes: string) => `<p:cSld><p:spTree>${group}${shapes}</p:spTree></p:cSld>`;
const colours = [
  ...['dk1:1f2a30', 'lt1:ffffff', 'dk2:2f4858', 'lt2:f3f1ec', 'accent1:2f7d6b', 'accent2:b2713a', 'accent3:45678a'],
  ...['accent4:8c4f46', 'accent5:5a5478', 'accent6:6b7a3d', 'hlink:2f7d6b', 'folHlink:5a5478'],
];
const theme = `<a:theme xmlns:a="${schemas}/drawingml/2006/main" name="Demo"><a:themeElements><a:clrScheme name="Demo">${each(
  colours,
  (one) => {
    const [name = '', value = ''] = one.split(':');
    return `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`;
  },
)}</a:clrScheme><a:fontScheme name="Demo">${each(
  ['majorFont', 'minorFont'],
  (font) => `<a:${font}><a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/></a:${font}>`,
)}</a:fontScheme><a:fmtScheme name="Demo">${each(
  ['fillStyleLst', 'lnStyleLst', 'effectStyleLst', 'bgFillStyleLst'],
  (list) => {
    const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
    const one =
      list === 'lnStyleLst'
        ? `<a:ln w="9525">${fill}</a:ln>`
        : list === 'effectStyleLst'
          ? '<a:effectStyle><a:effectLst/></a:effectStyle>'
          : fill;
    return `<a:${list}>${one.repeat(3)}</a:${list}>`;
  },
)}</a:fmtScheme></a:themeElements></a:theme>`;

function pptx({ slides }: Extract<SeedOffice, { kind: 'pptx' }>) {
  const box = (id: number, [top, height, size]: readonly [number, number, number], lines: readonly string[]) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Text ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="700000" y="${top}"/><a:ext cx="10800000" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr wrap="square"/>${each(
      lines,
      (line) => `<a:p><a:r><a:rPr lang="zh-CN" sz="${size}"/><a:t>${escaped(line)}</a:t></a:r></a:p>`,
    )}</p:txBody></p:sp>`;
  const slideOf = ({ lines, title }: (typeof slides)[number]) =>
    `<p:sld ${main}>${tree(box(2, [600_000, 1_000_000, 4000], [title]) + box(3, [2_000_000, 3_800_000, 2400], lines))}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;
  const slideParts = slides.map((slide, index) => [`ppt/slides/slide${index + 1}.xml`, slideOf(slide)] as const);
  const layouts = `<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst>`;
  const map =
    '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';
  return {
    '[Content_Types].xml': contentTypes({
      'ppt/presentation.xml': 'presentationml.presentation.main',
      'ppt/slideMasters/slideMaster1.xml': 'presentationml.slideMaster',
      'ppt/slideLayouts/slideLayout1.xml': 'presentationml.slideLayout',
      'ppt/theme/theme1.xml': 'theme',
      ...Object.fromEntries(slideParts.map(([part]) => [part, 'presentationml.slide'])),
    }),
    '_rels/.rels': relations([['officeDocument', 'ppt/presentation.xml']]),
    'ppt/_rels/presentation.xml.rels': relations([
      ['slideMaster', 'slideMasters/slideMaster1.xml'],
      ...slides.map((_, index) => ['slide', `slides/slide${index + 1}.xml`] as const),
    ]),
    'ppt/presentation.xml': `<p:presentation ${main}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${each(
      slides,
      (_, no) => `<p:sldId id="${255 + no}" r:id="rId${no + 1}"/>`,
    )}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    'ppt/theme/theme1.xml': theme,
    'ppt/slideMasters/slideMaster1.xml': `<p:sldMaster ${main}>${tree('')}${map}${layouts}</p:sldMaster>`,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations([
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['theme', '../theme/theme1.xml'],
    ]),
    'ppt/slideLayouts/slideLayout1.xml': `<p:sldLayout ${main} type="blank">${tree('')}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations([['slideMaster', '../slideMasters/slideMaster1.xml']]),
    ...Object.fromEntries(slideParts),
    ...Object.fromEntries(
      slideParts.map((_, index) => [
        `ppt/slides/_rels/slide${index + 1}.xml.rels`,
        relations([['slideLayout', '../slideLayouts/slideLayout1.xml']]),
      ]),
    ),
  };
}

const types: Readonly<Record<SeedOffice['kind'], FileType>> = {
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
};

/** Writes an office file of the demo, with its media type. */
export async function writeOffice(file: SeedOffice): Promise<{ readonly bytes: Buffer; readonly type: FileType }> {
  const parts = file.kind === 'docx' ? docx(file) : file.kind === 'xlsx' ? xlsx(file) : pptx(file);
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(head + text), path);
  zip.end();
  return { bytes: await buffer(zip.outputStream), type: types[file.kind] };
}
