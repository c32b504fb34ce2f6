import { v, type UploadedFile } from '@banyan/contracts';
import { UploadError } from '@banyan/core-http';
import { FormField } from '@banyan/ui/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleForm, FormSection } from '../forms/ConsoleForm.tsx';
import { inConsole } from '../testing/ConsoleStory.tsx';
import { dateWindow, type DateWindow } from './dateWindow.ts';
import { DateWindowField } from './DateWindowField.tsx';
import type { Media, MediaSender } from './media.ts';
import { MediaField } from './MediaField.tsx';
import { RichTextField } from './RichTextField.tsx';

const meta: Meta<typeof DateWindowField> = {
  title: 'console/Fields',
  component: DateWindowField,
  decorators: [inConsole],
};
export default meta;
type Story = StoryObj;

const evening = { from: '2026-11-26T01:00:00Z', to: '2026-12-01T10:00:00Z' };

function Window({ initial }: { initial: DateWindow }) {
  const [value, onChange] = useState(initial);
  return <DateWindowField label="报名" value={value} onChange={onChange} />;
}
/** Start and end on the enterprise's clock; each may stay open. */
export const DateWindows: Story = {
  tags: ['english-dark'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 560 }}>
      <Window initial={evening} />
      <Window initial={{ from: '', to: evening.to }} />
      <Window initial={{ from: evening.to, to: evening.from }} />
      <DateWindowField disabled label="报名" value={evening} onChange={() => undefined} />
    </div>
  ),
};

const save = fn(() => Promise.resolve());
/** An end before the start is refused at its field, and nothing is sent. */
export const WindowRefusedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: () => (
    <ConsoleForm<{ open: DateWindow }>
      schema={v.object({ open: dateWindow })}
      values={{ open: { from: evening.to, to: evening.from } }}
      label="报名"
      onSave={save}
    >
      <FormSection title="报名">
        <FormField<{ open: DateWindow }, 'open'> name="open">
          {(field) => <DateWindowField label="报名" {...field} disabled={field.disabled === true} />}
        </FormField>
      </FormSection>
    </ConsoleForm>
  ),
  play: async ({ canvasElement }) => {
    save.mockClear();
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('结束要晚于开始')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(save).not.toHaveBeenCalled();
    const [, clearEnd] = canvas.getAllByRole('button', { name: '清空' });
    if (clearEnd !== undefined) await userEvent.click(clearEnd);
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ open: { from: evening.to, to: '' } }));
  },
};

const drawn =
  'data:image/svg+xml;utf8,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180" fill="gray"/></svg>',
  );
const cover: Media = { id: 'a'.repeat(22), name: '封面.png', type: 'image/png', url: drawn, alt: '一台三坐标测量机' };
const sends: MediaSender = {
  upload: ({ name, size, type }) =>
    Promise.resolve<UploadedFile>({ ...cover, kind: 'courseCover', name, size, type, sha256: '' }),
};
const refuses: MediaSender = { upload: () => Promise.reject(new UploadError({ kind: 'unreadable' })) };
const waits: MediaSender = {
  upload: (file, { onProgress }) => {
    onProgress?.(file.size / 2);
    return new Promise(() => undefined);
  },
};

function OwnMedia({ initial = null, sender = sends }: { initial?: Media | null; sender?: MediaSender }) {
  const [value, onChange] = useState(initial);
  return <MediaField label="封面" kind="courseCover" sender={sender} value={value} onChange={onChange} />;
}
/** One picture, video or sound. */
export const MediaFields: Story = {
  tags: ['english-dark'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
      <OwnMedia />
      <OwnMedia initial={cover} />
      <MediaField disabled label="封面" kind="courseCover" sender={sends} value={cover} onChange={() => undefined} />
    </div>
  ),
};

const picture = (name = 'new.png', type = 'image/png') => new File(['picture'], name, { type });
const choose = async (canvasElement: HTMLElement, file: File) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (input !== null) await userEvent.upload(input, file, { applyAccept: false });
};

/** Chosen, shown, described, removed: the description belongs to the picture. */
export const MediaTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: () => <OwnMedia />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, picture());
    await expect(await canvas.findByText('new.png')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /图片说明/ }), '厂房');
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '厂房');
    await userEvent.click(canvas.getByRole('button', { name: '删掉' }));
    await expect(await canvas.findByRole('button', { name: '选择文件' })).toBeVisible();
  },
};
/** Half sent: the bar shows it, and it can be stopped. */
export const MediaSendingTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: () => <OwnMedia sender={waits} />,
  play: async ({ canvasElement }) => {
    await choose(canvasElement, picture());
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '停止传 new.png' }));
    await expect(await canvas.findByText('已停下')).toBeVisible();
  },
};
/** A wrong kind is refused before it is sent, a broken file after it; the picture that was there stays. */
export const MediaRefusedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: () => <OwnMedia initial={cover} sender={refuses} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '换一个' }));
    await choose(canvasElement, picture('notes.txt', 'text/plain'));
    await expect((await canvas.findAllByText(/只收 JPG/))[0]).toBeVisible();
    await choose(canvasElement, picture());
    await expect((await canvas.findAllByText('文件打不开，可能已经损坏'))[0]).toBeVisible();
    await expect(canvas.getByText('封面.png')).toBeVisible();
  },
};

function Text({ initial = '', limit = 200 }: { initial?: string; limit?: number }) {
  const [value, onChange] = useState(initial);
  return (
    <>
      <RichTextField label="正文" limit={limit} value={value} onChange={onChange} />
      <output hidden data-testid="html">
        {value}
      </output>
    </>
  );
}
/** A text with headings, lists, quotes and links. */
export const RichTexts: Story = {
  tags: ['english-dark'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 640 }}>
      <Text />
      <Text
        limit={12}
        initial="<h2>12 月 1 日起</h2><p>每车冷链货<strong>测三次</strong>：开门、卸到一半、卸完。</p>"
      />
    </div>
  ),
};
/** A list pasted from Word comes as a list, without Word's styles. */
export const PasteTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: () => <Text />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: '正文' });
    await userEvent.click(field);
    const data = new DataTransfer();
    const item = (text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>${text}<o:p></o:p></p>`;
    data.setData(
      'text/html',
      `<html><head><style>p{color:red}</style></head><body>${item('开门')}${item('卸完')}</body></html>`,
    );
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await waitFor(() => expect(within(field).getAllByRole('listitem')).toHaveLength(2));
    await expect(canvas.getByTestId('html')).not.toHaveTextContent(/Mso|style|·/);
  },
};
