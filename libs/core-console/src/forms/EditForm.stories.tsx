import { v } from '@banyan/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inConsole } from '../testing/ConsoleStory.tsx';
import { ConsoleForm, FormSection } from './ConsoleForm.tsx';
import { EditConflictDialog } from './EditConflictDialog.tsx';
import { EditStore } from './EditStore.ts';
import type { WrittenText } from './writtenText.ts';
import { WrittenTextFields } from './WrittenTextFields.tsx';

interface Written {
  readonly name: WrittenText;
}
interface Thing extends Written {
  readonly revision: number;
}

const text = v.pipe(v.string(), v.maxLength(60));
const schema = v.object({ name: v.object({ zh_cn: v.pipe(text, v.minLength(1, 'required')), en: text }) });

class Older extends Error {}

/** Somebody else saves another name right after the form is opened. */
const makeStore = () => {
  const theirs = { name: { zh_cn: '早班', en: 'Early shift' }, revision: 2 };
  const store = new EditStore<Thing, Written>({
    send: ({ name }, revision) => (revision < 2 ? Promise.reject(new Older()) : Promise.resolve({ name, revision: 3 })),
    theirs: (error) => (error instanceof Older ? theirs : null),
  });
  store.begin({ name: { zh_cn: '夜班', en: 'Night shift' }, revision: 1 });
  return store;
};

const Shown = observer(function Shown() {
  const { i18n } = useTranslation('console');
  const [store] = useState(makeStore);
  const [saved, setSaved] = useState('');
  const [name, chinese, english] = i18n.language.startsWith('en')
    ? ['Name', 'Name (Chinese)', 'Name (English)']
    : ['名称', '名称（中文）', '名称（英文）'];
  return (
    <>
      <ConsoleForm<Written>
        key={store.form}
        schema={schema}
        values={{ name: store.begun?.name }}
        label={name}
        onSave={(written) => store.save(written)}
      >
        <FormSection title={name}>
          <WrittenTextFields name="name" label={name} />
        </FormSection>
      </ConsoleForm>
      <p>{saved}</p>
      <EditConflictDialog
        store={store}
        words={({ name: { en = '', zh_cn } }) => [
          { id: 'zh', label: chinese, value: zh_cn },
          { id: 'en', label: english, value: en },
        ]}
        onSaved={(thing) => setSaved(thing.name.zh_cn)}
      />
    </>
  );
});

/** The form of a thing that several people may change. `EditStore` saves it from the version that it began from. */
const meta: Meta = {
  title: 'console/EditConflictDialog',
  decorators: [inConsole],
  render: () => <Shown />,
};
export default meta;
type Story = StoryObj;

export const Default: Story = {};

/** Somebody else was faster: both versions stand, and the own one is saved over the other. */
export const ConflictTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /名称（中文）/ }), '组');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText('早班')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: '用我的' }));
    await expect(await canvas.findByText('夜班组')).toBeVisible();
  },
};
