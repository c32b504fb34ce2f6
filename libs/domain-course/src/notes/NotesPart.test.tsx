// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { makeDetail } from '../testing/fixtures.ts';
import { OpenedCourse } from '../testing/OpenedCourse.tsx';
import { openScreen } from '../testing/openScreen.tsx';
import { NotesPart } from './NotesPart.tsx';

const detail = makeDetail();
const chapter = detail.chapters.find(({ id }) => id === 1005);
if (chapter === undefined) throw new Error('no chapter');

const open = () =>
  openScreen(
    () => (
      <OpenedCourse>
        <NotesPart detail={detail} chapter={chapter} />
      </OpenedCourse>
    ),
    '/',
  );

beforeEach(() => localStorage.clear());

it('leads the keyboard to the note that is to be changed [NO-01] [UI-07]', async () => {
  await open();
  (await screen.findByRole('button', { name: /^修改笔记：换刀/ })).focus();
  await userEvent.keyboard('{Enter}');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '写笔记' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('！');
  expect(field.value).toMatch(/.！$/);
});

it('leads the keyboard to a note that is withdrawn to be changed, or back where it stays [NO-01] [UI-07]', async () => {
  await open();
  const pencil = await screen.findByRole('button', { name: /^修改笔记：夜班/ });
  await userEvent.click(pencil);
  await userEvent.click(await screen.findByRole('button', { name: '不改了' }));
  await waitFor(() => expect(pencil).toHaveFocus());
  await userEvent.click(pencil);
  await userEvent.click(await screen.findByRole('button', { name: '撤回并修改' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '写笔记' })).toHaveFocus());
});

it('leads the keyboard back to a note that is pinned no more [NO-01] [UI-07]', async () => {
  await open();
  const field = await screen.findByRole('textbox', { name: '写笔记' });
  await userEvent.type(field, '先断电');
  (await screen.findByRole('button', { name: '不钉' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveFocus();
});
