import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { outOf } from '../story-kit/long-words.ts';
import { textsOf } from '../story-kit/texts.ts';
import { Container, Dot, Kbd, SkipLink } from './layout.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta: Meta<typeof SkipLink> = {
  title: 'ui/Foundations/Layout',
  component: SkipLink,
  subcomponents: { Kbd },
  argTypes: { children: { control: 'text' }, target: { control: 'text' } },
};
export default meta;
type Story = StoryObj<typeof SkipLink>;

/**
 * `Container` limits the width to 1200 px, `SkipLink` is the first stop of Tab, `Kbd` a key, `Dot` separates remarks,
 * `VisuallyHidden` is only for assistive technology.
 */
export const Default: Story = {
  tags: ['english-dark'],
  args: { target: 'content' },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <>
        <SkipLink {...args}>{args.children ?? t.skip}</SkipLink>
        <Container as="main" id="content" tabIndex={-1}>
          <p>
            {t.courseTitle}
            <Dot />
            {t.courseSub}
            <Dot />
            <Kbd>/</Kbd> <Kbd>Shift</Kbd>
            <VisuallyHidden>{t.search}</VisuallyHidden>
          </p>
          <p>{t.panel}</p>
        </Container>
      </>
    );
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const skip = within(canvasElement).getByRole('link');
    await expect(skip.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('{Enter}');
    const main = within(canvasElement).getByRole('main');
    await expect(main).toHaveFocus();
    await expect(main.getBoundingClientRect().width).toBeLessThanOrEqual(1200);
    await expect(main).toHaveTextContent(textsOf(globals).search);
  },
};

export const Playground: Story = { ...Default };

/** A skip link of any length is hidden until it has the focus. */
export const LongText: Story = {
  ...Default,
  render: (args, { globals }) => {
    const { long, panel } = textsOf(globals);
    return (
      <>
        <SkipLink {...args}>{`${long} `.repeat(6)}</SkipLink>
        <Container as="main" id="content" tabIndex={-1}>
          <p>{panel}</p>
        </Container>
      </>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const skip = within(canvasElement).getByRole('link');
    await expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(skip.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(outOf(skip)).toBe('');
  },
};

/** At any width, a visible dot has a remark before and after it. */
export const Remarks: Story = {
  render: (_, { globals }) => {
    const t = textsOf(globals);
    return (
      <>
        {[480, 320, 240, 200, 160, 120, 80].map((width) => (
          <p key={width} style={{ width, marginBlock: 8, borderInlineEnd: '1px solid' }}>
            {t.search}
            <Dot />
            {t.courseTitle}
            <Dot />
            {t.skip}
            <Dot />
            {t.search}
          </p>
        ))}
      </>
    );
  },
};

export const RemarksTest: Story = {
  ...Remarks,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const rectsOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    };
    const dots = [...canvasElement.querySelectorAll('p > i')];
    const seen = dots.filter((dot) => dot.getBoundingClientRect().width > 0);
    await expect(seen.length).toBeGreaterThan(3);
    await expect(seen.length).toBeLessThan(dots.length);
    for (const dot of seen) {
      const { top, bottom } = dot.getBoundingClientRect();
      for (const beside of [rectsOf(dot.previousSibling!).at(-1)!, rectsOf(dot.nextSibling!)[0]!]) {
        await expect(beside.top < bottom && beside.bottom > top).toBe(true);
      }
    }
  },
};

export const DarkTest: Story = {
  ...Default,
  globals: { appearance: 'dark', language: 'en' },
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

/** At the least width of the page the content leaves the edge free; in a column it has that column's width. */
export const Gutter: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: () => (
    <div style={{ width: 1200 }}>
      <Container data-testid="page" />
      <div style={{ ['--container' as string]: '100%', width: 800 }}>
        <Container data-testid="column" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('page').offsetWidth).toBe(1152);
    await expect(canvas.getByTestId('column').offsetWidth).toBe(800);
  },
};
