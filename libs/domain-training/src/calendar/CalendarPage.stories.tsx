import { calendarFeed, learnCalendar, renewCalendarFeed } from '@banyan/contracts/training';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeCalendar, makeCalendarItems } from '../testing/calendar.ts';
import { inStory, trainingPage } from '../testing/trainingStory.tsx';
import { CalendarPage } from './CalendarPage.tsx';

const meta: Meta<typeof CalendarPage> = {
  title: 'training/Study calendar page',
  component: CalendarPage,
  parameters: { layout: 'fullscreen' },
  decorators: [trainingPage(CalendarPage)],
};
export default meta;
type Story = StoryObj;

const at = '/my/studycalendar';
export const Default: Story = { parameters: inStory({ at }) };
export const Loading: Story = {
  parameters: inStory({ at, answers: () => [answer(learnCalendar, waiting), answer(calendarFeed, waiting)] }),
};
export const Empty: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(learnCalendar, () => makeCalendar('zh', { items: [], days: [] })),
      answer(calendarFeed, () => ({ feed: null })),
    ],
  }),
};
export const Failed: Story = {
  parameters: inStory({ at, answers: () => [failing(learnCalendar), failing(calendarFeed)] }),
};
export const Agenda: Story = { parameters: inStory({ at: `${at}?view=agenda` }) };
export const EmptyAgenda: Story = { parameters: inStory({ at: `${at}?view=agenda&month=2026-02` }) };
export const Visitor: Story = { parameters: inStory({ at, visitor: true }) };

/** An item of a whole day names its kind: screen readers do not get its colour. */
export const WholeDaysTest: Story = {
  parameters: inStory({
    at: `${at}?view=agenda`,
    answers: (language) => {
      const [item] = makeCalendarItems(language).filter(({ allDay }) => allDay);
      const parts = ['stage-1-begin', 'stage-1-end'].map((part) => ({ ...item!, part, lastDay: item!.firstDay }));
      return [answer(learnCalendar, () => makeCalendar(language, { items: parts }))];
    },
  }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect((await page.findAllByText(/当天开放/))[0]).toBeVisible();
    await expect(page.getAllByText(/当天截止/)[0]).toBeVisible();
  },
};

/** At the end of a month the agenda goes on with the items of the two weeks after it, and no further. */
export const OverTheEndTest: Story = {
  parameters: inStory({
    at: `${at}?view=agenda`,
    answers: (language) => {
      const [item] = makeCalendarItems(language);
      const on = (day: string) => ({ ...item!, part: `${day}-end`, done: false, firstDay: day, lastDay: day });
      const items = ['2025-11-28', '2025-12-08', '2025-12-20'].map(on);
      return [answer(learnCalendar, () => makeCalendar(language, { items }))];
    },
  }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 2, name: /11月28日|28 Nov/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /12月8日|8 Dec/ })).toBeVisible();
    await expect(page.queryByRole('heading', { level: 2, name: /12月20日|20 Dec/ })).toBeNull();
  },
};

/** Arrows go from day to day with the focus, page keys over the end of the month. */
export const KeyboardTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const today = await page.findByRole('gridcell', { current: 'date' });
    today.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(document.activeElement).toHaveAttribute('data-day', '2025-11-28');
    await userEvent.keyboard('{Home}');
    await expect(document.activeElement).toHaveAttribute('data-day', '2025-11-24');
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', '2025-12-24'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('12');
    await expect(page.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
  },
};

/** An address that could not be replaced stays, and the page says so. */
export const RenewalFailedTest: Story = {
  parameters: inStory({ at, answers: () => [failing(renewCalendarFeed)] }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const address = await page.findByRole<HTMLInputElement>('textbox');
    const before = address.value;
    await userEvent.click(page.getByRole('button', { name: /换一个地址|New address/ }));
    const dialog = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /换一个地址|New address/ }));
    await expect(await page.findByRole('alert')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue(before);
  },
};

const notYet = () => [answer(learnCalendar, waiting), answer(calendarFeed, waiting)];
const saysNothing = /没有安排|Nothing on this day|Nothing this month/;

/** An unknown value is not shown as nothing. */
export const NotYetTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at, answers: notYet }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText(saysNothing)).toBeNull();
  },
};
export const NotYetInAgendaTest: Story = {
  ...NotYetTest,
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at: `${at}?view=agenda`, answers: notYet }),
};

/** The buttons of a revoked address go with it: the focus stays in its card. */
export const RevokedFocusTest: Story = {
  parameters: inStory({ at }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(停用|Turn off)$/ }));
    const dialog = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /^(停用|Turn off)$/ }));
    await canvas.findByRole('button', { name: /^(生成订阅地址|Create an address)$/ });
    await waitFor(() => expect(canvas.getByRole('heading', { name: /日历|calendar/, level: 2 })).toHaveFocus());
  },
};
