import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { BrandMark } from '../art/BrandMark.tsx';
import { Row } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { QrCode } from './QrCode.tsx';

const zh = {
  label: '用手机扫码登录',
  checkin: '“班组长能力提升营”第 2 阶段签到码，三号楼 201，11 月 25 日 09:00 开始',
};
const en: typeof zh = {
  label: 'Scan with the phone to sign in',
  checkin: 'Check in to “Team leaders”, stage 2, building 3, room 201, 25 November 09:00',
};

const address = 'https://hengchuan.banyan.example/login/scan?ticket=7f3a20c1';

const meta: Meta<typeof QrCode> = {
  title: 'ui/Media/QrCode',
  component: QrCode,
  args: { value: address, label: zh.label },
  argTypes: {
    size: { control: { type: 'range', min: 96, max: 320, step: 8 } },
    level: { control: 'inline-radio', options: ['L', 'M', 'Q', 'H'] },
    mark: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof QrCode>;

/** One picture with a name; nothing in it can be focused. */
export const Default: Story = {
  render: (args, { globals }) => <QrCode {...args} label={wordsOf(globals, { zh, en }).label} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: zh.label });
    await waitFor(() => expect(code.querySelectorAll('path')).toHaveLength(1));
    await expect(code.getBoundingClientRect().width).toBeGreaterThan(160);
  },
};

export const Playground: Story = { args: { size: 168, level: 'M' } };

export const States: Story = {
  tags: ['dark'],
  render: (_args, { globals }) => {
    const { label } = wordsOf(globals, { zh, en });
    return (
      <Row>
        {(['L', 'M', 'Q', 'H'] as const).map((level) => (
          <QrCode key={level} value={address} label={`${label} (${level})`} level={level} />
        ))}
        <QrCode value={address} label={label} mark={<BrandMark size={32} />} />
        <QrCode value="https://x.cn" label={label} size={96} />
        <QrCode value={address.repeat(6)} label={label} size={240} />
      </Row>
    );
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => <QrCode value={address} label={wordsOf(globals, { zh, en }).checkin} size={240} />,
};
