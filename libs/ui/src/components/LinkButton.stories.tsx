import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight, Play } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { staysInside } from '../story-kit/long-words.ts';
import { Column, Narrow, Row } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { LinkButton } from './LinkButton.tsx';

const play = <Play size={16} fill="currentColor" aria-hidden="true" />;

const meta: Meta<typeof LinkButton> = {
  title: 'ui/Actions/LinkButton',
  component: LinkButton,
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'normal', 'accent', 'ghost', 'danger'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    icon: { control: 'inline-radio', options: ['none', 'play'], mapping: { none: undefined, play } },
    children: { control: 'text' },
    ref: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof LinkButton>;

const variants = ['primary', 'normal', 'accent', 'ghost', 'danger'] as const;

/** A real link: it has an address, and Enter follows it. */
export const Default: Story = {
  args: { href: '#course', variant: 'primary', onClick: fn() },
  render: (args, { globals }) => <LinkButton {...args}>{textsOf(globals).start}</LinkButton>,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const link = within(canvasElement).getByRole('link', { name: textsOf(globals).start });
    await expect(link).toHaveAttribute('href', '#course');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {
  args: { href: '#course', variant: 'normal', size: 'md', block: false },
  render: (args, { globals }) => <LinkButton {...args}>{args.children ?? textsOf(globals).start}</LinkButton>,
};

export const States: Story = {
  tags: ['english-dark-mirrored'],
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Column>
        <Row>
          {variants.map((variant) => (
            <LinkButton key={variant} href={`#${variant}`} variant={variant}>
              {t.start}
            </LinkButton>
          ))}
        </Row>
        <Row>
          <LinkButton
            href="#lg"
            size="lg"
            variant="primary"
            icon={<Play size={18} fill="currentColor" aria-hidden="true" />}
          >
            {t.resume}
          </LinkButton>
          <LinkButton href="#md" icon={<ChevronRight size={16} aria-hidden="true" />}>
            {t.allCourses}
          </LinkButton>
          <LinkButton href="#sm" size="sm">
            {t.retry}
          </LinkButton>
        </Row>
      </Column>
    );
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => (
    <Narrow>
      <LinkButton href="#there" block>
        {textsOf(globals).long}
      </LinkButton>
    </Narrow>
  ),
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: staysInside,
};

export const DarkMirroredTest: Story = {
  ...States,
  globals: { appearance: 'dark', language: 'en', direction: 'rtl' },
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const on = canvasElement.querySelector('.lucide-chevron-right');
    const play = canvasElement.querySelector('.lucide-play');
    if (on === null || play === null) throw new Error('two icons expected');
    await expect(getComputedStyle(on).scale).toBe('-1 1');
    await expect(getComputedStyle(play).scale).toBe('none');
  },
};
