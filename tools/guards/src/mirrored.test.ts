import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from './workspace.ts';

/** Physical directions that stay, with the reason. All others follow the direction of writing. */
const physical: Readonly<Record<string, string>> = {
  'libs/domain-course/src/player/SeekSlider.tsx':
    'time runs from left to right, and the library measures from the left',
  'libs/domain-course/src/player/VolumeControl.tsx': 'the library measures from the left',
  'libs/domain-course/src/player/EvidencePanel.tsx': 'time runs from left to right, as on the slider above it',
  'libs/domain-live/src/room/film/SeekBar.tsx': 'time runs from left to right',
  'libs/domain-live/src/room/presence/AttendanceCard.tsx': 'time runs from left to right',
  'libs/domain-exam/src/record/Lanes.tsx': 'time runs from left to right',
  'libs/ui/src/art/Gauge.tsx': 'words beside a mark of a dial, which runs clockwise everywhere',
  'apps/portal/src/shell/LoginDialog.tsx': 'a word on a drawing, which does not mirror',
  'apps/portal/src/prompt/PromptPicture.tsx': 'a date beside a point of a drawing, which does not mirror',
};

const sides =
  /^(?:(?:scroll-)?(?:margin|padding)-|border-|inset-)?(?:left|right)$|^border-(?:left|right)-|-(?:left|right)-radius$/;
const sideWords = /^(?:text-align(?:-last)?|float|clear)$/;
const fourSides = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color))$/;

/** Values of a shorthand: split at the spaces that are in no bracket. */
const valuesOf = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/** Whether a declaration names a side of the screen instead of a side of the line. */
function isPhysical(property: string, value: string): boolean {
  if (sides.test(property)) return true;
  if (sideWords.test(property)) return /\b(?:left|right)\b/.test(value);
  const values = valuesOf(value.replace('!important', ''));
  if (fourSides.test(property)) return values.length === 4 && values[1] !== values[3];
  if (property !== 'border-radius' || value.includes('/')) return false;
  const [one = '', two = one, three = one, four = two] = values;
  return one !== two || three !== four;
}

/** Physical declarations of a style sheet, as they are written. */
function inCss(css: string): string[] {
  const plain = css.replace(/\/\*[^]*?\*\//g, '');
  return Array.from(plain.matchAll(/(?<=^|[;{}\s])([a-z-]+)\s*:\s*([^;{}]+)(?=[;}]|$)/g))
    .filter(([, property = '', value = '']) => isPhysical(property, value.trim()))
    .map(([declaration]) => declaration.trim());
}

const isStyleTag = (tag: ts.Node) => /^(?:styled\b|css$|keyframes$|createGlobalStyle$)/.test(tag.getText());
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Physical declarations in the styles of a file: in templates of styled-components and in `style` of elements. */
function found(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declarations: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && isStyleTag(node.tag)) {
      const { template } = node;
      const css = ts.isNoSubstitutionTemplateLiteral(template)
        ? template.text
        : [template.head, ...template.templateSpans.map(({ literal }) => literal)]
            .map((part) => part.text)
            .join('var()');
      declarations.push(...inCss(css));
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'style') {
      const inside = (child: ts.Node): void => {
        if (ts.isPropertyAssignment(child) || ts.isShorthandPropertyAssignment(child)) {
          const property = kebab(child.name.getText());
          const value = ts.isPropertyAssignment(child) ? child.initializer.getText().replaceAll(/['"]/g, '') : '';
          if (isPhysical(property, value)) declarations.push(child.getText());
        }
        ts.forEachChild(child, inside);
      };
      inside(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return declarations.map((declaration) => `${name}: ${declaration}`);
}

const sources = globSync(['apps/portal/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'], { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('no style names a side of the screen, so that every screen can be mirrored', () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.filter((file) => !(file in physical)).flatMap((file) => found(file, read(file)))).toEqual([]);
});

it('what is allowed to is still there, and still does', () => {
  expect(Object.keys(physical).filter((file) => found(file, read(file)).length === 0)).toEqual([]);
});

it.each([
  'const A = styled.p`margin-left: 4px;`;',
  'const A = styled(B)`& > i { color: red; right: 0 }`;',
  'const A = styled.p.attrs({})`text-align: right;`;',
  'const A = css`border-left: 1px solid var(--line);`;',
  'const A = css`padding: 0 8px 0 12px;`;',
  'const A = css`margin: 0 calc(2px + (1px * 2)) 0 ${wide};`;',
  'const A = css`border-radius: 4px 2px 2px 4px;`;',
  'const A = css`border-top-right-radius: 4px;`;',
  'const A = keyframes`from { left: 0; }`;',
  'const a = <p style={{ marginRight: "auto" }} />;',
  'const a = <p style={{ textAlign: "left" }} />;',
])('finds %s', (text) => {
  expect(found('x.tsx', text)).toHaveLength(1);
});

it.each([
  'const A = styled.p`margin-inline-start: 4px; inset-inline: 0; text-align: start;`;',
  'const A = styled.p`padding: 12px 16px 8px; margin: 0 4px 0 4px; border-radius: 8px 8px 0 0;`;',
  'const A = styled.p`/* left: 0; */ transition: left 1s; grid-area: left;`;',
  'const words = { left: "left", right: 1 };',
])('lets %s be', (text) => {
  expect(found('x.tsx', text)).toEqual([]);
});
