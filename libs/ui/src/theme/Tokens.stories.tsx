import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { textsOf } from '../story-kit/texts.ts';
import { AccentSheet } from '../story-kit/tokens/AccentSheet.tsx';
import { ColourSheets, SameColours } from '../story-kit/tokens/ColourSheets.tsx';
import { MotionSheet } from '../story-kit/tokens/MotionSheet.tsx';
import { LayerPile, ShapeSheets } from '../story-kit/tokens/ShapeSheets.tsx';
import { TypeSheet } from '../story-kit/tokens/TypeSheet.tsx';

const meta: Meta = { title: 'ui/Foundations/Tokens' };
export default meta;
type Story = StoryObj;

const isEnglish = (globals: Readonly<Record<string, unknown>>) => globals['language'] === 'en';

/** Values in both appearances, and the worst contrast of each in use: none may be too low. */
export const Colours: Story = {
  render: (_args, { globals }) => (
    <>
      <ColourSheets english={isEnglish(globals)} />
      <SameColours english={isEnglish(globals)} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--tenant')).toBe('#f62d2b');
    await expect(canvasElement.querySelectorAll('[data-ratio]').length).toBeGreaterThan(15);
    await expect(canvasElement.querySelectorAll('[data-short]')).toHaveLength(0);
  },
};

/** Choose another enterprise in the toolbar: all of this is derived again and keeps its contrast. */
export const Accents: Story = {
  render: (_args, { globals }) => <AccentSheet english={isEnglish(globals)} />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('table');
    await expect(canvasElement.querySelectorAll('[data-ratio]')).toHaveLength(8);
    await expect(canvasElement.querySelectorAll('[data-short]')).toHaveLength(0);
  },
};

/** A yellow too light for white text. */
export const AccentsOfYellow: Story = {
  ...Accents,
  globals: { enterprise: 'yellow', appearance: 'dark', language: 'en' },
};

export const Type: Story = {
  render: (_args, { globals }) => <TypeSheet english={isEnglish(globals)} sample={textsOf(globals).courseTitle} />,
  play: async ({ canvasElement }) => {
    for (const sample of canvasElement.querySelectorAll<HTMLElement>('[data-size]')) {
      await expect(getComputedStyle(sample).fontSize).toBe(`${sample.dataset['size']?.slice(1) ?? ''}px`);
    }
  },
};

export const Shapes: Story = {
  render: (_args, { globals }) => <ShapeSheets english={isEnglish(globals)} />,
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('[data-space]')].map((bar) => bar.getBoundingClientRect().width);
    await expect(widths).toEqual([4, 8, 12, 16, 24, 32, 48]);
  },
};

/** Press the button; `prefers-reduced-motion` removes all of it. */
export const Motion: Story = {
  render: (_args, { globals }) => <MotionSheet english={isEnglish(globals)} />,
};

export const MotionTest: Story = {
  ...Motion,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const places = () =>
      [...canvasElement.querySelectorAll('[data-time] > i')].map((dot) => dot.getBoundingClientRect().x);
    const [start = 0] = places();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(places()).toEqual([start + 288, start + 288]));
  },
};

/** The token with the higher number lies above, independent of the order in the document. */
export const Layers: Story = {
  render: (_args, { globals }) => <LayerPile english={isEnglish(globals)} />,
  play: async ({ canvasElement }) => {
    const layers = [...canvasElement.querySelectorAll<HTMLElement>('[data-layer]')].reverse();
    for (const [index, layer] of layers.slice(1).entries()) {
      const below = layers[index]?.getBoundingClientRect();
      const { left, top } = layer.getBoundingClientRect();
      await expect(below?.right).toBeGreaterThan(left);
      await expect(layer.contains(document.elementFromPoint(left + 8, top + 8))).toBe(true);
    }
  },
};
