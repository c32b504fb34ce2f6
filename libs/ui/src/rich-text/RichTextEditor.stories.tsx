import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { staysInside } from '../story-kit/long-words.ts';
import type { Person } from '../people/PeoplePicker.tsx';
import type { FinderWords } from '../people/PersonFinder.tsx';
import { peopleTexts } from '../story-kit/people.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import type { RichTextEditorProps, RichTextEditorWords } from './editor-types.ts';
import { RichTextEditor } from './RichTextEditor.tsx';

const zh = {
  label: '心得',
  hint: '写给下一位接手的人看',
  placeholder: '学到了什么，打算怎么用',
  error: '还没有写内容',
  text: '<h2>巡检怎么走</h2><p>先看<strong>过程能力</strong>，再看后果。详见 <a href="/course/7">课程</a>。</p><ul><li><p>首件</p></li><li><p>巡检</p></li></ul><blockquote><p>不补记录。</p></blockquote>',
  long: '把首件检验、过程巡检、末件复核三道关口串成一条完整的证据链，并在每一处写清谁看过、看到什么、下一步由谁来做',
  words: {
    toolbar: '格式',
    bold: '加粗',
    italic: '斜体',
    underline: '下划线',
    heading: '大标题',
    subheading: '小标题',
    bulletList: '项目符号',
    numberedList: '编号',
    quote: '引用',
    undo: '撤销',
    redo: '重做',
    link: '链接',
    linkAddress: '链接到',
    linkHint: '网址、邮箱，或本站的地址',
    linkError: '这不是一个地址，检查一下',
    linkApply: '确定',
    linkRemove: '去掉链接',
    failed: '编辑框没有取到',
    retry: '重试',
  } satisfies RichTextEditorWords,
};
const en: typeof zh = {
  label: 'What I take with me',
  hint: 'Written for whoever comes next',
  placeholder: 'What you learned and what you will do with it',
  error: 'Nothing is written yet',
  text: '<h2>How to patrol</h2><p>Look at the <strong>capability</strong> first. See the <a href="/course/7">course</a>.</p><ul><li><p>First article</p></li><li><p>Patrol</p></li></ul>',
  long: 'Join the first-article check, the patrol and the last-article review into one chain of evidence, saying who looked',
  words: {
    toolbar: 'Formatting',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    heading: 'Heading',
    subheading: 'Smaller heading',
    bulletList: 'List',
    numberedList: 'Numbered list',
    quote: 'Quote',
    undo: 'Undo',
    redo: 'Redo',
    link: 'Link',
    linkAddress: 'Leads to',
    linkHint: 'A web or mail address, or a place here',
    linkError: 'This is no address; look at it again',
    linkApply: 'Apply',
    linkRemove: 'Remove link',
    failed: 'The editor could not be loaded',
    retry: 'Try again',
  },
};

const meta: Meta<typeof RichTextEditor> = {
  title: 'ui/Forms/RichTextEditor',
  component: RichTextEditor,
  args: { label: zh.label, hint: zh.hint, words: zh.words, onChange: fn(), onBlur: fn() },
  argTypes: { words: { control: false }, ref: { control: false }, countText: { control: false } },
  render: (args, { globals }) => {
    const t = wordsOf(globals, { zh, en });
    return (
      <Narrow style={{ '--narrow': '640px' }}>
        <RichTextEditor {...args} label={t.label} hint={t.hint} words={t.words} placeholder={t.placeholder} />
      </Narrow>
    );
  },
};
export default meta;
type Story = StoryObj<typeof RichTextEditor>;

const told = (onChange: unknown) => (onChange as ReturnType<typeof fn<(html: string) => void>>).mock.lastCall?.[0];

/** By keyboard: the toolbar is one stop, arrows move in it; a heading, bold words, undo. */
export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const text = await canvas.findByRole('textbox', { name: zh.label });
    await expect(text).toHaveAccessibleDescription(zh.hint);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '加粗' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    const heading = canvas.getByRole('button', { name: '大标题' });
    await expect(heading).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heading).toHaveAttribute('aria-pressed', 'true'));
    // A real Tab leaves the toolbar; the simulated one continues from its start.
    text.focus();
    await expect(text).toHaveFocus();
    await userEvent.keyboard('Patrol');
    await waitFor(() => expect(told(args.onChange)).toBe('<h1>Patrol</h1>'));
    // On return the toolbar focuses its last button.
    const undo = canvas.getByRole('button', { name: '撤销' });
    undo.focus();
    await expect(heading).toHaveFocus();
    undo.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await waitFor(() => expect(told(args.onChange)).toBe(''));
    await expect(undo).toHaveFocus();
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    // The policy allows no style element of the library.
    await expect(document.querySelector('style[data-tiptap-style]')).toBeNull();
  },
};

/** A link by its form: an invalid address is refused and kept, a valid one is set and can be removed. */
export const Links: Story = {};

export const LinksTest: Story = {
  ...Links,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const text = await canvas.findByRole('textbox', { name: zh.label });
    text.focus();
    await userEvent.click(canvas.getByRole('button', { name: '链接' }));
    const form = within(await screen.findByRole('dialog', { name: '链接' }));
    const field = form.getByRole('textbox', { name: '链接到' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('javascript:alert(1){Enter}');
    await expect(await form.findByRole('alert')).toHaveTextContent(zh.words.linkError);
    await expect(field).toHaveValue('javascript:alert(1)');
    await userEvent.clear(field);
    await userEvent.type(field, 'example.com/a{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(told(args.onChange)).toBe('<p><a href="https://example.com/a">https://example.com/a</a></p>'),
    );
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '链接' }));
    await userEvent.click(await screen.findByRole('button', { name: '去掉链接' }));
    await waitFor(() => expect(told(args.onChange)).toBe('<p>https://example.com/a</p>'));
  },
};

