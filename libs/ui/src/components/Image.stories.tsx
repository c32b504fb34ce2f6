import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileQuestion } from 'lucide-react';
import styled from 'styled-components';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictureOf } from '../story-kit/pictures.tsx';
import { Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { Image } from './Image.tsx';

const zh = {
  list: '车间照片，可以滚动',
  photo: (index: number) => `三号车间第 ${index} 张照片`,
  captions: ['到了', '没取到，画一张', '没有图', '自己的替代图', '整张显示', '固定尺寸'],
  long: '缸体加工线首件检验工位的全景照片，照片里可以看到三坐标测量机、量具柜和挂在墙上的检验作业指导书',
};
const en: typeof zh = {
  list: 'Photos of the workshop, scrolls',
  photo: (index) => `Workshop 3, photo ${index}`,
  captions: ['Arrived', 'Failed: drawn', 'None', 'A fallback of its own', 'Shown whole', 'Its own size'],
  long: 'First-article inspection of the cylinder-block line: the measuring machine, the gauge cabinet and the instructions',
};

const meta: Meta<typeof Image> = {
  title: 'ui/Media/Image',
  component: Image,
  args: { src: pictureOf(0), alt: zh.photo(1), ratio: 16 / 9 },
  argTypes: {
    margin: { control: { type: 'range', min: 50, max: 200, step: 10 } },
    ratio: { control: { type: 'number' } },
    fallback: { control: false },
    onLoad: { control: false },
    onError: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof Image>;

const Scroller = styled.div`
  display: grid;
  gap: 16px;
  width: 320px;
  height: 240px;
  overflow: auto;
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px;
  align-items: start;
  max-width: 960px;

  & figcaption {
    margin-top: 4px;
    font-size: var(--t12);
    color: var(--ink-3);
  }
`;

/** Only pictures near the window are loaded: the last one loads when the list is scrolled by keyboard. */
export const Default: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf(globals, { zh, en });
    return (
      <Scroller tabIndex={0} role="region" aria-label={t.list}>
        {Array.from({ length: 12 }, (_, index) => (
          <Image key={index} src={pictureOf(index)} alt={t.photo(index + 1)} ratio={16 / 9} margin={50} />
        ))}
      </Scroller>
    );
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pictures = canvas.getAllByRole('img');
    const last = pictures[pictures.length - 1];
    await waitFor(() => expect(pictures[0]).not.toHaveAttribute('data-waiting'));
    await expect(last).not.toHaveAttribute('src');
    const height = canvas.getByRole('region').scrollHeight;
    await userEvent.tab();
    const region = canvas.getByRole('region');
    await expect(region).toHaveFocus();
    region.scrollTo({ top: region.scrollHeight });
    await waitFor(() => expect(last).toHaveAttribute('src'));
    await waitFor(() => expect(last).not.toHaveAttribute('data-waiting'));
    // Nothing moved when they arrived.
    await expect(region.scrollHeight).toBe(height);
  },
};

/** Tall as a page: the pictures are 100 px before and behind the margin below the window. */
const Page = styled.div`
  position: relative;
  height: calc(100vh + 900px);

  & > * {
    position: absolute;
    width: 200px;
  }
`;

export const MarginTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, { zh, en });
    return (
      <Page>
        {[1, 2].map((index) => (
          <div key={index} style={{ top: `calc(100vh + ${index * 200 - 100}px)` }}>
            <Image src={pictureOf(index)} alt={t.photo(index)} ratio={16 / 9} margin={200} />
          </div>
        ))}
      </Page>
    );
  },
  name: 'The window has the margin once',
  play: async ({ canvasElement }) => {
    const [near, far] = within(canvasElement).getAllByRole('img');
    await waitFor(() => expect(near).not.toHaveAttribute('data-waiting'));
    await expect(far).not.toHaveAttribute('src');
  },
};

export const Playground: Story = {
  args: { margin: 100, eager: false, fit: 'cover', radius: 'control', seed: '1' },
  render: (args) => (
    <Narrow>
      <Image {...args} />
    </Narrow>
  ),
};

export const States: Story = {
  tags: ['english', 'dark'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, { zh, en });
    const alt = t.photo(1);
    const samples = [
      <Image key="here" src={pictureOf(1)} alt={alt} ratio={16 / 9} />,
      <Image key="failed" src="/no-such-picture.png" alt={alt} ratio={16 / 9} seed="7" />,
      <Image key="none" src={undefined} alt="" ratio={16 / 9} seed="4" />,
      <Image key="own" src={undefined} alt={alt} ratio={16 / 9} fallback={<FileQuestion size={32} />} />,
      <Image key="whole" src={pictureOf(5)} alt={alt} ratio={1} fit="contain" radius="card" />,
      <Image key="size" src={pictureOf(6)} alt={alt} width={128} height={96} />,
    ];
    return (
      <Grid>
        {samples.map((sample, index) => (
          <figure key={sample.key}>
            {sample}
            <figcaption>{t.captions[index]}</figcaption>
          </figure>
        ))}
      </Grid>
    );
  },
};

/** The state before arrival. Nothing comes near here: the story has an observer that never calls back. */
export const Waiting: Story = {
  args: { margin: 199 },
  beforeEach: () => {
    const real = window.IntersectionObserver;
    window.IntersectionObserver = class extends real {
      override observe() {
        // An observer that never reports.
      }
    };
    return () => {
      window.IntersectionObserver = real;
    };
  },
  render: (args) => (
    <Narrow>
      <Image {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img');
    await expect(image).toHaveAttribute('data-waiting');
    await expect(image.parentElement?.getBoundingClientRect().height).toBe(180);
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => (
    <Narrow>
      <Image src={undefined} alt={wordsOf(globals, { zh, en }).long} ratio={4 / 3} />
    </Narrow>
  ),
};
