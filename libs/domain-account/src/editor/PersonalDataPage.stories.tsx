import { ErrorCode } from '@banyan/contracts';
import { readProfile, saveProfile, type Profile } from '@banyan/contracts/account';
import { ownFields } from '@banyan/contracts/organisation';
import { RefusedError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer, failing, type FakeAnswer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { StoryLanguage } from '@banyan/core-screen/stories';
import { accountScreen } from '../testing/accountScreen.tsx';
import { samplePhoto } from '../testing/samplePhoto.ts';
import { PersonalDataPage } from './PersonalDataPage.tsx';

const at = '/editor/personalData';
const nothing: Profile = {
  account: 'H20381',
  username: '李思远',
  department: '质量部',
  nickname: '',
  realName: '',
  idNumber: '',
  email: '',
  avatar: '',
  idPhoto: '',
  unprinted: [],
  required: ['realName', 'idNumber', 'idPhoto'],
};
const full = (language: StoryLanguage): Profile => ({
  ...nothing,
  ...(language === 'en' ? { username: 'Siyuan Li', department: 'Quality' } : {}),
  nickname: language === 'en' ? 'Si' : '小李',
  realName: language === 'en' ? 'Siyuan Li' : '李思远',
  idNumber: '11010519491231002X',
  email: 'siyuan.li@hengchuan.example',
  avatar: samplePhoto,
  idPhoto: samplePhoto,
});
const long = (language: StoryLanguage): Profile => ({
  ...full(language),
  username: 'Maximiliane-Alexandra von Hohenstein-Württemberg',
  department:
    language === 'en' ? 'Quality management and metrology, plant 3, second shift' : '质量管理与计量检测部第三工厂二班',
  realName: 'Maximiliane-Alexandra von Hohenstein-Württemberg',
  email: 'maximiliane-alexandra.von.hohenstein-wuerttemberg@hengchuan.example',
});

const meta: Meta<typeof PersonalDataPage> = {
  title: 'account/editor/Personal data',
  component: PersonalDataPage,
  parameters: { layout: 'fullscreen' },
  decorators: [accountScreen],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({ call: readProfile, at, full, empty: nothing, long });
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

const story = (address: string, answers: (language: StoryLanguage) => readonly FakeAnswer[]): Story => ({
  parameters: { screen: { at: address, answers } },
});
/** The server has answered 4012: the enterprise demands more data. */
export const Demanded: Story = story(`${at}?errorMsg=4&type=completion-info&backUrl=%2Findex`, () => [
  answer(readProfile, () => nothing),
]);

/** A name with a character that certificates cannot print. */
export const Unprinted: Story = story(at, (language) => [
  answer(readProfile, () => ({ ...full(language), realName: '李𠀀', unprinted: ['𠀀'] })),
]);

const saveButton = { name: /^(保存|儲存|Save)$/ };

export const MissingTest: Story = {
  ...Demanded,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', saveButton));
    await expect(await canvas.findByText('有 3 处需要改一下')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '请选一张二寸照片' }));
    await expect(within(canvas.getByRole('group', { name: '二寸照片' })).getByRole('button')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('邮箱'), 'li@example');
    await userEvent.tab();
    await expect(await canvas.findAllByText(/^邮箱像 name@example.com/)).toHaveLength(2);
  },
};
export const TakenTest: Story = {
  ...story(at, (language) => [
    answer(readProfile, () => full(language)),
    answer(saveProfile, () => {
      const data = { fields: { nickname: 'taken' } };
      throw new RefusedError(saveProfile, { code: ErrorCode.fieldsRefused, msg: '', data });
    }),
  ]),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const nickname = await canvas.findByLabelText('昵称');
    await userEvent.clear(nickname);
    await userEvent.type(nickname, '小何');
    await expect(canvas.getByText('有修改还没有保存')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', saveButton));
    await expect(await canvas.findByText('有 1 处需要改一下')).toBeVisible();
    await expect(nickname).toHaveAccessibleDescription('这个昵称已经有同事用了，请换一个');
    await expect(nickname).toHaveValue('小何');
  },
};
export const OfflineTest: Story = {
  ...story(at, (language) => [answer(readProfile, () => full(language)), failing(saveProfile)]),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', saveButton));
    await expect(await canvas.findByText('没有保存：网络连不上。填的都还在，请再试一次。')).toBeVisible();
  },
};
export const SavedTest: Story = {
  ...story(at, (language) => [
    answer(readProfile, () => full(language)),
    answer(saveProfile, () => ({ avatar: '', idPhoto: samplePhoto, unprinted: [] })),
  ]),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const portrait = await canvas.findByRole('group', { name: '头像' });
    await userEvent.click(within(portrait).getByRole('button', { name: '移除' }));
    await userEvent.click(canvas.getByRole('button', saveButton));
    await expect(await canvas.findByText('已保存')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('昵称'), '远');
    await expect(canvas.queryByText('已保存')).toBeNull();
  },
};

/** The enterprise's own fields could not be loaded; the form stands all the same. */
export const FieldsFailed: Story = story(at, (language) => [
  answer(readProfile, () => full(language)),
  failing(ownFields),
]);
