import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column, Row } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { BrandMark } from './BrandMark.tsx';
import { CourseCover } from './CourseCover.tsx';
import { CoverFrame } from './CoverFrame.tsx';
import { drawingNames } from './drawing-names.ts';
import { Drawing } from './Drawing.tsx';
import { GrowthRings } from './GrowthRings.tsx';
import { LoginPicture } from './LoginPicture.tsx';
import { coverMotifs } from './motifs.tsx';
import { Ribbon, type RibbonSegment } from './Ribbon.tsx';
import { YearRing } from './YearRing.tsx';

const meta: Meta<typeof CourseCover> = {
  title: 'ui/Art',
  component: CourseCover,
  subcomponents: { CoverFrame, Ribbon, Drawing, GrowthRings, YearRing, BrandMark },
};
export default meta;
type Story = StoryObj<typeof CourseCover>;

const grid = { display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: 16, width: 1152 };

export const Covers: Story = {
  render: () => (
    <div style={grid}>
      {coverMotifs.flatMap((motif) =>
        [1, 2, 3, 4].map((seed) => (
          <CoverFrame key={`${motif}-${seed}`} seed={`course-${seed}`} motif={motif} time="48:30" />
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(36);
  },
};

export const CoverFrames: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <div style={{ ...grid, gridTemplateColumns: 'repeat(3, 1fr)' }}>
        <CoverFrame seed="a" title={t.courseTitle} tag={t.tags[0]} time="1:12:30" eager />
        <CoverFrame seed="b" src="/no-such-picture.jpg" time="21:10" />
        <CoverFrame seed="c" tag={t.long} />
      </div>
    );
  },
};

const chapters: RibbonSegment[] = [
  { size: 18, state: 'done' },
  { size: 22, state: 'done' },
  { size: 26, state: 'done' },
  { size: 17, state: 'missed' },
  { size: 21, state: 'part', done: 0.6 },
  { size: 19, state: 'open' },
  { size: 15, state: 'locked' },
];

export const Ribbons: Story = {
  render: (_args, { globals }) => (
    <Column data-fill="" style={{ maxWidth: 640 }}>
      <Ribbon segments={chapters} label={textsOf(globals).ribbon} />
      <Ribbon segments={chapters} thin />
      <Ribbon segments={chapters.map(({ size }) => ({ size, state: 'done' as const }))} finished />
      <Ribbon segments={[{ size: 1, state: 'part', done: 0.3 }]} />
      <Ribbon
        segments={Array.from({ length: 60 }, (_, index) => ({ size: 1 + (index % 5), state: 'open' as const }))}
        thin
      />
    </Column>
  ),
};

export const Drawings: Story = {
  render: () => (
    <div style={{ ...grid, alignItems: 'center' }}>
      {drawingNames.map((name) => (
        <Drawing key={name} name={name} width={160} />
      ))}
    </div>
  ),
};

export const Rings: Story = {
  render: (_args, { globals }) => (
    <Row>
      <div
        style={{
          position: 'relative',
          width: 560,
          height: 760,
          overflow: 'hidden',
          background: 'var(--paper)',
        }}
      >
        <GrowthRings seed="hengchuan" />
      </div>
      <YearRing seed="hengchuan" fraction={0.88} label={textsOf(globals).yearRing} />
    </Row>
  ),
};

export const Marks: Story = {
  render: (_args, { globals }) => (
    <Column>
      <Row>
        <BrandMark />
        <BrandMark size={64} label="Banyan" />
      </Row>
      <div style={{ width: 480 }} lang={globals['language'] === 'en' ? 'en' : 'zh'}>
        <LoginPicture />
      </div>
    </Column>
  ),
};

export const DarkCovers: Story = { ...Covers, globals: { appearance: 'dark' } };
export const DarkDrawings: Story = { ...Drawings, globals: { appearance: 'dark' } };
export const DarkRings: Story = { ...Rings, globals: { appearance: 'dark' } };
export const RingsOfAGreenTenant: Story = { ...Rings, globals: { enterprise: 'larkfield', language: 'en' } };
export const DarkRibbons: Story = { ...Ribbons, globals: { appearance: 'dark' } };
