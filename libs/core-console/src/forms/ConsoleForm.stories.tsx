import { ErrorCode, v } from '@banyan/contracts';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { TextField } from '@banyan/ui';
import { FormField, messageKey } from '@banyan/ui/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inConsole } from '../testing/ConsoleStory.tsx';
import { ConsoleForm, FormSection } from './ConsoleForm.tsx';

const schema = v.object({
  name: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(20, messageKey('tooLong', { max: 20 }))),
  number: v.pipe(v.string(), v.minLength(1, 'required')),
});
const call = { name: 'people' };
const taken = new RefusedError(call, { code: ErrorCode.fieldsRefused, msg: '', data: { fields: { number: 'taken' } } });

/**
 * Adding or changing one thing: the schema of the call checks what is typed, errors of the server stand at their fields,
 * and typed text is not left without a question. A draft that saves itself takes `DraftBar` instead.
 */
const meta: Meta<typeof ConsoleForm> = {
  title: 'console/ConsoleForm',
  component: ConsoleForm,
  decorators: [inConsole],
  args: {
    schema,
    values: { name: '', number: '' },
    label: '添加人员',
    onSave: fn(() => Promise.resolve()),
    onSaved: fn(),
    onCancel: fn(),
    children: (
      <FormSection title="基本信息" description="登录时用工号。">
        <FormField name="name">{(field) => <TextField label="姓名" required {...field} />}</FormField>
        <FormField name="number">{(field) => <TextField label="工号" required {...field} />}</FormField>
      </FormSection>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof ConsoleForm>;

const fill = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox', { name: /姓名/ }), '赵敏');
  await userEvent.type(canvas.getByRole('textbox', { name: /工号/ }), 'H2001');
  await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  return canvas;
};

export const Default: Story = {};
export const SavedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement);
    await expect(args.onSave).toHaveBeenCalledWith({ name: '赵敏', number: 'H2001' });
    await expect(args.onSaved).toHaveBeenCalled();
  },
};
export const RefusedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { onSave: () => Promise.reject(taken) },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByText('已经有了，请换一个')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /姓名/ })).toHaveValue('赵敏');
  },
};
export const FailedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { onSave: () => Promise.reject(new NetworkError(call)) },
  play: async ({ args, canvasElement }) => {
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByText(/没有保存/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /工号/ })).toHaveValue('H2001');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};
