import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import styled from 'styled-components';
import { Button } from '../components/Button.tsx';
import { staysInside, unbroken } from '../story-kit/long-words.ts';
import { pictureOf } from '../story-kit/pictures.tsx';
import { Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { Gallery, type GalleryItem, type GalleryWords } from './Gallery.tsx';
import { Lightbox } from './Lightbox.tsx';

const zh = {
  label: '缸体划伤的照片',
  photo: (index: number) => `缸体划伤，位置 ${index}`,
  title: '8D 报告：缸体划伤',
  description: '11 月 18 日夜班，三号线 40 工位。划伤长 12 毫米，位于缸孔上沿；旁边放的是塞规。',
  long: '从夹具定位销磨损开始，到清洗后吹气压力不足，再到转运料架的尼龙垫缺失，三处原因叠在一起，才有了这道划伤。'.repeat(
    3,
  ),
  openAlone: '打开大图',
  words: {
    lightbox: '大图',
    gallery: '照片',
    carousel: '轮播',
    slide: '一张',
    caption: '说明',
    position: '第 {index} 张，共 {total} 张',
    previous: '上一张',
    next: '下一张',
    close: '关闭',
    zoomIn: '放大',
    zoomOut: '缩小',
    showCaptions: '显示说明',
    hideCaptions: '收起说明',
    open: (alt: string) => `看大图：${alt}`,
    more: (count: number) => `还有 ${count} 张`,
  } satisfies GalleryWords,
};
const en: typeof zh = {
  label: 'Photos of the scratched block',
  photo: (index) => `Scratched block, place ${index}`,
  title: '8D report: scratched cylinder block',
  description:
    '18 November, night shift, line 3, station 40. 12 mm long at the upper edge of the bore, gauge beside it.',
  long: 'A worn locating pin, too little air after washing and a missing nylon pad on the rack together made it. '.repeat(
    3,
  ),
  openAlone: 'Open the picture',
  words: {
    lightbox: 'Large picture',
    gallery: 'Photos',
    carousel: 'carousel',
    slide: 'photo',
    caption: 'caption',
    position: '{index} of {total}',
    previous: 'Previous',
    next: 'Next',
    close: 'Close',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    showCaptions: 'Show the words',
    hideCaptions: 'Hide the words',
    open: (alt) => `Show large: ${alt}`,
    more: (count) => `${count} more`,
  },
};

const itemsOf = (t: typeof zh, count: number): GalleryItem[] =>
  Array.from({ length: count }, (_, index) => ({
    src: pictureOf(index, 1280, 720),
    thumb: pictureOf(index),
    alt: t.photo(index + 1),
    width: 1280,
    height: 720,
    title: t.title,
    description: t.description,
  }));

const Wide = styled.div`
  width: 560px;
  max-width: 100%;
`;

const meta: Meta<typeof Gallery> = {
  title: 'ui/Media/Gallery',
  component: Gallery,
  subcomponents: { Lightbox },
  // Rendered by a function: the pictures' addresses would make a page too long for Storybook to print.
  args: { label: zh.label },
  argTypes: { items: { control: false }, words: { control: false } },
  render: (args, { globals }) => {
    const t = wordsOf(globals, { zh, en });
    return (
      <Wide>
        <Gallery {...args} label={t.label} items={itemsOf(t, 18)} words={t.words} />
      </Wide>
    );
  },
};
export default meta;
type Story = StoryObj<typeof Gallery>;

/** By keyboard: Enter opens the picture, arrows turn, plus zooms, Escape closes and returns the focus. */
export const Default: Story = {
  args: { most: 7 },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    const tile = canvas.getByRole('button', { name: '看大图：缸体划伤，位置 2' });
    await expect(tile).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '大图' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await expect(canvasElement.closest('[inert]')).not.toBeNull();
    await within(dialog).findByRole('group', { name: '第 2 张，共 18 张' });
    await userEvent.keyboard('{ArrowRight}');
    await within(dialog).findByRole('group', { name: '第 3 张，共 18 张' });
    // The page behind cannot take the focus.
    tile.focus();
    await expect(tile).not.toHaveFocus();
    const zoomOut = within(dialog).getByRole('button', { name: '缩小' });
    await expect(zoomOut).toBeDisabled();
    await userEvent.click(await within(dialog).findByRole('button', { name: '放大' }));
    await waitFor(() => expect(zoomOut).toBeEnabled());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(tile).toHaveFocus();
  },
};

export const Playground: Story = { args: { ratio: 1, minWidth: 120, most: 6 } };

/** The last tile has the number of the others; the lightbox shows them all. */
export const More: Story = {
  args: { most: 5, ratio: 4 / 3 },
  play: async ({ canvasElement }) => {
    const tile = within(canvasElement).getByRole('button', { name: '还有 13 张' });
    await expect(tile).toHaveTextContent('+13');
  },
};

/** The lightbox with long words and a picture that fails to load. */
export const Large: Story = {
  tags: ['mirrored'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (_args, { globals }) => {
    const t = wordsOf(globals, { zh, en });
    return <LargeOne t={t} />;
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getAllByText(/8D/)[0]).toBeVisible());
  },
};

function LargeOne({ t }: { t: typeof zh }) {
  const [open, setOpen] = useState(true);
  const [first, ...others] = itemsOf(t, 3);
  const slides = [{ ...first, src: first?.src ?? '', alt: t.photo(1), description: t.long }, ...others];
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.openAlone}</Button>
      <Lightbox open={open} onClose={() => setOpen(false)} slides={slides} words={t.words} />
    </>
  );
}
export const English: Story = { args: { most: 6 }, globals: { language: 'en' } };
export const Dark: Story = { args: { most: 6 }, globals: { appearance: 'dark' } };

/** All words above and below the picture can be read, and the close button does not cover them. */
export const LongText: Story = {
  render: (args, { globals }) => {
    const t = wordsOf(globals, { zh, en });
    const items = itemsOf(t, 18).map((item) => ({
      ...item,
      title: `${t.long}${unbroken}`,
      description: t.long.repeat(2),
    }));
    return (
      <Narrow>
        <Gallery {...args} label={t.long} items={items} words={{ ...t.words, open: () => t.long }} most={5} />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, { zh, en });
    await staysInside({ canvasElement });
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
    const dialog = await screen.findByRole('dialog');
    const close = await within(dialog).findByRole('button', { name: t.words.close });
    await waitFor(async () => {
      const { left, top, width, height } = close.getBoundingClientRect();
      await expect(close.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    });
    for (const words of dialog.querySelectorAll('.yarl__slide_title, .yarl__slide_description')) {
      await expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight);
      await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    }
  },
};
