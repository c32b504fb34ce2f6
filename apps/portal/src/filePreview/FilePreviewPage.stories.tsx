import { documentToken } from '@banyan/contracts/course';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { portalScreen } from '../testing/portalScreen.tsx';
import { FilePreviewPage } from './FilePreviewPage.tsx';

const notes = `data:text/csv,${encodeURIComponent('工序,压力\nOP10,0.56\nOP20,0.52\n')}`;
const token = (url: string, type: string) =>
  answer(documentToken, () => ({ url, name: '点检记录.csv', type, size: 40, expiresAt: 2_000_000_000_000 }));

const meta: Meta<typeof FilePreviewPage> = {
  title: 'portal/File preview',
  component: FilePreviewPage,
  decorators: [portalScreen],
  parameters: {
    layout: 'fullscreen',
    screen: { at: '/filepreview?course=1&chapter=2', answers: () => [token(notes, 'text/csv')] },
  },
};
export default meta;
type Story = StoryObj<typeof FilePreviewPage>;

export const Default: Story = { tags: ['english'] };
/** Over the size limit, damaged, or behind a password: its own program opens it. */
export const Unreadable: Story = {
  parameters: {
    screen: {
      at: '/filepreview?course=1&chapter=2',
      answers: () => [token(notes, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')],
    },
  },
};
export const Unknown: Story = {
  parameters: {
    screen: { at: '/filepreview?course=1&chapter=2', answers: () => [token(notes, 'application/msword')] },
  },
};
export const NoFile: Story = { parameters: { screen: { at: '/filepreview' } } };
