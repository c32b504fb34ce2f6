import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFile } from './readFile.ts';

const read = (text: string | Uint8Array, name = 'bank.xml') => readFile(Buffer.from(text as string), name);
const faultsOf = async (text: string | Uint8Array, name?: string) => {
  const { questions, whole } = await read(text, name);
  return [...whole, ...questions.flatMap(({ faults }) => faults)].map(({ line, wrong }) => `${line ?? ''} ${wrong}`);
};
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const moodle = `<?xml version="1.0"?>
<quiz>
<question type="category"><category><text>$course$/top/Bolts//Nuts</text></category></question>
<question type="multichoice">
  <name><text>Which tool</text></name>
  <questiontext format="html"><text><![CDATA[<p>Which tool? <img src="@@PLUGINFILE@@/tool%201.png" alt="A tool"></p>]]></text>
    <file name="tool 1.png" path="/" encoding="base64">${pixel}</file></questiontext>
  <generalfeedback format="html"><text>It shows its torque.</text></generalfeedback>
  <single>true</single>
  <answer fraction="100" format="html"><text>Torque wrench</text><feedback format="html"><text>Right.</text></feedback></answer>
  <answer fraction="0" format="html"><text>Hammer = no &amp; never</text></answer>
  <tags><tag><text>difficulty-3</text></tag><tag><text>tools</text></tag></tags>
</question>
<question type="matching"><name><text>m</text></name><questiontext format="html"><text>Match</text></questiontext></question>
<question type="numerical"><name><text>n</text></name><questiontext format="html"><text>How many Nm?</text></questiontext>
  <answer fraction="100"><text>20</text><tolerance>0</tolerance></answer></question>
<question type="numerical"><name><text>r</text></name><questiontext format="html"><text>How many?</text></questiontext>
  <answer fraction="100"><text>20</text><tolerance>2</tolerance></answer></question>
<question type="cloze"><name><text>c</text></name>
  <questiontext format="html"><text>Take {1:SHORTANSWER:=five~=5#well} of {1:SA:%100%eight~*}.</text></questiontext></question>
<question type="cloze"><name><text>d</text></name>
  <questiontext format="html"><text>Take {1:MULTICHOICE:=five~six}.</text></questiontext></question>
<question type="essay"><name><text>e</text></name><questiontext format="html"><text>Why?</text></questiontext>
  <generalfeedback format="html"><text>Think of wear.</text></generalfeedback>
  <graderinfo format="html"><text>Wear.</text></graderinfo><attachments>1</attachments></question>
<question type="shortanswer"><name><text>s</text></name><questiontext format="html"><text>Which bolt -> nut?</text></questiontext>
  <answer fraction="100"><text>M8->M8</text></answer><answer fraction="0"><text>*</text><feedback format="html"><text>No.</text></feedback></answer></question>
</quiz>`;

