import { certificateDocument, myCertificates } from '@banyan/contracts/training';
import { eq } from 'drizzle-orm';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { certificateRoutes } from './certificate.routes.ts';
import { drawPicture } from './drawing/picture.ts';
import { addTemplate, earn } from './testing/addTemplate.ts';

let world: World;
let people = 0;

beforeAll(async () => {
  world = await openWorld(certificateRoutes, { eids: [1001] });
});

/** A certificate of a person of that name, as listed and as printed. */
async function certificateOf(realName: string, title = '变压器 Ω 级（≥80 ℃）检修') {
  const templateId = await addTemplate(world, { title: { zh_cn: title } });
  const userId = await world.addLearner(`H2039${(people += 1)}`);
  await world.in(1001, (scope) =>
    scope.tx
      .update(users)
      .set({ realName })
      .where(scope.only(users, eq(users.id, userId))),
  );
  await earn(world, userId, templateId);
  const { items } = await world.ask(myCertificates, {}, { userId });
  const [own] = items;
  if (own === undefined) throw new Error('none was issued');
  const keyOf = async (form: 'pdf' | 'picture') => {
    const { url } = await world.ask(certificateDocument, { id: own.id, form }, { userId });
    return new URL(url).pathname.slice(1);
  };
  const fileOf = async (form: 'pdf' | 'picture') => buffer(world.files.read(await keyOf(form)));
  return { own, fileOf, keyOf };
}

/** Text of a page, and the number of its signs drawn with the shape for signs missing in a font (glyph 0). */
async function printed(pdf: Buffer) {
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const { argsArray, fnArray } = await page.getOperatorList();
  const shown = fnArray.flatMap((fn, index) =>
    fn === OPS.showText ? ((argsArray[index] as unknown[])[0] as readonly unknown[]) : [],
  );
  const shapes = shown.flatMap((one) =>
    typeof one === 'object' && one !== null && 'originalCharCode' in one ? [one.originalCharCode] : [],
  );
  await document.loadingTask.destroy();
  return {
    said: items.map((item) => ('str' in item ? item.str : '')).join(''),
    missing: shapes.filter((code) => code === 0).length,
    shapes: shapes.length,
  };
}

describe('the name on a certificate', () => {
  it.each(['龔㛃·Łukasz', '鄒龔閻饒駱', 'Nguyễn Thị Hồng', 'Иван Щукин', 'Ελένη Ωμέγα', '①号 √ ☑ ⊆'])(
    'is printed whole: %s [TR-04]',
    async (name) => {
      const { own, fileOf } = await certificateOf(name);
      expect(own.holder).toBe(name);
      const { missing, said, shapes } = await printed(await fileOf('pdf'));
      expect(said).toContain(name);
      expect(said).toContain('变压器 Ω 级（≥80 ℃）检修');
      expect(shapes).toBeGreaterThan(20);
      expect(missing).toBe(0);
    },
  );

  it('says beneath which of its signs could not be printed, and tells its holder [TR-04]', async () => {
    const { own, fileOf } = await certificateOf('王𠀀强');
    expect(own.unprinted).toEqual(['𠀀']);
    const { said } = await printed(await fileOf('pdf'));
    expect(said).toContain('□ 处的字无法印出：U+20000');
    expect(said).not.toContain('〇');
    expect((await certificateOf('龔㛃')).own.unprinted).toEqual([]);
  });

  it('is drawn anew where an older drawing of it is stored [TR-04]', async () => {
    const { fileOf, keyOf } = await certificateOf('龔㛃');
    await fileOf('pdf');
    // Each version of the drawing has a key of its own: under today's there is none.
    await world.files.remove(await keyOf('pdf'));
    expect((await printed(await fileOf('pdf'))).said).toContain('龔㛃');
  });

  it('is drawn in the picture with shapes of its own [TR-04]', async () => {
    const pictureOf = (words: string) => {
      const mark = { kind: 'text', at: [20, 40], size: 20, bold: true, fill: '#000', spacing: 0, words } as const;
      return drawPicture({ marks: [mark], photo: null, address: '', title: '', author: '', language: 'zh-CN' });
    };
    const pictures = await Promise.all(['龔红', '㛃红', 'Łu', 'Żu', 'Ч', 'Я'].map(pictureOf));
    expect(new Set(pictures.map((one) => one.toString('base64'))).size).toBe(6);
  });
});
