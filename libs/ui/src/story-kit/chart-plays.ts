import { expect, userEvent, waitFor, within } from 'storybook/test';
import { figures, type Figures } from './figures.ts';
import { wordsOf } from './texts.ts';

/** Storybook controls of every chart. */
export const chartControls = {
  words: { control: false },
  format: { control: false },
  state: { control: 'inline-radio', options: ['ready', 'loading', 'failed'] },
  height: { control: { type: 'range', min: 120, max: 480, step: 20 } },
} as const;

interface Played {
  canvasElement: HTMLElement;
  globals: Readonly<Record<string, unknown>>;
}

/**
 * By keyboard from the drawing of the study hours to the figures and back.
 * @param series selector of a drawn series, of which there are three
 */
export const playFigures =
  (series: string) =>
  async ({ canvasElement, globals }: Played): Promise<void> => {
    const t = wordsOf<Figures>(globals, figures);
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll(series)).toHaveLength(3));
    await expect(canvas.getByRole('img', { name: t.summary })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const table = canvas.getByRole('table', { name: t.title });
    await expect(within(table).getByRole('row', { name: /31/ })).toHaveTextContent(t.hours(15));
    await expect(canvas.getByRole('button', { name: t.words.asChart })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('img', { name: t.summary })).toBeVisible();
  };