describe('Moodle XML', () => {
  it('is read by the rules of GIFT, with its pictures; what is not asked here is told by its line [EX-02] [AC-10]', async () => {
    const { files, format, questions } = await read(moodle);
    expect(format).toBe('moodle');
    const [choice, match, exact, range, gaps, , essay, short] = questions;
    expect(choice?.draft).toMatchObject({
      ...{ kind: 'single', right: [0], difficulty: 3, tags: ['Bolts/Nuts', 'tools'], ref: 'Which tool' },
      stem: { zh: '<p>Which tool? </p>' },
      options: [{ zh: 'Torque wrench' }, { zh: 'Hammer = no &amp; never' }],
      explanation: { zh: 'It shows its torque.<br />Torque wrench: Right.' },
      files: [{ alt: { zh: 'A tool' } }],
    });
    expect([...files.values()].map((one) => one.toString('base64'))).toEqual([pixel]);
    expect(match).toMatchObject({ line: 14, draft: null, source: { cells: { stem: 'Match' } } });
    expect(match?.faults.map(({ wrong }) => wrong)).toEqual(['Questions that match pairs are not asked here.']);
    expect(exact?.draft).toMatchObject({ kind: 'fill', gaps: [['20']], numbers: true });
    expect(range?.faults.map(({ wrong }) => wrong)).toEqual(['Ranges of numbers are not marked.']);
    expect(gaps?.draft).toMatchObject({ stem: { zh: 'Take ____ of ____.' }, gaps: [['five', '5'], ['eight']] });
    expect(essay?.draft).toMatchObject({
      ...{ kind: 'short', sample: { zh: 'Wear.' }, explanation: { zh: 'Think of wear.' }, takesFiles: true },
    });
    expect(short?.draft).toMatchObject({ kind: 'fill', gaps: [['M8->M8']] });
    expect(await faultsOf(moodle)).toHaveLength(3);
  });

  it('has the faults of each question with that one, where all of them stand in one line [EX-02]', async () => {
    const choice = (right: string) =>
      `<question type="multichoice"><name><text>${right}</text></name><questiontext format="html"><text>Which ${right}?</text></questiontext><single>true</single><answer fraction="${right === 'none' ? 0 : 100}"><text>a</text></answer><answer fraction="0"><text>${right === 'twice' ? 'a' : 'b'}</text></answer></question>`;
    const pairs = '<question type="matching"><questiontext format="html"><text>Match</text></questiontext></question>';
    const { questions, whole } = await read(`<quiz>${choice('twice')}${pairs}${choice('none')}${choice('a')}</quiz>`);
    expect(whole).toEqual([]);
    expect(questions.map(({ faults }) => faults.map(({ wrong }) => wrong))).toEqual([
      ['Two options are the same.'],
      ['Questions that match pairs are not asked here.'],
      ['No option is right.'],
      [],
    ]);
  });

  it('is refused where it is not sound, or could name files of the server [EX-02]', async () => {
    expect(await faultsOf('<quiz>\n<question></quiz>')).toEqual([expect.stringMatching(/^2 This is no sound XML/)]);
    expect(
      await faultsOf('<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<quiz>&x;</quiz>'),
    ).toEqual(['2 The file defines a type or entities.']);
  });
});

const item = (inner: string, declared: string, name = 'i1') => `<?xml version="1.0"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${name}" title="t">
${declared}
<itemBody>${inner}</itemBody></assessmentItem>`;

