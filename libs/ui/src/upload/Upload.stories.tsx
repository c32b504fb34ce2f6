import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { staysInside } from '../story-kit/long-words.ts';
import { pictureOf } from '../story-kit/pictures.tsx';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { Upload, type UploadProps } from './Upload.tsx';
import { en, MB, picturesOf, sampleOf, slowly, steps, zh } from './Upload.stories.kit.ts';
import type { Send } from './upload-types.ts';
import { useUploads } from './use-uploads.ts';

const nothing = { files: [], onAdd: fn(), onRetry: fn(), onCancel: fn(), onRemove: fn() };

const meta: Meta<typeof Upload> = {
  title: 'ui/Forms/Upload',
  component: Upload,
  args: { ...nothing, label: zh.label, hint: zh.hint, words: zh.words },
  argTypes: {
    layout: { control: 'inline-radio', options: ['list', 'wall'] },
    words: { control: false },
    files: { control: false },
    rules: { control: false },
    ref: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof Upload>;

const rules = { accept: ['.pdf', '.docx', 'image/*'], maxSize: 5 * MB, maxCount: 3 };
const stepped = steps();

function Working(props: Partial<UploadProps> & { send: Send; t: typeof zh }) {
  const { send, t, ...rest } = props;
  const uploads = useUploads({ send, rules });
  return <Upload label={t.label} hint={t.hint} words={t.words} rules={rules} {...uploads} {...rest} />;
}

const file = (name: string, type: string, size = 2000) => new File([new Uint8Array(size)], name, { type });

/** Files chosen and pasted; one fails and is sent again, one is refused, one is removed by keyboard. */
export const Default: Story = {
  render: (_args, { globals }) => (
    <Narrow style={{ '--narrow': '560px' }}>
      <Working send={stepped.send} t={wordsOf(globals, { zh, en })} />
    </Narrow>
  ),
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: zh.label });
    await expect(group).toHaveAccessibleDescription(zh.hint);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '选择文件' })).toHaveFocus();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('no input');
    await userEvent.upload(input, [file('a.pdf', 'application/pdf'), file('b.docx', 'application/msword')]);
    await expect(await canvas.findAllByRole('progressbar')).toHaveLength(2);
    stepped.at('a.pdf')?.tell(1000);
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'a.pdf' })).toHaveAttribute('aria-valuenow', '50'),
    );
    stepped.at('a.pdf')?.fail();
    await canvas.findByText('网络断了，没传上去；文件还在，可以重传');
    await userEvent.click(canvas.getByRole('button', { name: '重传 a.pdf' }));
    await canvas.findByRole('progressbar', { name: 'a.pdf' });
    await expect(canvas.getByRole('button', { name: '停止上传 a.pdf' })).toHaveFocus();
    stepped.at('a.pdf')?.finish();
    await canvas.findByText('已上传');
    // A picture from the clipboard.
    const clipboard = new DataTransfer();
    clipboard.items.add(file('image.png', 'image/png'));
    group.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }));
    await canvas.findByText('image.png');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.upload(input, [file('c.pdf', 'application/pdf')]);
    await canvas.findByText('最多 3 个，先去掉一个再重传');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 个文件，传完 1 个，1 个有问题');
    canvas.getByRole('button', { name: '去掉 a.pdf' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('a.pdf')).toBeNull());
    await expect(canvas.getByRole('button', { name: '停止上传 b.docx' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '重传 c.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: '停止上传 b.docx' }));
    await canvas.findByText('已停止，可以重传');
    await canvas.findByRole('progressbar', { name: 'c.pdf' });
  },
};

export const Playground: Story = {
  args: { layout: 'list', disabled: false, required: false },
  render: ({ layout, disabled, required, label, hint, error }, { globals }) => (
    <Narrow style={{ '--narrow': '560px' }}>
      <Working send={slowly} t={wordsOf(globals, { zh, en })} {...{ layout, disabled, required, label, hint, error }} />
    </Narrow>
  ),
};

export const States: Story = {
  tags: ['mirrored', 'english'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, { zh, en });
    const texts = { label: t.label, words: t.words };
    return (
      <Narrow style={{ '--narrow': '640px' }}>
        <Column data-fill="">
          <Upload {...nothing} {...texts} hint={t.hint} required />
          <Upload {...nothing} {...texts} files={sampleOf(t.names)} hint={t.hint} />
          <Upload {...nothing} {...texts} error={t.error} />
          <Upload {...nothing} {...texts} files={sampleOf(t.names).slice(3, 4)} disabled />
        </Column>
      </Narrow>
    );
  },
};

