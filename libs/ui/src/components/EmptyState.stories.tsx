import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { drawingNames } from '../art/drawing-names.ts';
import { staysInside } from '../story-kit/long-words.ts';
import { Narrow } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { EmptyTextContext } from '../theme/empty-text.ts';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta: Meta<typeof EmptyState> = {
  title: 'ui/Feedback/EmptyState',
  component: EmptyState,
  argTypes: {
    image: { control: 'select', options: drawingNames },
    size: { control: { type: 'range', min: 80, max: 320, step: 8 } },
    level: { control: 'inline-radio', options: [undefined, 2, 3] },
    label: { control: 'text' },
    description: { control: 'text' },
    note: { control: 'text' },
    actions: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

/** The default: a translated label under a picture of 296 px. */
export const Default: Story = {
  render: (args, { globals }) => (
    <EmptyTextContext value={textsOf(globals).empty}>
      <EmptyState {...args} />
    </EmptyTextContext>
  ),
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByText(textsOf(globals).empty)).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('width', '296');
  },
};

const onClear = fn();

export const Playground: Story = {
  args: { image: 'search', size: 160, level: 2 },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <EmptyState
        {...args}
        label={args.label ?? t.noResult}
        description={args.description ?? t.noResultText}
        note={args.note ?? t.noResultNote}
        actions={<Button onClick={onClear}>{t.clear}</Button>}
      />
    );
  },
};

export const PlaygroundTest: Story = {
  ...Playground,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    onClear.mockClear();
    await expect(within(canvasElement).getByRole('heading', { level: 2, name: t.noResult })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onClear).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  tags: ['english-dark'],
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
          <EmptyState
            image="badge"
            size={160}
            label={t.loginFirst}
            description={t.loginWhy}
            actions={<Button variant="primary">{t.login}</Button>}
          />
        </Card>
      </div>
    );
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    return (
      <Narrow>
        <EmptyState
          image="lost"
          size={160}
          label={long}
          description={long}
          note={long}
          actions={<Button>{long}</Button>}
        />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: staysInside,
};
