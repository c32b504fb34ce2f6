import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import styled from 'styled-components';
import { Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { BackToTop } from './BackToTop.tsx';
import { backToTopMs } from './easing.ts';

const texts = {
  zh: { label: '回到顶部', heading: '讨论', note: '往下滚一屏，右下角出现回到顶部。' },
  en: {
    label: 'Back to top',
    heading: 'Discussion',
    note: 'Scroll by a screen and the way back appears at the corner.',
  },
};

const Box = styled.div`
  position: relative;
  height: 360px;
  max-width: 640px;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);

  & > div > p,
  & > div > h2 {
    padding: 16px 20px;
  }
`;

const meta: Meta<typeof BackToTop> = {
  title: 'ui/Navigation/BackToTop',
  component: BackToTop,
  argTypes: { within: { control: false } },
};
export default meta;
type Story = StoryObj<typeof BackToTop>;

function Container({ globals, label }: { globals: Readonly<Record<string, unknown>>; label?: string }) {
  const box = useRef<HTMLDivElement>(null);
  const t = wordsOf(globals, texts);
  return (
    <Box ref={box} data-testid="scroller" tabIndex={0} role="region" aria-label={t.heading}>
      <div>
        <h2 id="discussion" tabIndex={-1}>
          {t.heading}
        </h2>
        {Array.from({ length: 40 }, (_, index) => (
          <p key={index}>{textsOf(globals).panel}</p>
        ))}
      </div>
      <BackToTop label={label ?? t.label} within={box} focusId="discussion" />
    </Box>
  );
}

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** In a scrolling list. The focus goes to the heading, because the button disappears. */
export const Default: Story = {
  render: (_args, { globals }) => <Container globals={globals} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, texts);
    const canvas = within(canvasElement);
    const box = canvas.getByTestId('scroller');
    const button = () => canvas.queryByRole('button', { name: t.label });
    box.scrollTop = box.clientHeight + 1;
    await canvas.findByRole('button', { name: t.label });
    box.scrollTop = box.clientHeight;
    await waitFor(() => expect(button()).toBeNull());
    box.scrollTop = 1600;
    const shown = await canvas.findByRole('button', { name: t.label });
    shown.focus();
    const began = performance.now();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: t.heading })).toHaveFocus();
    await waitFor(() => expect(box.scrollTop).toBe(0));
    await expect(performance.now() - began).toBeGreaterThan(backToTopMs * 0.9);
    await waitFor(() => expect(button()).toBeNull());
  },
};

/** Manual scrolling on the way stops the animation. */
export const Stopped: Story = {
  tags: ['test', '!dev', '!autodocs'],
  ...Default,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByTestId('scroller');
    box.scrollTop = 1600;
    await userEvent.click(await canvas.findByRole('button', { name: wordsOf(globals, texts).label }));
    await waitFor(() => expect(box.scrollTop).toBeLessThan(1500));
    await fireEvent.wheel(box);
    const stopped = box.scrollTop;
    await frame();
    await frame();
    await expect(box.scrollTop).toBe(stopped);
    await expect(stopped).toBeGreaterThan(0);
  },
};

/** The window itself scrolls. */
export const Playground: Story = {
  tags: ['mirrored', 'english-dark'],
  args: { label: texts.zh.label },
  render: (args, { globals }) => (
    <div>
      <p>{wordsOf(globals, texts).note}</p>
      {Array.from({ length: 80 }, (_, index) => (
        <p key={index} style={{ paddingBlock: 12 }}>
          {textsOf(globals).panel}
        </p>
      ))}
      <BackToTop {...args} />
    </div>
  ),
};

export const PlaygroundTest: Story = {
  ...Playground,
  tags: ['test', '!dev', '!autodocs', 'mirrored', 'english-dark'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    window.scrollTo({ top: 2000, behavior: 'instant' });
    await canvas.findByRole('button', { name: args.label });
  },
};

/** A long name is its hint in full; the button stays in the corner of a narrow list. */
export const LongText: Story = {
  render: (_args, { globals }) => (
    <Narrow>
      <Container globals={globals} label={textsOf(globals).long} />
    </Narrow>
  ),
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const { long } = textsOf(globals);
    const canvas = within(canvasElement);
    const box = canvas.getByTestId('scroller');
    box.scrollTop = 1600;
    const button = await canvas.findByRole('button', { name: long });
    await expect(button).toHaveAttribute('title', long);
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await waitFor(async () => {
      const [inner, outer] = [button.getBoundingClientRect(), box.getBoundingClientRect()];
      await expect(outer.bottom - inner.bottom).toBeCloseTo(17, 0);
      await expect(inner.left).toBeGreaterThan(outer.left);
    });
  },
};
