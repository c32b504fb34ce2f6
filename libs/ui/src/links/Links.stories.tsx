import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight, Play } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { LinkButton } from '../components/LinkButton.tsx';
import { Column, Narrow, Row } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { TextLink } from './TextLink.tsx';

const meta: Meta<typeof TextLink> = {
  title: 'ui/Links',
  component: TextLink,
  subcomponents: { LinkButton },
  argTypes: { ref: { control: false } },
};
export default meta;
type Story = StoryObj<typeof TextLink>;

const variants = ['primary', 'normal', 'accent', 'ghost', 'danger'] as const;

export const States: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Column>
        <TextLink href="#all">
          {t.allCourses}
          <ChevronRight size={16} aria-hidden="true" />
        </TextLink>
        <p>
          {t.loginWhy}{' '}
          <TextLink href="#register" variant="inline">
            {t.register}
          </TextLink>
        </p>
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
          <LinkButton href="#md">{t.allCourses}</LinkButton>
          <LinkButton href="#sm" size="sm">
            {t.retry}
          </LinkButton>
        </Row>
      </Column>
    );
  },
};

/** A ring in the tenant's colour shows where the keyboard is [UI-07]. */
export const Focused: Story = {
  ...States,
  play: async ({ canvasElement, globals }) => {
    const [link] = within(canvasElement).getAllByRole('link', { name: textsOf(globals).allCourses });
    if (link === undefined) throw new Error('no link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineStyle).toBe('solid');
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    return (
      <Narrow>
        <Column data-fill="">
          <TextLink href="#long">{long}</TextLink>
          <p>
            <TextLink href="#inline" variant="inline">
              {long}
            </TextLink>
          </p>
          <LinkButton href="#button" block>
            {long}
          </LinkButton>
        </Column>
      </Narrow>
    );
  },
};

export const English: Story = { ...States, globals: { language: 'en' } };
export const Dark: Story = { ...States, globals: { appearance: 'dark' } };
