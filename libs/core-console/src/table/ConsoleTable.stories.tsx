import { NetworkError, RefusedError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inConsole } from '../testing/ConsoleStory.tsx';
import { peopleServer, storyPeople } from '../testing/people.ts';
import { PeopleTable } from '../testing/PeopleTable.tsx';

const waiting = () => new Promise<never>(() => undefined);
const none = () => Promise.resolve({ items: [], next: null, total: 0 });
const failed = () => Promise.reject(new NetworkError({ name: 'people' }));
const refused = () => Promise.reject(new RefusedError({ name: 'people' }, { code: 40306, msg: '', data: null }));

/**
 * A list page: rows in any number, sorting, choosing, filters, columns, saved views, a side panel, all by keyboard and all
 * in the address. Take it for every list of the console; for a few rows that nobody sorts or chooses, take
 * `StaticTable` of ui.
 */
const meta: Meta<typeof PeopleTable> = {
  title: 'console/ConsoleTable',
  component: PeopleTable,
  decorators: [inConsole],
  parameters: { layout: 'fullscreen', console: { height: 760 } },
  args: { language: 'zh', load: peopleServer(storyPeople(186)) },
};
export default meta;
type Story = StoryObj<typeof PeopleTable>;

const english = { language: 'en', enterprise: 'larkfield' } as const;

export const Default: Story = {};
export const English: Story = {
  globals: english,
  args: { language: 'en', load: peopleServer(storyPeople(186, 'en')) },
};
export const Dark: Story = { globals: { appearance: 'dark' }, parameters: { console: { at: '/manage?open=3' } } };
export const Loading: Story = { args: { load: waiting } };
export const Empty: Story = { args: { load: none } };
export const Nothing: Story = { parameters: { console: { at: '/manage?q=zzz' } } };
export const Failed: Story = { args: { load: failed } };
export const Refused: Story = { args: { load: refused } };
export const Panel: Story = { parameters: { console: { at: '/manage?open=3' } } };
/** 100,000 rows: only those in sight are drawn. */
export const Long: Story = { args: { load: peopleServer(storyPeople(100_000)) } };

export const KeyboardTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  ...English,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const address = () => canvas.getByTestId('address').textContent;
    const grid = await canvas.findByRole('grid', { name: 'People' });
    await expect(grid).toHaveAttribute('aria-rowcount', '187');
    grid.focus();
    await userEvent.keyboard('jjx');
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await userEvent.keyboard('jj{Shift>}X{/Shift}');
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 186' }));
    await expect(canvas.getByText('186 selected')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('186 selected')).toBeNull();
    grid.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('complementary', { name: 'Elena García' })).toBeVisible();
    await userEvent.keyboard('j');
    await expect(await canvas.findByRole('complementary', { name: 'Hanna Kowalski' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/manage?open=5'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/manage'));
  },
};

export const AddressTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  ...English,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const address = () => canvas.getByTestId('address').textContent;
    await canvas.findByRole('grid', { name: 'People' });
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(address()).toBe('/manage?sort=-name'));
    await userEvent.click(canvas.getByRole('button', { name: /^Locked/ }));
    await waitFor(() => expect(address()).toBe('/manage?view=locked&state=locked'));
    await userEvent.keyboard('/');
    await userEvent.keyboard('nobody at all');
    await expect(await canvas.findByText('Nothing matches')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    await canvas.findByRole('grid', { name: 'People' });
    await waitFor(() => expect(address()).toBe('/manage?view=locked'));
  },
};

/** A view holds the filters and the order under a name of one's own, until it is removed. */
export const SavedViewTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  ...English,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    const address = () => canvas.getByTestId('address').textContent;
    await canvas.findByRole('grid', { name: 'People' });
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(address()).toBe('/manage?sort=-name'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    await userEvent.type(await body.findByRole('textbox', { name: 'Name of the view' }), 'Backwards{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: /^Everyone/ }));
    await waitFor(() => expect(address()).toBe('/manage'));
    await userEvent.click(canvas.getByRole('button', { name: 'Backwards' }));
    await waitFor(() => expect(address()).toBe('/manage?view=own-1&sort=-name'));
    await userEvent.click(canvas.getByRole('button', { name: /^Remove the view/ }));
    await userEvent.click(await body.findByRole('button', { name: 'Remove view' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Backwards' })).toBeNull());
    await waitFor(() => expect(address()).toBe('/manage'));
  },
};
