import { ErrorCode } from '@banyan/contracts';
import { packageDetail, packagePrice } from '@banyan/contracts/course';
import { RefusedError } from '@banyan/core-http';
import { answer, failing, waiting, type FakeAnswer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { coursePage } from '../testing/courseStory.tsx';
import { longer } from '../testing/myRecords.ts';
import { makePackage } from '../testing/packages.ts';
import { PackagePage } from './PackagePage.tsx';

const meta: Meta<typeof PackagePage> = {
  title: 'course/Package page',
  component: PackagePage,
  parameters: { layout: 'fullscreen' },
  decorators: [coursePage(PackagePage)],
};
export default meta;
type Story = StoryObj;

const story = (answers: (language: 'zh' | 'en') => readonly FakeAnswer[]): Story => ({
  parameters: { screen: { at: '/coursepackage/detail/1', answers } },
});
export const Default: Story = story((language) => [answer(packageDetail, () => makePackage(language))]);
export const Charged: Story = story((language) => [
  answer(packageDetail, () => makePackage(language, 2)),
  answer(packagePrice, () => ({ price: 19_900, apart: 29_800 })),
]);
export const Learned: Story = story((language) => [answer(packageDetail, () => makePackage(language, 1))]);
export const Loading: Story = story(() => [answer(packageDetail, waiting)]);
export const Failed: Story = story(() => [failing(packageDetail)]);
export const Gone: Story = story(() => [
  answer(packageDetail, () => {
    throw new RefusedError(packageDetail, { code: ErrorCode.notFound, msg: '', data: null });
  }),
]);
export const LongNames: Story = story((language) => [
  answer(packageDetail, () => makePackage(language, 0, longer[language])),
]);
