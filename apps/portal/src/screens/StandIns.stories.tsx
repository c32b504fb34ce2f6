import type { Meta, StoryObj } from '@storybook/react-vite';
import { LostPart } from '@banyan/ui';
import { ForbiddenError } from '../guard/guard.ts';
import { inFrame } from '../testing/inFrame.tsx';
import { PlainError } from './PlainError.tsx';
import { ScreenError } from './ScreenError.tsx';

const meta: Meta<typeof ScreenError> = {
  title: 'portal/In place of a screen',
  component: ScreenError,
  subcomponents: { PlainError },
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame()],
  args: { onRetry: () => undefined },
};
export default meta;
type Story = StoryObj<typeof ScreenError>;

export const Thrown: Story = { tags: ['english', 'dark'], args: { error: new TypeError('x is null') } };
export const PartMissing: Story = { args: { error: new LostPart('failed') } };
export const PartTooSlow: Story = { args: { error: new LostPart('timeout') } };
export const ForAdministrators: Story = { args: { error: new ForbiddenError('admin') } };
export const ForLecturers: Story = { args: { error: new ForbiddenError('lecturer') } };
/** DingTalk for Mac cannot show the back office. */
export const ForAnotherProgram: Story = { tags: ['english'], args: { error: new ForbiddenError('otherProgram') } };
/** When even the drawing failed to load. */
export const InWordsAlone: Story = {
  render: () => (
    <PlainError
      title="页面没有取全"
      text="可能是网络断了，或者刚发布了新版本。"
      action={{ label: '刷新', onPress: () => undefined }}
      home={{ label: '回首页', href: '/index' }}
    />
  ),
};
