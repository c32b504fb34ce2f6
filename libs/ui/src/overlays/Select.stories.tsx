import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, type StoryTexts } from '../story-kit/texts.ts';
import { Select } from './Select.tsx';

const meta: Meta<typeof Select> = { title: 'ui/Forms/Select', component: Select };
export default meta;
type Story = StoryObj<typeof Select>;

function Quality({ t }: { t: StoryTexts }) {
  const [value, setValue] = useState<string>();
  return (
    <Narrow>
      <Select
        label={t.quality}
        value={value}
        onChange={setValue}
        placeholder={t.qualities[0]}
        options={t.qualities.map((label) => ({ value: label, label }))}
      />
    </Narrow>
  );
}

export const Default: Story = {
  render: (_args, { globals }) => <Quality t={textsOf(globals)} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: '720P' }));
    await waitFor(() => expect(button).toHaveTextContent('720P'));
  },
};

export const States: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Narrow>
        <Column data-fill="">
          <Select
            label={t.quality}
            value="720P"
            onChange={fn()}
            options={[{ value: '720P', label: '720P' }]}
            disabled
          />
          <Select
            label={t.long}
            value={t.long}
            onChange={fn()}
            options={[
              { value: t.long, label: t.long },
              { value: 'off', label: t.disabled, disabled: true },
            ]}
          />
        </Column>
      </Narrow>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const [off, on] = within(canvasElement).getAllByRole('button');
    if (off === undefined || on === undefined) throw new Error('two expected');
    await expect(off).toBeDisabled();
    await userEvent.click(on);
    await expect(await screen.findByRole('option', { name: textsOf(globals).disabled })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
