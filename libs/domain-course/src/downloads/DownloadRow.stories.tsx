import { renewDownload } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { makeDownloads } from '../testing/downloads.ts';
import { DownloadRow } from './DownloadRow.tsx';

const [waiting, ready, expired] = makeDownloads();
if (!waiting || !ready || !expired) throw new Error('downloads');

const meta: Meta<typeof DownloadRow> = {
  title: 'course/Download row',
  component: DownloadRow,
  decorators: [inCourse(936)],
  args: { record: ready, pending: false, onRenew: () => undefined },
  render: (args) => (
    <ul>
      <DownloadRow {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof DownloadRow>;

export const Default: Story = {};
export const Compressing: Story = { args: { record: waiting } };
export const NotRenewed: Story = { args: { record: expired, failure: new NetworkError(renewDownload) } };
