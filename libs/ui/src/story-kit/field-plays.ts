import { expect, within } from 'storybook/test';
import { staysInside } from './long-words.ts';
import { textsOf } from './texts.ts';

/** For fields with long words: the clear button's hint has all of them, the last refusal is in place and inside. */
export async function keepsLongTexts(context: {
  canvasElement: HTMLElement;
  globals: Readonly<Record<string, unknown>>;
}): Promise<void> {
  const { long } = textsOf(context.globals);
  const canvas = within(context.canvasElement);
  await expect(canvas.getByRole('button', { name: long })).toHaveAttribute('title', long);
  await expect(canvas.getAllByRole('alert').at(-1)).toHaveTextContent(long);
  await staysInside(context);
}
