import { pointsHome, productList } from '@banyan/contracts/mall';
import { standardStories } from '@banyan/core-screen/stories';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inStory, mallPage } from '../testing/mallStory.tsx';
import { makeProductPage, makeProducts } from '../testing/products.ts';
import { MallPage } from './MallPage.tsx';

const at = '/shopMall';
const longName = {
  zh: '计数抽样检验程序按接收质量限检索的逐批检验抽样计划专用数显卡尺及其校准证书与便携收纳盒套装',
  en: 'Digital calliper with calibration certificate, carrying case and replacement batteries for lot-by-lot inspection',
};

const meta: Meta<typeof MallPage> = {
  title: 'mall/Mall page',
  component: MallPage,
  parameters: { layout: 'fullscreen' },
  decorators: [mallPage(MallPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: productList,
  at,
  full: (language) => makeProductPage(makeProducts(language)),
  empty: makeProductPage([]),
  long: (language) => makeProductPage(makeProducts(language).map((one) => ({ ...one, name: longName[language] }))),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const Visitor: Story = { parameters: inStory({ at, visitor: true }) };
export const Closed: Story = {
  parameters: inStory({ at, answers: () => [answer(productList, () => makeProductPage([], { open: false }))] }),
};
/** The products load, the balance does not. */
export const PointsFailed: Story = { parameters: inStory({ at, answers: () => [failing(pointsHome)] }) };
