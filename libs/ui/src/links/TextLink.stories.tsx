import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { staysInside } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { LinkContext, type UiLinkProps } from './link-context.ts';
import { TextLink } from './TextLink.tsx';
import { UiLink } from './UiLink.tsx';

const meta: Meta<typeof TextLink> = {
  title: 'ui/Navigation/TextLink',
  component: TextLink,
  subcomponents: { UiLink },
  argTypes: {
    variant: { control: 'inline-radio', options: ['quiet', 'inline'] },
    href: { control: 'text' },
    children: { control: 'text' },
    ref: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof TextLink>;

/** A ring in the tenant's colour marks the keyboard focus. */
export const Default: Story = {
  tags: ['english-dark-mirrored'],
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
      </Column>
    );
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs', 'english-dark-mirrored'],
  play: async ({ canvasElement, globals }) => {
    const link = within(canvasElement).getByRole('link', { name: textsOf(globals).allCourses });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineStyle).toBe('solid');
    await expect(link).toHaveAttribute('href', '#all');
  },
};

export const Playground: Story = {
  args: { variant: 'quiet', href: '#there' },
  render: (args, { globals }) => <TextLink {...args}>{args.children ?? textsOf(globals).allCourses}</TextLink>,
};

const onFollow = fn();

/** A link of an application that navigates without reloading the page. */
function OwnLink({ children, href, ...rest }: UiLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onFollow(href);
      }}
    >
      {children}
    </a>
  );
}

/** `UiProvider.link` defines how links are followed; `UiLink` is an unstyled one. */
export const ThroughTheApplication: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <LinkContext value={OwnLink}>
        <Column>
          <TextLink href="/courses">{t.allCourses}</TextLink>
          <UiLink href="/plain">{t.courseTitle}</UiLink>
        </Column>
      </LinkContext>
    );
  },
};

export const ThroughTheApplicationTest: Story = {
  ...ThroughTheApplication,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    onFollow.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(canvasElement).getByRole('link', { name: t.courseTitle }));
    await expect(onFollow.mock.calls).toEqual([['/courses'], ['/plain']]);
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
        </Column>
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: staysInside,
};
