import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { unbroken } from '../story-kit/long-words.ts';
import { chinesePdf, tinyPdf, tornPdf } from '../story-kit/tiny-pdf.ts';
import { DocumentViewer } from './DocumentViewer.tsx';
import type { DocumentViewerProps, DocumentWords } from './document-types.ts';

const noDocument = 'data:application/pdf;base64,AAAA';

const words: DocumentWords = {
  tools: 'Document tools',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page',
  ofPages: 'of {total}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit width',
  loading: 'Opening the document',
  pageName: 'Page {page}',
  pageBroken: 'This page could not be drawn, so it does not count as read.',
  again: 'Draw it again',
};

const meta: Meta<typeof DocumentViewer> = {
  title: 'ui/Media/DocumentViewer',
  component: DocumentViewer,
  args: { url: tinyPdf(4), label: 'Inspection procedure', words, onTrouble: fn(), onPage: fn() },
};
export default meta;
type Story = StoryObj<typeof DocumentViewer>;

export const Default: Story = {};
export const Playground: Story = {};
export const LongText: Story = {
  args: { label: unbroken, words: { ...words, ofPages: `${unbroken.slice(0, 60)} {total}` } },
};

/** Keys turn pages and zoom; the field goes to a page. */
export const Keys: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const pages = await canvas.findByRole('document', { name: 'Inspection procedure' });
    await canvas.findByRole('region', { name: 'Page 1' });
    const field = canvas.getByRole('textbox', { name: 'Page' });
    pages.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(field).toHaveValue('4'));
    await waitFor(() => expect(args.onPage).toHaveBeenLastCalledWith(4));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(field).toHaveValue('3'));
    // The button that reaches the last page keeps the focus.
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await waitFor(() => expect(field).toHaveValue('4'));
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await waitFor(() => expect(field).toHaveValue('3'));
    pages.focus();
    await userEvent.keyboard('+');
    await expect(await canvas.findByText('125%')).toBeVisible();
  },
};

/** Before its pages have loaded nothing can be turned: a file that is no document has none at all. */
export const NotOpenYet: Story = {
  args: { url: noDocument, initialPage: 3 },
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const previous = await canvas.findByRole('button', { name: 'Previous page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  },
};

const halfWay = { part: 3 };

function AskedAtOnce(args: DocumentViewerProps) {
  const [asked, setAsked] = useState<{ part: number } | null>(null);
  // The bar is there before the pages: a page is requested in between.
  return (
    <div onPointerDown={() => setAsked(halfWay)}>
      <DocumentViewer {...args} asked={asked} />
    </div>
  );
}

/** A page requested while the document opens is the first one shown. */
export const AskedWhileOpening: Story = {
  args: { url: tinyPdf(4, 'Late') },
  render: (args) => <AskedAtOnce {...args} />,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = await canvas.findByRole('toolbar');
    await expect(canvas.getByText('Opening the document')).toBeVisible();
    await fireEvent.pointerDown(bar);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Page' })).toHaveValue('3'));
  },
};

/** A broken file is reported to the caller. */
export const Broken: Story = {
  args: { url: noDocument },
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ args }) => waitFor(() => expect(args.onTrouble).toHaveBeenCalledWith('broken')),
};

/** Number of dark dots on a canvas. */
function inked(canvas: HTMLCanvasElement): number {
  const dots = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  let count = 0;
  for (let at = 0; at < dots.length; at += 4) if ((dots[at] ?? 255) < 128 && (dots[at + 3] ?? 0) > 128) count += 1;
  return count;
}

/** Chinese in a font missing from the file is drawn all the same, and counts as read then. */
export const ChineseWithoutItsFont: Story = {
  args: { url: chinesePdf() },
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const page = await within(canvasElement).findByRole('region', { name: 'Page 1' });
    await waitFor(() => expect(args.onPage).toHaveBeenLastCalledWith(1), { timeout: 5000 });
    const drawn = page.querySelector('canvas');
    await expect(drawn).not.toBeNull();
    if (drawn !== null) await expect(inked(drawn)).toBeGreaterThan(500);
  },
};

/** A page that cannot be drawn says so, can be drawn again, and does not count as read. */
export const PageNotDrawn: Story = {
  args: { url: tornPdf() },
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(args.onPage).toHaveBeenLastCalledWith(1), { timeout: 5000 });
    canvas.getByRole('document').focus();
    await userEvent.keyboard('{End}');
    const page = await canvas.findByRole('region', { name: 'Page 2' });
    await expect(await within(page).findByRole('alert')).toHaveTextContent('could not be drawn');
    await userEvent.click(within(page).getByRole('button', { name: 'Draw it again' }));
    await expect(await within(page).findByRole('alert')).toHaveTextContent('could not be drawn');
    await expect(args.onPage).not.toHaveBeenCalledWith(2);
    await expect(args.onTrouble).not.toHaveBeenCalled();
  },
};