describe('QTI', () => {
  it('is read from a package in the order of its manifest, with pictures and key words [EX-02] [AC-10]', async () => {
    const second = item(
      '<p>Which? <img src="../media/a.png" alt="Jig"/></p><choiceInteraction responseIdentifier="R" maxChoices="0"><prompt>Name all.</prompt><simpleChoice identifier="A">one</simpleChoice><simpleChoice identifier="B">two</simpleChoice><simpleChoice identifier="C">three</simpleChoice></choiceInteraction>',
      '<responseDeclaration identifier="R" cardinality="multiple" baseType="identifier"><correctResponse><value>A</value><value>C</value></correctResponse></responseDeclaration>',
      'second',
    );
    const first = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="first" title="t">
<qti-response-declaration identifier="R" cardinality="single" base-type="string"><qti-correct-response><qti-value>eight</qti-value></qti-correct-response><qti-mapping default-value="0"><qti-map-entry map-key="8" mapped-value="1"/></qti-mapping></qti-response-declaration>
<qti-item-body><p>M8 is <qti-text-entry-interaction response-identifier="R"/> mm.</p></qti-item-body>
<qti-modal-feedback outcome-identifier="F" identifier="a"><qti-content-body>By its name.</qti-content-body></qti-modal-feedback></qti-assessment-item>`;
    const manifest = `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>
<resource identifier="b" type="imsqti_item_xmlv3p0" href="items/b.xml"><metadata><lom><general><keyword><string>bolts</string></keyword></general></lom></metadata></resource>
<resource identifier="a" type="imsqti_item_xmlv2p1" href="items/a.xml"/><resource identifier="t" type="imsqti_test_xmlv2p1" href="test.xml"/></resources></manifest>`;
    const zip = zipSync({
      'imsmanifest.xml': strToU8(manifest),
      'items/a.xml': strToU8(second),
      'items/b.xml': strToU8(first),
      'media/a.png': new Uint8Array(Buffer.from(pixel, 'base64')),
    });
    const { files, format, questions } = await read(zip, 'bank.zip');
    expect(format).toBe('qti');
    expect(questions.map(({ file }) => file)).toEqual(['items/b.xml', 'items/a.xml']);
    expect(questions[0]?.draft).toMatchObject({
      ...{ ref: 'first', kind: 'fill', tags: ['bolts'], gaps: [['eight', '8']], stem: { zh: '<p>M8 is ____ mm.</p>' } },
      explanation: { zh: 'By its name.' },
    });
    expect(questions[1]?.draft).toMatchObject({
      ...{ ref: 'second', kind: 'multiple', right: [0, 2], stem: { zh: '<p>Which? </p>Name all.' } },
      files: [{ name: 'media/a.png', alt: { zh: 'Jig' } }],
    });
    expect([...files.keys()]).toEqual(['media/a.png']);
  });

  it('has an item told that asks what is not asked here, with its file [EX-02]', async () => {
    const odd = item('<matchInteraction responseIdentifier="R"/>', '');
    expect(await faultsOf(odd)).toEqual(['2 Questions of the kind "match" are not asked here.']);
    const zip = zipSync({ 'a.xml': strToU8(odd), 'b.xml': strToU8('<assessmentItem>') });
    const { questions, whole } = await read(zip, 'bank.zip');
    expect(questions[0]?.faults.map(({ file, line }) => `${file}:${line}`)).toEqual(['a.xml:2']);
    expect(whole.map(({ file }) => file)).toEqual(['b.xml']);
    expect(await faultsOf(zipSync({}), 'bank.zip')).not.toEqual([]);
  });
});

/** A zip whose table of contents tells another size of its first file. */
function lying(zip: Uint8Array, size: number): Uint8Array {
  const bytes = Buffer.from(zip);
  const place = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  bytes.writeUInt32LE(size, place + 24);
  return bytes;
}

describe('a file that is not what it tells', () => {
  it('is read in a moment, however it repeats itself [EX-02]', async () => {
    const many = (one: string) => one.repeat(Math.ceil(400_000 / one.length));
    const files = [
      ['bank.gift', `::a::${many('<p>')} {=a ~b}`],
      ['bank.gift', `// ${many('[id:')}\n::a::Which? {=a ~b}`],
      ['bank.gift', `[html]${many(' ')}x {=a ~b}`],
      ['bank.txt', `${many('x\n')}A. a\nB. b\nANSWER: A`],
      ['bank.txt', `${many('\n')}x`],
      ['bank.txt', `Which?\nA. a\nANSWER:${many(' ')}A b\nANSWER: A`],
      [
        'bank.xml',
        `<quiz><question type="cloze"><questiontext><text>${many('{1:SA:')}</text></questiontext></question></quiz>`,
      ],
    ] as const;
    for (const [name, text] of files) {
      const begun = performance.now();
      await read(text, name);
      expect([name, text.slice(0, 20), performance.now() - begun < 5000]).toEqual([name, text.slice(0, 20), true]);
    }
  });

  it('is refused with a reason: nested deeply, unpacked to more, damaged inside [EX-02]', async () => {
    const deep = `<quiz>${'<b>'.repeat(5000)}${'</b>'.repeat(5000)}</quiz>`;
    expect(await faultsOf(deep)).toEqual([' The XML is nested too deeply.']);
    const items = zipSync({ 'a.xml': strToU8(item('<p>Which?</p>', '')) });
    expect(await faultsOf(lying(items, 7), 'bank.zip')).toEqual([' This is no package, or it is damaged.']);
    const document = zipSync({ 'word/document.xml': strToU8('a'.repeat(900_000)) });
    expect(await faultsOf(lying(document, 7), 'a.docx')).toEqual([' This is no document, or it is damaged.']);
    expect(await faultsOf(document, 'a.docx')).toEqual([' This is no document, or it is damaged.']);
    const many = Array.from({ length: 5001 }, (_, at) => `::q${at}::Which ${at}? {=a ~b}`).join('\n\n');
    const { questions, whole } = await read(many, 'bank.gift');
    expect([questions.length, ...whole.map(({ wrong }) => wrong)]).toEqual([0, 'The file holds 5001 questions.']);
  });
});