/** Pasted HTML is cleaned; existing content that the editor cannot create stays. */
export const PastedAndKept: Story = {
  args: {
    defaultValue:
      '<p>前<img src="data:image/png;base64,iVBORw0KGgo=" alt="图" width="40" height="30">后</p><table><tbody><tr><td>甲</td></tr></tbody></table>',
  },
};

export const PastedAndKeptTest: Story = {
  ...PastedAndKept,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const text = await within(canvasElement).findByRole('textbox');
    text.focus();
    const clipboard = new DataTransfer();
    clipboard.setData(
      'text/html',
      '<h1 class="x" style="color:red">标题</h1><p onclick="x()">段<script>alert(1)</script><b>粗</b></p>',
    );
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }));
    await waitFor(() => expect(told(args.onChange)).toContain('<strong>粗</strong>'));
    const html = told(args.onChange) ?? '';
    await expect(html).not.toMatch(/style|class|onclick|script/);
    await expect(html).toContain('<h1>标题</h1>');
    await expect(html).toMatch(/<img src="data:image\/png;base64,iVBORw0KGgo=" alt="图" width="40" height="30">/);
    await expect(html).toContain('<table><tbody><tr><td>甲</td></tr></tbody></table>');
  },
};

const finder = {
  zh: { mention: '提到同事', find: '姓名、工号或部门', nobody: '没有这个人', loading: '正在找', found: '同事' },
  en: {
    mention: 'Mention a colleague',
    find: 'Name or department',
    nobody: 'Nobody',
    loading: 'Looking',
    found: 'Found',
  },
};

function Mentioning({
  finder: words,
  people,
  ...props
}: RichTextEditorProps & { finder: FinderWords; people: readonly Person[] }) {
  const [text, setText] = useState('');
  const found = people.filter(({ name }) => name.includes(text));
  return <RichTextEditor {...props} mentions={{ people: found, onSearch: setText, loading: false, words }} />;
}

/** A typed @ opens the finder at the caret; the button opens it below itself. */
export const Mentions: Story = {
  render: (args, { globals }) => {
    const t = wordsOf(globals, { zh, en });
    const { people } = wordsOf(globals, peopleTexts);
    return (
      <Narrow style={{ '--narrow': '640px' }}>
        <Mentioning
          {...args}
          finder={wordsOf(globals, finder)}
          people={people}
          label={t.label}
          hint={t.hint}
          words={t.words}
        />
      </Narrow>
    );
  },
};

export const MentionsTest: Story = {
  ...Mentions,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = await canvas.findByRole('textbox', { name: zh.label });
    text.focus();
    await userEvent.keyboard('1{Enter}2{Enter}3 @');
    const found = await screen.findByRole('dialog', { name: finder.zh.mention });
    // It keeps its place while the reader types a name.
    await userEvent.keyboard('赵');
    const line = text.lastElementChild?.getBoundingClientRect();
    await waitFor(() => expect(found.getBoundingClientRect().top).toBeGreaterThan(line?.top ?? Infinity));
    await expect(found.getBoundingClientRect().left).toBeLessThan((line?.left ?? 0) + 100);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveTextContent('3 @赵'));
  },
};

/** Near the lower edge of the window the finder opens above the line, and stays there. */
export const LowMentionsTest: Story = {
  ...Mentions,
  tags: ['test', '!dev', '!autodocs'],
  decorators: [
    (Shown) => (
      <div style={{ paddingTop: 'calc(100vh - 240px)' }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByRole('textbox', { name: zh.label });
    text.focus();
    await userEvent.keyboard('@');
    const found = await screen.findByRole('dialog', { name: finder.zh.mention });
    const isAbove = () => found.getBoundingClientRect().bottom <= text.getBoundingClientRect().bottom;
    await waitFor(() => expect(isAbove()).toBe(true));
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(isAbove()).toBe(true));
    await expect(found.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

function Counted(props: RichTextEditorProps) {
  const [value, setValue] = useState(props.value);
  return <RichTextEditor {...props} value={value} onChange={setValue} />;
}

export const Playground: Story = {
  args: { limit: 200, minHeight: 160, required: false, disabled: false, readOnly: false, error: '' },
};

export const States: Story = {
  tags: ['english', 'dark'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, { zh, en });
    const texts = { label: t.label, words: t.words, minHeight: 80 };
    return (
      <Narrow style={{ '--narrow': '640px' }}>
        <Column data-fill="">
          <RichTextEditor {...texts} placeholder={t.placeholder} hint={t.hint} required />
          <Counted {...texts} value={t.text} hint={t.hint} limit={20} />
          <RichTextEditor {...texts} error={t.error} />
          <RichTextEditor {...texts} defaultValue={t.text} disabled />
          <RichTextEditor {...texts} defaultValue={t.text} readOnly />
        </Column>
      </Narrow>
    );
  },
};

export const StatesTest: Story = {
  ...States,
  tags: ['test', '!dev', '!autodocs', 'english', 'dark'],
  play: async ({ canvasElement }) => {
    const boxes = await within(canvasElement).findAllByRole('textbox');
    await expect(boxes).toHaveLength(5);
    await expect(boxes[3]).toHaveAttribute('contenteditable', 'false');
    await expect(boxes[4]).toHaveAttribute('aria-readonly', 'true');
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf(globals, { zh, en });
    return (
      <Narrow>
        <RichTextEditor label={t.long} hint={t.long} words={t.words} defaultValue={`<h1>${t.long}</h1>${t.text}`} />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: staysInside,
};
