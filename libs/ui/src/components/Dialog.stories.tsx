import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Drawing } from '../art/Drawing.tsx';
import { LoginPicture } from '../art/LoginPicture.tsx';
import type { DialogProps } from '../overlays/dialog-types.ts';
import { textsOf } from '../story-kit/texts.ts';
import { TextLink } from '../links/TextLink.tsx';
import { Button } from './Button.tsx';
import { LazyDialog } from './LazyDialog.tsx';

const meta: Meta<typeof LazyDialog> = { title: 'ui/Dialog', component: LazyDialog };
export default meta;
type Story = StoryObj<typeof LazyDialog>;

function Opened(dialog: Omit<DialogProps, 'open' | 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ minHeight: 480 }}>
      <Button onClick={() => setOpen(true)}>{dialog.title}</Button>
      <LazyDialog {...dialog} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

const openIt: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await screen.findByRole('dialog');
};

/** The dialog that asks one to log in: closes on a press outside, not on Escape [AC-08]. */
export const LoginRequired: Story = {
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
            <TextLink href="#register" style={{ marginRight: 'auto' }}>
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

export const Centred: Story = {
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

/** Neither Escape nor a press outside closes what has to be answered. */
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

export const English: Story = { ...LoginRequired, globals: { language: 'en' } };
export const Dark: Story = { ...Centred, globals: { appearance: 'dark' } };
