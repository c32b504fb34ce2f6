import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import styled from 'styled-components';
import { Image } from '../components/Image.tsx';
import { TextLink } from '../links/TextLink.tsx';
import { pictureOf } from '../story-kit/pictures.tsx';
import { Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { Carousel, type CarouselProps, type CarouselSlide, type CarouselWords } from './Carousel.tsx';

const zh = {
  label: '为你推荐',
  titles: [
    '首件检验与过程巡检实务',
    '三坐标测量机操作与日常点检',
    '自働化与防错：让缺陷流不下去',
    '外观检验',
    '来料检验',
  ],
  long: '来料检验与供应商质量协议：从抽样方案、让步接收到索赔的完整流程与二十三个真实案例',
  words: {
    carousel: '轮播',
    slide: '一张',
    previous: '上一张',
    next: '下一张',
    pause: '停止自动播放',
    play: '自动播放',
    position: (index: number, count: number) => `第 ${index} 张，共 ${count} 张`,
    goTo: (index: number) => `第 ${index} 页`,
  } satisfies CarouselWords,
};
const en: typeof zh = {
  label: 'Recommended',
  titles: [
    'First-article and patrol inspection',
    'Running a coordinate measuring machine',
    'Jidoka: keep defects from flowing on',
    'Visual inspection',
    'Incoming inspection',
  ],
  long: 'Incoming inspection and supplier quality agreements: sampling plans, concessions and claims in 23 real cases',
  words: {
    carousel: 'carousel',
    slide: 'slide',
    previous: 'Previous',
    next: 'Next',
    pause: 'Stop turning by itself',
    play: 'Turn by itself',
    position: (index, count) => `${index} of ${count}`,
    goTo: (index) => `Page ${index}`,
  },
};

const Cell = styled.div`
  & > a {
    display: block;
    margin-block-start: 8px;
    overflow-wrap: anywhere;
  }
`;

const slidesOf = (titles: readonly string[]): CarouselSlide[] =>
  titles.map((title, index) => ({
    id: String(index),
    label: title,
    content: (
      <Cell>
        <Image src={pictureOf(index)} alt="" ratio={16 / 9} />
        <TextLink href={`#course-${index}`}>{title}</TextLink>
      </Cell>
    ),
  }));

const Wide = styled.div`
  width: 800px;
  max-width: 100%;
`;

/** A separate component: Storybook prints the rendered JSX of a story, and would print all the slides. */
function Shown({ t, titles, ...rest }: Partial<CarouselProps> & { t: typeof zh; titles: readonly string[] }) {
  return <Carousel {...rest} label={t.label} slides={slidesOf(titles)} words={t.words} />;
}

const meta: Meta<typeof Carousel> = {
  title: 'ui/Media/Carousel',
  component: Carousel,
  args: { label: zh.label, onSelect: fn() },
  argTypes: {
    slides: { control: false },
    words: { control: false },
    perView: { control: { type: 'range', min: 1, max: 4, step: 0.1 } },
    autoplay: { control: { type: 'number', min: 3000, step: 500 } },
  },
  render: (args, { globals }) => {
    const t = wordsOf(globals, { zh, en });
    return (
      <Wide>
        <Shown {...args} t={t} titles={t.titles} />
      </Wide>
    );
  },
};
export default meta;
type Story = StoryObj<typeof Carousel>;

/** The visible slides; testing-library does not support `inert`. */
const inSight = (canvas: HTMLElement) => [...canvas.querySelectorAll('[role=group]:not([inert])')];

/** By keyboard: only the visible slide takes the focus, the buttons turn, and the ends are marked as ends. */
export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: zh.label });
    await expect(region).toHaveAttribute('aria-roledescription', '轮播');
    await waitFor(() => expect(inSight(canvasElement)).toHaveLength(1));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: zh.titles[0] })).toHaveFocus();
    const second = canvas.getByRole('link', { name: zh.titles[1] });
    second.focus();
    await expect(second).not.toHaveFocus();
    const next = canvas.getByRole('button', { name: '下一张' });
    const previous = canvas.getByRole('button', { name: '上一张' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(inSight(canvasElement)[0]).toHaveAccessibleName(`${zh.titles[1]}, 第 2 张，共 5 张`));
    second.focus();
    await expect(second).toHaveFocus();
    next.focus();
    await expect(canvas.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'true');
    await expect(args.onSelect).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(next).toHaveFocus();
  },
};

export const Playground: Story = { args: { perView: 2.3, loop: true, autoplay: 4000 } };

/** Several at a time; a page is the set of visible slides. */
export const ThreeInSight: Story = {
  args: { perView: 3 },
};

export const ThreeInSightTest: Story = {
  ...ThreeInSight,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(inSight(canvasElement)).toHaveLength(3));
    await expect(canvas.getAllByRole('button', { name: /页/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
    await waitFor(() => expect(inSight(canvasElement)).not.toContain(canvas.getAllByRole('group')[0]));
    await expect(inSight(canvasElement)).toContain(canvas.getAllByRole('group')[4]);
  },
};

/** It turns by itself only on request, pauses while it is used, and stops for good by its button. */
export const Autoplay: Story = {
  args: { autoplay: 3000, loop: true },
};

export const AutoplayTest: Story = {
  ...Autoplay,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const live = () => canvasElement.querySelector('[aria-live]')?.getAttribute('aria-live');
    const pause = await canvas.findByRole('button', { name: zh.words.pause });
    await waitFor(() => expect(live()).toBe('off'));
    pause.focus();
    await waitFor(() => expect(live()).toBe('polite'));
    await userEvent.keyboard('{Enter}');
    pause.blur();
    await expect(live()).toBe('polite');
    const play = canvas.getByRole('button', { name: zh.words.play });
    play.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(live()).toBe('off'));
    await userEvent.click(canvas.getByRole('button', { name: zh.words.pause }));
    await expect(live()).toBe('polite');
  },
};

export const LongText: Story = {
  render: (args, { globals }) => {
    const t = wordsOf(globals, { zh, en });
    return (
      <Narrow>
        <Shown {...args} t={t} titles={[t.long, t.long, 'Supercalifragilistic'.repeat(4)]} />
      </Narrow>
    );
  },
};

export const Mirrored: Story = {
  args: { perView: 2.3 },
  globals: { direction: 'rtl' },
};

export const MirroredTest: Story = {
  ...Mirrored,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slides = canvas.getAllByRole('group');
    await waitFor(() => expect(inSight(canvasElement)).toContain(slides[0]));
    const [first, second] = slides.map((slide) => slide.getBoundingClientRect().left);
    await expect(first).toBeGreaterThan(second ?? 0);
    await userEvent.click(await canvas.findByRole('button', { name: '下一张' }));
    await waitFor(() => expect(inSight(canvasElement)).not.toContain(slides[0]));
    await waitFor(() => expect(slides[0]?.getBoundingClientRect().left).toBeGreaterThan((first ?? 0) + 100));
  },
};

export const English: Story = { args: { perView: 2.3 }, globals: { language: 'en' } };
export const Dark: Story = { args: { perView: 2.3, autoplay: 5000 }, globals: { appearance: 'dark' } };
