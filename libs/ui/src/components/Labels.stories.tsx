import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column, Narrow, Row } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { Avatar } from './Avatar.tsx';
import { Badge } from './Badge.tsx';
import { Chip } from './Chip.tsx';
import { Kbd } from './layout.tsx';
import { Tag } from './Tag.tsx';

const meta: Meta<typeof Chip> = {
  title: 'ui/Tag, Chip, Badge, Avatar',
  component: Chip,
  subcomponents: { Tag, Badge, Avatar },
};
export default meta;
type Story = StoryObj<typeof Chip>;

const tones = ['neutral', 'ok', 'warn', 'danger', 'info', 'accent'] as const;

export const States: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Column>
        <Row>
          {tones.map((tone, index) => (
            <Tag key={tone} tone={tone}>
              {t.tags[index]}
            </Tag>
          ))}
          <Tag icon={<Lock size={12} aria-hidden="true" />}>{t.disabled}</Tag>
        </Row>
        <Row>
          {t.filters.map((filter) => (
            <Chip key={filter} removeText={t.remove(filter)} onRemove={fn()}>
              {filter}
            </Chip>
          ))}
          <Chip>{t.tags[0]}</Chip>
        </Row>
        <Row>
          <Badge count={7} label={t.openTasks} />
          <Badge count={42} />
          <Badge count={1234} />
          <Badge count={0} />
          <Kbd>/</Kbd>
        </Row>
        <Row>
          {t.people.map((name) => (
            <Avatar key={name} name={name} label={name} size={32} />
          ))}
          <Avatar name={t.people[0] ?? ''} size={20} />
          <Avatar name={t.people[3] ?? ''} size={64} src="/no-such-picture.png" />
        </Row>
      </Column>
    );
  },
};

export const RemoveAChip: Story = {
  args: { onRemove: fn() },
  render: ({ onRemove }, { globals }) => (
    <Chip onRemove={onRemove} removeText={textsOf(globals).remove('1')}>
      {textsOf(globals).filters[2]}
    </Chip>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Narrow>
        <Column>
          <Chip onRemove={fn()} removeText={t.remove(t.long)}>
            {t.long}
          </Chip>
          <Tag tone="warn">{t.long}</Tag>
        </Column>
      </Narrow>
    );
  },
};

export const English: Story = { ...States, globals: { language: 'en' } };
export const Dark: Story = { ...States, globals: { appearance: 'dark' } };
