import { strToU8, zipSync } from 'fflate';

const office = 'application/vnd.openxmlformats-officedocument';
const names = 'http://schemas.openxmlformats.org';
const types = (overrides: Readonly<Record<string, string>>) =>
  `<Types xmlns="${names}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${Object.entries(
    overrides,
  )
    .map(([part, type]) => `<Override PartName="/${part}" ContentType="${office}.${type}+xml"/>`)
    .join('')}</Types>`;
const relations = (targets: readonly (readonly [id: string, kind: string, target: string])[]) =>
  `<Relationships xmlns="${names}/package/2006/relationships">${targets
    .map(([id, kind, target]) => {
      const mode = target.startsWith('http') ? ' TargetMode="External"' : '';
      return `<Relationship Id="${id}" Type="${names}/officeDocument/2006/relationships/${kind}" Target="${target}"${mode}/>`;
    })
    .join('')}</Relationships>`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const packed = (parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)]))));

/** Bytes of a file as a data URL. */
export function dataAddress(bytes: Uint8Array, type: string): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:${type};base64,${btoa(text)}`;
}

const run = (text: string) => `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
const paragraph = (text: string, style = '') =>
  `<w:p>${style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${run(text)}</w:p>`;

/** A text with a heading, a paragraph, a link and a table. The table has no head. */
export function tinyDocx(heading: string, words: string, rows: readonly (readonly string[])[], link = ''): Uint8Array {
  const cells = rows
    .map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`)
    .join('');
  const anchor = link === '' ? '' : `<w:p><w:hyperlink r:id="rId2">${run(link)}</w:hyperlink></w:p>`;
  return packed({
    '[Content_Types].xml': types({
      'word/document.xml': 'wordprocessingml.document.main',
      'word/styles.xml': 'wordprocessingml.styles',
    }),
    '_rels/.rels': relations([['rId1', 'officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relations([
      ['rId1', 'styles', 'styles.xml'],
      ...(link === '' ? [] : [['rId2', 'hyperlink', link] as const]),
    ]),
    'word/styles.xml': `<w:styles xmlns:w="${names}/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'word/document.xml': `<w:document xmlns:w="${names}/wordprocessingml/2006/main" xmlns:r="${names}/officeDocument/2006/relationships"><w:body>${paragraph(heading, 'Heading1')}${paragraph(words)}${anchor}<w:tbl>${cells}</w:tbl></w:body></w:document>`,
  });
}

/** A table of sheets. Cells are words or numbers. */
export function tinyXlsx(
  sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>,
): Uint8Array<ArrayBuffer> {
  const all = Object.entries(sheets);
  const cell = (value: string | number) =>
    typeof value === 'number'
      ? `<c><v>${value}</v></c>`
      : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  const column = (at: number) =>
    (at < 26 ? '' : String.fromCharCode(64 + Math.floor(at / 26))) + String.fromCharCode(65 + (at % 26));
  const sheetXml = (rows: readonly (readonly (string | number)[])[]) =>
    `<worksheet xmlns="${names}/spreadsheetml/2006/main"><sheetData>${rows
      .map(
        (row, no) =>
          `<row r="${no + 1}">${row.map((value, at) => cell(value).replace('<c', `<c r="${column(at)}${no + 1}"`)).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`;
  return packed({
    '[Content_Types].xml': types({
      'xl/workbook.xml': 'spreadsheetml.sheet.main',
      ...Object.fromEntries(all.map((_, no) => [`xl/worksheets/sheet${no + 1}.xml`, 'spreadsheetml.worksheet'])),
    }),
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations(
      all.map((_, no) => [`rId${no + 1}`, 'worksheet', `worksheets/sheet${no + 1}.xml`]),
    ),
    'xl/workbook.xml': `<workbook xmlns="${names}/spreadsheetml/2006/main" xmlns:r="${names}/officeDocument/2006/relationships"><sheets>${all
      .map(([name], no) => `<sheet name="${escaped(name)}" sheetId="${no + 1}" r:id="rId${no + 1}"/>`)
      .join('')}</sheets></workbook>`,
    ...Object.fromEntries(all.map(([, rows], no) => [`xl/worksheets/sheet${no + 1}.xml`, sheetXml(rows)])),
  });
}

const drawing = `xmlns:a="${names}/drawingml/2006/main" xmlns:r="${names}/officeDocument/2006/relationships" xmlns:p="${names}/presentationml/2006/main"`;
const tree = (shapes: string) =>
  `<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes}</p:spTree></p:cSld>`;

/** A presentation with one line of words a slide. */
export function tinyPptx(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const box = (line: string) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Words"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="700000" y="700000"/><a:ext cx="7700000" cy="1500000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:p><a:r><a:rPr sz="3200"/><a:t>${escaped(line)}</a:t></a:r></a:p></p:txBody></p:sp>`;
  const numbered = lines.map((line, no) => ({ line, no: no + 1 }));
  return packed({
    '[Content_Types].xml': types({
      'ppt/presentation.xml': 'presentationml.presentation.main',
      ...Object.fromEntries(numbered.map(({ no }) => [`ppt/slides/slide${no}.xml`, 'presentationml.slide'])),
    }),
    '_rels/.rels': relations([['rId1', 'officeDocument', 'ppt/presentation.xml']]),
    'ppt/_rels/presentation.xml.rels': relations(
      numbered.map(({ no }) => [`rId${no}`, 'slide', `slides/slide${no}.xml`]),
    ),
    'ppt/presentation.xml': `<p:presentation ${drawing}><p:sldIdLst>${numbered.map(({ no }) => `<p:sldId id="${255 + no}" r:id="rId${no}"/>`).join('')}</p:sldIdLst><p:sldSz cx="9144000" cy="5143500"/></p:presentation>`,
    ...Object.fromEntries(
      numbered.map(({ line, no }) => [`ppt/slides/slide${no}.xml`, `<p:sld ${drawing}>${tree(box(line))}</p:sld>`]),
    ),
  });
}
