import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { staysInside } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { SignaturePad, type Signature, type SignaturePadWords } from './SignaturePad.tsx';

const zh = {
  label: '签名',
  hint: '签名会印在培训记录上',
  error: '还没有签名，签了才能提交',
  long: '本人已参加“叉车与行车安全 2025 复训”全部课程并清楚岗位安全操作规程，如有违反愿承担相应责任，特此签名确认',
  words: {
    way: '怎么签',
    draw: '手写',
    type: '打字',
    place: '在这里签名',
    empty: '签名处，还是空的；可以用鼠标、手指或笔，也可以选“打字”',
    signed: '签名处，已签',
    name: '姓名',
    undo: '撤一笔',
    clear: '重签',
  } satisfies SignaturePadWords,
};
const en: typeof zh = {
  label: 'Signature',
  hint: 'It is printed on the training record',
  error: 'Nothing is signed yet; sign to hand in',
  long: 'I took part in all lessons of “Forklift and crane safety 2025”, know the rules of my post and confirm this',
  words: {
    way: 'How to sign',
    draw: 'By hand',
    type: 'By keyboard',
    place: 'Sign here',
    empty: 'Signature, empty; sign by mouse, finger or pen, or choose “By keyboard”',
    signed: 'Signature, signed',
    name: 'Name',
    undo: 'Undo a stroke',
    clear: 'Start again',
  },
};

const meta: Meta<typeof SignaturePad> = {
  title: 'ui/Media/SignaturePad',
  component: SignaturePad,
  args: { label: zh.label, hint: zh.hint, words: zh.words, onChange: fn(), onBlur: fn() },
  argTypes: { words: { control: false }, value: { control: false }, ref: { control: false } },
  render: (args, { globals }) => {
    const t = wordsOf(globals, { zh, en });
    return <SignaturePad {...args} label={t.label} hint={t.hint} words={t.words} />;
  },
};
export default meta;
type Story = StoryObj<typeof SignaturePad>;

const lastOf = (onChange: unknown) =>
  (onChange as ReturnType<typeof fn<(signature: Signature | null) => void>>).mock.lastCall?.[0];

/** By keyboard alone: the other way, a typed name, and clearing everything. */
export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(zh.words.empty);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '手写' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.type(await canvas.findByRole('textbox', { name: '姓名' }), '李思远');
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAccessibleName(zh.words.signed));
    const signed = lastOf(args.onChange);
    await expect(signed?.by).toBe('keyboard');
    await expect(signed?.png).toMatch(/^data:image\/png;base64,/);
    await expect(signed?.blob.size).toBeGreaterThan(500);
    await userEvent.click(canvas.getByRole('button', { name: '重签' }));
    await expect(lastOf(args.onChange)).toBeNull();
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

/** Draws a wave with a pen, from one side to the other. */
const draw = async (paper: HTMLElement, from: number, to: number) => {
  const box = paper.getBoundingClientRect();
  const at = (x: number, y: number, type: string) =>
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      buttons: type === 'pointerup' ? 0 : 1,
      button: 0,
      pressure: 0.5,
      isPrimary: true,
      pointerType: 'pen',
      clientX: box.left + box.width * x,
      clientY: box.top + box.height * y,
    });
  paper.dispatchEvent(at(from, 0.6, 'pointerdown'));
  for (let step = 1; step <= 12; step += 1) {
    const x = from + ((to - from) * step) / 12;
    window.dispatchEvent(at(x, 0.5 + Math.sin(step) * 0.25, 'pointermove'));
    await new Promise((done) => requestAnimationFrame(done));
  }
  window.dispatchEvent(at(to, 0.5, 'pointerup'));
};

/** Number of pixels with ink. */
const inked = (paper: HTMLCanvasElement) => {
  const data = paper.getContext('2d')?.getImageData(0, 0, paper.width, paper.height).data ?? [];
  let count = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 0) count += 1;
  return count;
};

/** Two strokes by a pen, one undone; the drawing stays through a change of size. */
export const Drawn: Story = {
  tags: ['dark'],
  render: (args, { globals }) => (
    <Narrow data-frame="" style={{ '--narrow': '480px' }}>
      <SignaturePad {...args} words={wordsOf(globals, { zh, en }).words} />
    </Narrow>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const paper = canvas.getByRole<HTMLCanvasElement>('img');
    // A canvas is 300 wide until it is ready for signing.
    await waitFor(() => expect(paper.width).not.toBe(300));
    await draw(paper, 0.2, 0.5);
    await draw(paper, 0.5, 0.8);
    await waitFor(() => expect(paper).toHaveAccessibleName(zh.words.signed));
    const both = inked(paper);
    await userEvent.click(canvas.getByRole('button', { name: '撤一笔' }));
    await waitFor(() => expect(inked(paper)).toBeLessThan(both));
    const one = inked(paper);
    await expect(one).toBeGreaterThan(0);
    await expect(one).toBeLessThan(both);
    await expect(lastOf(args.onChange)?.by).toBe('hand');
    const frame = canvasElement.querySelector<HTMLElement>('[data-frame]');
    frame?.style.setProperty('--narrow', '320px');
    await waitFor(() => expect(paper.getBoundingClientRect().width).toBeLessThan(330));
    await waitFor(() => expect(inked(paper)).toBeGreaterThan(0));
    await draw(paper, 0.5, 0.8);
    await expect(inked(paper)).toBeGreaterThan(one * 0.4);
  },
};

export const Playground: Story = { args: { required: true, disabled: false } };

export const States: Story = {
  tags: ['english'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, { zh, en });
    return (
      <Column data-fill="">
        <SignaturePad label={t.label} hint={t.hint} words={t.words} required />
        <SignaturePad label={t.label} error={t.error} words={t.words} required />
        <SignaturePad label={t.label} words={t.words} disabled />
      </Column>
    );
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf(globals, { zh, en });
    return (
      <Narrow>
        <SignaturePad label={t.long} words={t.words} error={t.error} />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: staysInside,
};
