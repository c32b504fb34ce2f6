import type { Meta, StoryObj } from '@storybook/react-vite';
import { Captions } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button.tsx';
import { Column, Narrow, Row } from '../story-kit/Sheet.tsx';
import { textsOf, type StoryTexts } from '../story-kit/texts.ts';
import { Popover } from './Popover.tsx';
import { Select } from './Select.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta: Meta<typeof Select> = { title: 'ui/Select, Popover, Tooltip', component: Select };
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

export const SelectOne: Story = {
  render: (_args, { globals }) => <Quality t={textsOf(globals)} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: '720P' }));
    await waitFor(() => expect(button).toHaveTextContent('720P'));
  },
};

export const SelectStates: Story = {
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

function Opened({ t }: { t: StoryTexts }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ minHeight: 240 }}>
      <Button ref={button} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t.captions}
      </Button>
      <Popover anchor={button} open={open} onOpenChange={setOpen} label={t.captions}>
        <p>{t.panel}</p>
      </Popover>
    </div>
  );
}

export const PopoverOpens: Story = {
  render: (_args, { globals }) => <Opened t={textsOf(globals)} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await screen.findByRole('dialog');
  },
};

export const TooltipOnFocus: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <div style={{ padding: 64 }}>
        <Row>
          <Tooltip text={t.captions} shortcut="C">
            <button type="button" aria-label={t.captions}>
              <Captions size={20} aria-hidden="true" />
            </button>
          </Tooltip>
        </Row>
      </div>
    );
  },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};

export const English: Story = { ...PopoverOpens, globals: { language: 'en' } };
export const Dark: Story = { ...TooltipOnFocus, globals: { appearance: 'dark' } };
