// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DonutChart } from './charts/DonutChart.tsx';
import { LineChart } from './charts/SeriesChart.tsx';
import { DocumentViewer } from './documents/DocumentViewer.tsx';
import { OfficeViewer } from './office/OfficeViewer.tsx';
import { RichTextEditor } from './rich-text/RichTextEditor.tsx';
import { figures, hoursOf, resultsOf } from './story-kit/figures.ts';
import { UiProvider } from './theme/UiProvider.tsx';

const net = vi.hoisted(() => ({ gone: true }));
const part = vi.hoisted(() => (words: string) => () => {
  if (net.gone) throw new TypeError('gone');
  return { default: () => words };
});
vi.mock('./charts/SeriesPlot.tsx', part('the lines'));
vi.mock('./charts/RingPlot.tsx', part('the ring'));
vi.mock('./rich-text/EditorField.tsx', part('the field'));
vi.mock('./documents/DocumentPages.tsx', part('the pages'));
vi.mock('./office/OfficeFile.tsx', part('the file'));

beforeEach(() => {
  net.gone = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => void vi.restoreAllMocks();
});

const { en } = figures;
const frame = { title: en.title, summary: en.summary, words: en.words };
/** Texts of the viewers and the editor that are read before their code has loaded. */
const words = { failed: 'The editor could not be loaded', retry: en.words.retry, loading: 'Opening' } as never;

const show = (node: ReactNode) =>
  act(() =>
    Promise.resolve(
      void render(
        <UiProvider>
          <input aria-label="answer" />
          {node}
        </UiProvider>,
      ),
    ),
  );

// This test runs first, because loaded parts stay loaded.
it('leaves the way to the figures where their drawing did not arrive [SH-14] [UI-07]', async () => {
  await show(<LineChart {...frame} data={hoursOf(en)} />);
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: en.words.asTable }));
  expect(screen.getByRole('table')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['lines', <LineChart {...frame} data={hoursOf(en)} />, en.words.failed, 'the lines'],
  ['a ring', <DonutChart {...frame} slices={resultsOf(en)} whole={en.people} />, en.words.failed, 'the ring'],
  ['an editor', <RichTextEditor label="Body" words={words} />, 'The editor could not be loaded', 'the field'],
])(
  'says in the place of %s that it did not arrive, and fetches it when asked [SH-14]',
  async (_what, node, said, came) => {
    await show(node);
    await userEvent.type(screen.getByLabelText('answer'), 'typed');
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    net.gone = false;
    await act(() => userEvent.click(screen.getByRole('button', { name: en.words.retry })));
    expect(await screen.findByText(came)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('answer')).toHaveValue('typed');
  },
);

it('tells whoever shows a file that what opens it did not arrive [SH-14] [CO-13]', async () => {
  const [broken, failed] = [vi.fn(), vi.fn()];
  await show(
    <>
      <DocumentViewer url="/a.pdf" label="Handbook" words={words} onTrouble={broken} />
      <OfficeViewer kind="words" url="/a.docx" label="Report" words={words} onTrouble={failed} />
    </>,
  );
  await vi.waitFor(() => expect(broken).toHaveBeenCalledExactlyOnceWith('broken'));
  await vi.waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith('failed'));
});
