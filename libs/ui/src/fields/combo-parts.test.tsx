// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ComboBox } from './ComboBox.tsx';
import { TagField } from './TagField.tsx';

const options = [
  { value: 'quality', label: 'Quality' },
  { value: 'process', label: 'Process' },
];
const words = { empty: 'None', chosen: 'Chosen' };

it.each([
  ['tags', <TagField key="tags" label="Departments" {...{ options, words }} defaultValue={['quality']} />],
  ['one choice', <ComboBox key="one" label="Departments" {...{ options, words }} defaultValue="quality" />],
])('closes the list of a field of %s by Escape, and nothing around it [UI-07]', async (_, field) => {
  const around = vi.fn<(key: string) => void>();
  document.body.addEventListener('keydown', ({ key }) => around(key));
  render(field);
  const box = screen.getByRole('combobox', { name: /Departments/ });
  await userEvent.click(box);
  await userEvent.keyboard('{ArrowDown}');
  await expect(screen.findByRole('listbox')).resolves.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(around).not.toHaveBeenCalledWith('Escape');
  await userEvent.keyboard('{Escape}');
  expect(around).toHaveBeenCalledWith('Escape');
});