/** Pictures as tiles, with one to add more. */
export const WallOfPictures: Story = {
  tags: ['dark'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, { zh, en });
    return (
      <Narrow style={{ '--narrow': '640px' }}>
        <Column data-fill="">
          <Upload {...nothing} label={t.photos} words={t.words} files={picturesOf(t)} layout="wall" hint={t.hint} />
          <Upload {...nothing} label={t.photos} words={t.words} layout="wall" error={t.error} />
          <Upload
            {...nothing}
            label={t.photos}
            words={t.words}
            files={picturesOf(t).slice(3, 4)}
            layout="wall"
            disabled
          />
        </Column>
      </Narrow>
    );
  },
};

function Moving() {
  const t = { ...zh.words, earlier: (name: string) => `前移 ${name}`, later: (name: string) => `后移 ${name}` };
  const [files, setFiles] = useState(() => picturesOf(zh).slice(2, 5));
  const move = (id: string, by: number) => {
    const at = files.findIndex((one) => one.id === id);
    setFiles(files.toSpliced(at, 1).toSpliced(at + by, 0, ...files.slice(at, at + 1)));
  };
  return <Upload {...nothing} label={zh.photos} words={t} files={files} layout="wall" onMove={move} />;
}

/** The keyboard focus moves with a picture to the end of its row, and back. */
export const MovedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: () => <Moving />,
  play: async ({ canvas }) => {
    const name = 'IMG_20251118_04.jpg';
    const earlier = canvas.getByRole('button', { name: `前移 ${name}` });
    earlier.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: `前移 ${name}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: `后移 ${name}` })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: `后移 ${name}` })).toHaveFocus();
  },
};

/** Chosen files are previewed locally; their object URLs are revoked on removal. */
export const Previews: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, { zh, en });
    return <Working send={slowly} t={t} layout="wall" label={t.photos} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const revoked: string[] = [];
    const real = URL.revokeObjectURL.bind(URL);
    URL.revokeObjectURL = (url) => {
      revoked.push(url);
      real(url);
    };
    try {
      const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
      if (input === null) throw new Error('no input');
      const svg = decodeURIComponent(pictureOf(3).slice('data:image/svg+xml,'.length));
      await userEvent.upload(input, new File([svg], 'photo.svg', { type: 'image/svg+xml' }));
      const image = await waitFor(() => {
        const found = canvasElement.querySelector<HTMLImageElement>('img[src^="blob:"]');
        if (found === null || found.naturalWidth === 0) throw new Error('not there yet');
        return found;
      });
      await userEvent.click(await canvas.findByRole('button', { name: /去掉|停止上传/ }));
      await userEvent.click(await canvas.findByRole('button', { name: '去掉 photo.svg' }));
      await waitFor(() => expect(revoked).toContain(image.src));
      await expect(canvas.getByRole('button', { name: '选择文件' })).toHaveFocus();
    } finally {
      URL.revokeObjectURL = real;
    }
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf(globals, { zh, en });
    const files = sampleOf(Array.from({ length: 6 }, () => t.longName));
    return (
      <Narrow>
        <Column data-fill="">
          <Upload {...nothing} label={t.long} words={t.words} files={files} hint={t.long} />
          <Upload {...nothing} label={t.photos} words={t.words} files={files} layout="wall" />
        </Column>
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: staysInside,
};
