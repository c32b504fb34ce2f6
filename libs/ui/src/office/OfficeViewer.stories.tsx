import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { unbroken } from '../story-kit/long-words.ts';
import { dataAddress, tinyDocx, tinyPptx, tinyXlsx } from '../story-kit/tiny-office.ts';
import type { OfficeWords } from './office-types.ts';
import { OfficeViewer } from './OfficeViewer.tsx';

const words: OfficeWords = {
  loading: 'Opening the file',
  sheets: 'Sheets',
  empty: 'There is nothing in it',
  cutSheet: 'The first {rows} rows and {columns} columns are shown.',
  cutSheets: 'The first {sheets} sheets are shown.',
  slide: 'Slide {page}',
  roughly: 'The preview may look different from the file itself.',
  text: { newWindow: '(new window)', table: 'Table' },
};
const office = 'application/vnd.openxmlformats-officedocument';
const rows = [
  ['Size', 'Limit', 'Measured'],
  ['Bore 42', '±0.02', '42.01'],
  ['Flatness', '0.05', '0.03'],
];
const text = dataAddress(
  tinyDocx('First article inspection', 'Measure three sizes & write them down.', rows, 'https://example.com/gauges'),
  `${office}.wordprocessingml.document`,
);
const table = dataAddress(
  tinyXlsx({
    'Line 1': [['Size', 'Measured'], ...Array.from({ length: 30 }, (_, no) => [`Bore ${no + 1}`, 42 + no / 100])],
    'Line 2': [
      ['Size', 'Measured'],
      ['Flatness', 0.03],
    ],
  }),
  `${office}.spreadsheetml.sheet`,
);
const slides = dataAddress(
  tinyPptx(['Three sizes', 'Write them down', 'Who checks what']),
  `${office}.presentationml.presentation`,
);

const meta: Meta<typeof OfficeViewer> = {
  title: 'ui/Media/OfficeViewer',
  component: OfficeViewer,
  args: { kind: 'words', url: text, label: 'Inspection.docx', words, onTrouble: fn() },
};
export default meta;
type Story = StoryObj<typeof OfficeViewer>;

export const Default: Story = {};
export const Playground: Story = {};
export const Sheets: Story = { args: { kind: 'sheets', url: table, label: 'Inspection.xlsx' } };
export const Slides: Story = { args: { kind: 'slides', url: slides, label: 'Inspection.pptx' } };
export const LongText: Story = {
  args: {
    url: dataAddress(tinyDocx(unbroken, unbroken, [[unbroken], [unbroken]]), `${office}.wordprocessingml.document`),
    label: unbroken,
  },
};

/** Headings, heads of tables, and links that open new windows. */
export const Text: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const read = within(await canvas.findByRole('document', { name: 'Inspection.docx' }));
    await expect(read.getByRole('heading', { name: 'First article inspection' })).toBeVisible();
    await expect(read.getByRole('columnheader', { name: 'Measured' })).toBeVisible();
    await expect(read.getByRole('link', { name: /example\.com/ })).toHaveAttribute('target', '_blank');
  },
};

/** Sheets are tabs, which can be focused by keys. */
export const Keys: Story = {
  ...Sheets,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('tab', { name: 'Line 1' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('document', { name: 'Inspection.xlsx: Line 2' })).toHaveTextContent('0.03');
  },
};

/** Slides below each other, each by its number. */
export const Pages: Story = {
  ...Slides,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const first = await within(canvasElement).findByRole('region', { name: 'Slide 1' });
    await waitFor(() => expect(first).toHaveTextContent('Three sizes'));
  },
};

/** An unreadable file is reported to the caller. */
export const Broken: Story = {
  args: { url: 'data:application/octet-stream;base64,AAAA' },
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ args }) => waitFor(() => expect(args.onTrouble).toHaveBeenCalledWith('unreadable')),
};
