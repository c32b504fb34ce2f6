import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { textsOf } from '../story-kit/texts.ts';
import { EmptyTextContext } from '../theme/empty-text.ts';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta: Meta<typeof EmptyState> = {
  title: 'ui/Empty and error',
  component: EmptyState,
  subcomponents: { ErrorState },
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

/** The plain one: a translated label under a picture of 296 px [UI-01]. */
export const Default: Story = {
  render: (args, { globals }) => (
    <EmptyTextContext value={textsOf(globals).empty}>
      <EmptyState {...args} />
    </EmptyTextContext>
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByText(textsOf(globals).empty)).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('width', '296');
  },
};

export const All: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 24 }}>
        <Card>
          <EmptyState
            label={t.emptyCourses}
            description={t.emptyText}
            size={160}
            level={2}
            actions={
              <>
                <Button variant="primary">{t.required}</Button>
                <Button>{t.allCourses}</Button>
              </>
            }
          />
        </Card>
        <Card>
          <EmptyState
            image="search"
            size={160}
            label={t.noResult}
            description={t.noResultText}
            actions={<Button>{t.clear}</Button>}
            note={t.noResultNote}
          />
        </Card>
        <Card>
          <ErrorState
            title={t.failed}
            text={t.failedText}
            retryText={t.retry}
            onRetry={fn()}
            actions={<Button>{t.contact}</Button>}
            details={t.details}
          />
        </Card>
        <Card>
          <ErrorState
            drawing="offline"
            title={t.offline}
            text={t.offlineText}
            retryText={t.retry}
            onRetry={fn()}
            pending
          />
        </Card>
        <Card>
          <EmptyState image="lost" size={160} label={t.long} description={t.long} />
        </Card>
      </div>
    );
  },
};

const onRetry = fn();

export const Retry: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return <ErrorState title={t.failed} text={t.failedText} retryText={t.retry} onRetry={onRetry} />;
  },
  play: async ({ canvasElement, globals }) => {
    onRetry.mockClear();
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: textsOf(globals).retry }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const English: Story = { ...All, globals: { language: 'en' } };
export const Dark: Story = { ...All, globals: { appearance: 'dark' } };
