import { regionList } from '@banyan/contracts/mall';
import { NetworkError } from '@banyan/core-http';
import { fakeApi } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { bookCalls } from '../api/mallCalls.ts';
import { inMall } from '../testing/mallStory.tsx';
import { makeRegions } from '../testing/products.ts';
import { RegionStore } from './RegionStore.ts';
import { RegionField } from './RegionField.tsx';

interface FieldStoryProps {
  chosen: readonly string[];
  error?: string;
  fails: boolean;
}

function FieldStory({ chosen, error, fails }: FieldStoryProps) {
  const [choice] = useState(
    () =>
      new RegionStore(
        fakeApi(bookCalls, {
          regions: ({ under }) =>
            fails ? Promise.reject(new NetworkError(regionList)) : Promise.resolve({ items: makeRegions(under) }),
        }),
      ),
  );
  useEffect(() => choice.show(chosen), [choice, chosen]);
  return <RegionField choice={choice} error={error} onChange={() => undefined} />;
}

const meta: Meta<typeof FieldStory> = {
  title: 'mall/Region field',
  component: FieldStory,
  decorators: [inMall(440)],
  args: { chosen: [], fails: false },
};
export default meta;
type Story = StoryObj<typeof FieldStory>;

export const Default: Story = {};
export const Chosen: Story = { args: { chosen: ['320000', '320500', '320506'] } };
/** The error shows at the part that has to be chosen. */
export const Unfinished: Story = { args: { chosen: ['320000', '320500'], error: '请填写' } };
export const Failed: Story = { args: { fails: true } };
