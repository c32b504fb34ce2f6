import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Drawing } from '../art/Drawing.tsx';
import { LoginPicture } from '../art/LoginPicture.tsx';
import { Button } from '../components/Button.tsx';
import { LazyDialog } from '../components/LazyDialog.tsx';
import { TextField } from '../components/TextField.tsx';
import { TextLink } from '../links/TextLink.tsx';
import { textsOf } from '../story-kit/texts.ts';
import type { DialogProps } from './dialog-types.ts';

const meta: Meta<typeof LazyDialog> = {
  title: 'ui/Overlays/Dialog',
  component: LazyDialog,
  argTypes: {
    title: { control: 'text' },
    children: { control: 'text' },
    closeText: { control: 'text' },
    width: { control: { type: 'range', min: 320, max: 960, step: 40 } },
    align: { control: 'inline-radio', options: ['start', 'center'] },
    role: { control: 'inline-radio', options: ['dialog', 'alertdialog'] },
    footer: { control: false },
    picture: { control: false },
    drawing: { control: false },
    open: { control: false },
  },
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component:
          'A question or a short task above the page, which waits below it. Its code loads when it first opens.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof LazyDialog>;

function Opened({ onClose, ...dialog }: Omit<DialogProps, 'open' | 'onClose'> & Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ minHeight: 480 }}>
      <Button onClick={() => setOpen(true)}>{dialog.title}</Button>
      <LazyDialog
        {...dialog}
        open={open}
        onClose={() => {
          onClose?.();
          setOpen(false);
        }}
      />
    </div>
  );
}

const openIt: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await screen.findByRole('dialog');
};

/** The login dialog: closes on a press outside, not on Escape. */
export const LoginRequired: Story = {
  tags: ['english'],
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Opened
        title={t.loginFirst}
        picture={<LoginPicture />}
        closeText={t.close}
        escapeCloses={false}
        footer={
          <>
            <TextLink href="#register" style={{ marginInlineEnd: 'auto' }}>
              {t.register}
            </TextLink>
            <Button variant="primary" size="lg">
              {t.login}
            </Button>
          </>
        }
      >
        {t.loginWhy}
      </Opened>
    );
  },
  play: openIt,
};

export const LoginRequiredTest: Story = {
  ...LoginRequired,
  tags: ['test', '!dev', '!autodocs', 'english'],
  play: async (context) => {
    await openIt(context);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(within(context.canvasElement).getByRole('button')).toHaveFocus());
    await openIt(context);
  },
};

/** By keyboard: Enter opens it, Tab cycles inside, the cross and Escape close it, the focus returns. */
export const Default: Story = {
  args: { onClose: fn() },
  render: ({ onClose }, { globals }) => {
    const t = textsOf(globals);
    return (
      <Opened
        title={t.handedIn}
        closeText={t.close}
        onClose={onClose}
        footer={<Button variant="primary">{t.backToTraining}</Button>}
      >
        {t.handedInText}
      </Opened>
    );
  },
  play: openIt,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const t = textsOf(globals);
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: t.handedIn });
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: t.close })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    within(dialog).getByRole('button', { name: t.close }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await userEvent.click(button);
    await screen.findByRole('dialog');
  },
};

/** A form: it starts at its first field, though its code loads late, and returns the focus to its button. */
export const WithField: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Opened title={t.search} closeText={t.close} footer={<Button variant="primary">{t.handIn}</Button>}>
        <TextField label={t.search} />
      </Opened>
    );
  },
  play: openIt,
};

export const WithFieldTest: Story = {
  ...WithField,
  tags: ['test', '!dev', '!autodocs'],
  play: async (context) => {
    await openIt(context);
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(context.canvasElement).getByRole('button')).toHaveFocus());
    await openIt(context);
  },
};

/** A full-screen element ends full screen, because the dialog behind it would be invisible. */
export const OverFullScreen: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async (context) => {
    const filling = document.createElement('div');
    const full = spyOn(document, 'fullscreenElement', 'get').mockReturnValue(filling);
    const exit = spyOn(document, 'exitFullscreen').mockResolvedValue();
    await openIt(context);
    await expect(exit).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    full.mockReturnValue(document.body);
    await openIt(context);
    await expect(exit).toHaveBeenCalledTimes(1);
    full.mockRestore();
    exit.mockRestore();
  },
};

export const Playground: Story = {
  args: { width: 480, align: 'start', outsideCloses: true, escapeCloses: true, role: 'dialog', onClose: fn() },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Opened
        {...args}
        title={args.title ?? t.handedIn}
        closeText={args.closeText ?? t.close}
        footer={<Button variant="primary">{t.gotIt}</Button>}
      >
        {args.children ?? t.handedInText}
      </Opened>
    );
  },
  play: openIt,
};

export const Centred: Story = {
  tags: ['dark'],
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Opened
        title={t.handedIn}
        drawing={<Drawing name="tick" width={144} />}
        closeText={t.close}
        footer={<Button variant="primary">{t.backToTraining}</Button>}
      >
        {t.handedInText}
      </Opened>
    );
  },
  play: async (context) => {
    await openIt(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await openIt(context);
  },
};

/** A dialog that must be answered: neither Escape nor a press outside closes it. */
export const MustBeAnswered: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Opened
        title={t.elsewhere}
        drawing={<Drawing name="devices" width={144} />}
        outsideCloses={false}
        escapeCloses={false}
        footer={
          <Button variant="primary" size="lg">
            {t.again}
          </Button>
        }
      >
        {t.elsewhereText}
      </Opened>
    );
  },
  play: openIt,
};

export const MustBeAnsweredTest: Story = {
  ...MustBeAnswered,
  tags: ['test', '!dev', '!autodocs'],
  play: async (context) => {
    await openIt(context);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body);
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Opened
        title={t.long}
        closeText={t.close}
        footer={
          <>
            <Button>{t.cancel}</Button>
            <Button variant="primary">{t.handIn}</Button>
          </>
        }
      >
        {t.long}
      </Opened>
    );
  },
  play: openIt,
};