describe('Aiken', () => {
  it('is known by its content; a question without its answer is told [EX-02] [AC-10]', async () => {
    const text =
      'Which tool?\nA. Hammer\nB) Wrench <b>\nANSWER: B\n\nWhich bolt?\nA. M8\nB. M10\n\nWhich nut?\nA. M8\nB. M10\nANSWER: D';
    const { format, questions } = await read(text, 'bank.txt');
    expect(format).toBe('aiken');
    expect(questions[0]?.draft).toMatchObject({ right: [1], options: [{ zh: 'Hammer' }, { zh: 'Wrench &lt;b&gt;' }] });
    expect(questions.map(({ faults, line }) => [line, ...faults.map(({ wrong }) => wrong)])).toEqual([
      [1],
      [6, 'The answer is missing.'],
      [10, 'The answer "D" is no option.'],
    ]);
  });
});

const word = (table: string) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${table}</w:body></w:document>`,
    ),
  });
const run = (text: string, properties = '') =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const row = (...cells: string[]) =>
  `<w:tr>${cells.map((cell) => `<w:tc><w:p>${cell.startsWith('<w:r>') ? cell : run(cell)}</w:p></w:tc>`).join('')}</w:tr>`;

describe('a Word document', () => {
  it('has its tables read, with what is raised and lowered in them; rows are told by their number [EX-02] [AC-10]', async () => {
    const sub = `${run('H')}${run('2', '<w:vertAlign w:val="subscript"/>')}${run('O 是 &lt;什么&gt;？')}`;
    const tables = `<w:p>${run('题库')}</w:p><w:tbl>${row('题型', '题干', '选项A', '选项B', '答案')}${row('单选题', sub, '水', '盐', 'A')}${row('单选题', '几个？', '一', '二', 'C')}</w:tbl><w:p/><w:tbl>${row('判断题', '对吗？', '', '', '对')}</w:tbl>`;
    const { format, questions } = await read(word(tables), '题库.docx');
    expect(format).toBe('word');
    expect(questions.map(({ draft }) => draft?.stem.zh)).toEqual([
      'H<sub>2</sub>O 是 &lt;什么&gt;？',
      '几个？',
      '对吗？',
    ]);
    expect(questions.map(({ faults, line }) => [line, ...faults.map(({ wrong }) => wrong)])).toEqual([
      [2],
      [3, 'The answer names an option that is not there.'],
      [4],
    ]);
    expect(await faultsOf(word(`<w:p>${run('no table')}</w:p>`), 'a.docx')).toEqual([' The document has no table.']);
    expect(await faultsOf('no zip', 'a.docx')).toEqual([' This is no document, or it is damaged.']);
  });
});

describe('what somebody has mended', () => {
  it('is read in the place of what the file says, and the columns of a table as they were named [EX-02] [AC-10]', async () => {
    const gift = '$CATEGORY: 螺栓\n\n::a::Which? {=one ~two}\n\n::b::Match {=a -> b =c -> d}';
    const bytes = Buffer.from(gift);
    const before = await readFile(bytes, 'bank.gift');
    expect(before.questions.map(({ faults }) => faults.length)).toEqual([0, 1]);
    const mended = new Map([[1, { text: '::b::Which goes with a? {=b ~d}' }]]);
    const after = await readFile(bytes, 'bank.gift', { mended });
    expect(after.questions[1]).toMatchObject({
      isMended: true,
      faults: [],
      draft: { ref: 'b', tags: ['螺栓'], line: 5 },
    });
    const twice = await readFile(bytes, 'bank.gift', { mended: new Map([[1, { text: '::a::x {=y ~z}' }]]) });
    expect(twice.questions[1]?.faults.map(({ wrong }) => wrong)).toEqual([
      'The question "a" stands in line 3 already.',
    ]);
    const table = Buffer.from('Art,Frage,one,two,Loesung\nsingle,Which?,x,y,C');
    const mapping = ['kind', 'stem', 'a', 'b', 'answer'] as const;
    const read = await readFile(table, 'bank.csv', { mapping });
    expect(read).toMatchObject({ head: ['Art', 'Frage', 'one', 'two', 'Loesung'], whole: [] });
    expect(read.questions[0]?.faults).toHaveLength(1);
    const source = { cells: { kind: 'single', stem: 'Which?', a: 'x', b: 'y', answer: 'B' } };
    const done = await readFile(table, 'bank.csv', { mapping, mended: new Map([[0, source]]) });
    expect(done.questions[0]).toMatchObject({ faults: [], draft: { right: [1] } });
  });
});
