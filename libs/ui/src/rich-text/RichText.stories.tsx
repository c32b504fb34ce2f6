import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pictureOf } from '../story-kit/pictures.tsx';
import { Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { RichText } from './RichText.tsx';

const picture = (alt: string) => `<img src="${pictureOf(0).replaceAll('"', '&quot;')}" alt="${alt}">`;

const zh = {
  words: { newWindow: '（新窗口打开）', table: '表格' },
  html: `
    <h1>巡检到底多久走一圈</h1>
    <p>很多班组问，巡检到底多久走一圈。<strong>先看过程能力，再看后果有多严重。</strong>过程稳的地方可以走得疏一些，
    后果重的地方再稳也要走得勤。标准原文见 <a href="https://example.com/gbt2828">GB/T 2828.1</a>，
    本厂的做法见 <a href="/course/7">《首件检验与过程巡检实务》</a>。</p>
    <h2>三道关口</h2>
    <ol><li>首件：开班、换刀、换料之后的第一件</li><li>巡检：按<em>路线</em>，不按心情</li><li>末件：下班前最后一件，和首件放在一起比</li></ol>
    <blockquote><p>末件好，不等于中间都好；首件好，也不等于末件会好。</p></blockquote>
    <table><caption>抽样频次</caption><thead><tr><th>Cpk</th><th>后果轻</th><th>后果一般</th><th>后果重</th><th>说明</th></tr></thead>
    <tbody><tr><th scope="row">≥ 1.67</th><td>每班 1 次</td><td>每班 2 次</td><td>每 2 小时</td><td>连续 25 批无异常可再放宽一级</td></tr>
    <tr><th scope="row">1.33 – 1.67</th><td>每班 2 次</td><td>每 2 小时</td><td>每小时</td><td>换刀后加做一次</td></tr>
    <tr><th scope="row">&lt; 1.33</th><td>每 2 小时</td><td>每小时</td><td>全检</td><td>先解决过程，再谈频次</td></tr></tbody></table>
    <figure>${'PICTURE'}<figcaption>巡检路线示意，红点是关键工位</figcaption></figure>
    <ul><li>记录写在现场，不补</li><li>发现异常：<mark>停、隔、报</mark>，按 <kbd>F2</kbd> 呼叫班长</li></ul>
    <p style="text-align:center;color:red;position:fixed">样式被去掉，只留下居中</p>
    <script>alert('never')</script><p onclick="alert(1)">处理程序也被去掉。</p>`,
  long: `<p>${'超长的一段没有标点的文字'.repeat(12)}</p><p>https://hengchuan.example/${'a-very-long-address'.repeat(8)}</p><pre>${'x = 1; '.repeat(40)}</pre>`,
};
const en: typeof zh = {
  words: { newWindow: '(opens a new window)', table: 'Table' },
  html: `
    <h1>How often should a patrol go round?</h1>
    <p>Many teams ask how often. <strong>Look at the capability first, then at what is at stake.</strong> A stable process needs
    fewer rounds; where the consequences are serious, go often however stable it is. The standard is
    <a href="https://example.com/gbt2828">GB/T 2828.1</a>, our way is in <a href="/course/7">First-article and patrol inspection</a>.</p>
    <h2>Three gates</h2>
    <ol><li>First article: after start of shift, a change of tool or material</li><li>Patrol: by <em>route</em>, not by mood</li><li>Last article: kept beside the first</li></ol>
    <blockquote><p>A good last article does not mean that all between were good.</p></blockquote>
    <table><caption>Sampling</caption><thead><tr><th>Cpk</th><th>Minor</th><th>Usual</th><th>Serious</th></tr></thead>
    <tbody><tr><th scope="row">≥ 1.67</th><td>once a shift</td><td>twice a shift</td><td>every 2 hours</td></tr></tbody></table>
    <figure>${'PICTURE'}<figcaption>The route; red dots are key stations</figcaption></figure>
    <ul><li>Write records on the spot</li><li>Something wrong: <mark>stop, separate, report</mark>, press <kbd>F2</kbd></li></ul>`,
  long: `<p>${'Averylongwordwithoutanyplacetobreak'.repeat(8)}</p><pre>${'x = 1; '.repeat(40)}</pre>`,
};

const withPicture = (html: string) => html.replace('PICTURE', picture(''));

const meta: Meta<typeof RichText> = {
  title: 'ui/Data/RichText',
  component: RichText,
  args: { html: zh.html.replace('PICTURE', ''), words: zh.words },
  argTypes: { words: { control: false } },
  render: (args, { globals }) => {
    const t = wordsOf(globals, { zh, en });
    return <RichText {...args} html={withPicture(t.html)} words={t.words} />;
  },
};
export default meta;
type Story = StoryObj<typeof RichText>;

/** By keyboard: links in order, an external one announces its new window, a table can be scrolled. */
export const Default: Story = { tags: ['mirrored', 'english', 'dark'] };

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const foreign = canvas.getByRole('link', { name: /GB\/T 2828\.1.*新窗口打开/ });
    await expect(foreign).toHaveFocus();
    await expect(foreign).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '《首件检验与过程巡检实务》' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: '抽样频次' })).toHaveFocus();
    await expect(canvasElement.querySelector('script, [style*="fixed"], [onclick]')).toBeNull();
    await expect(canvas.getByText('样式被去掉，只留下居中')).toHaveAttribute('data-align', 'center');
    await expect(canvas.getByRole('heading', { level: 3, name: '巡检到底多久走一圈' })).toBeVisible();
  },
};

export const Playground: Story = {
  args: { headingLevel: 3, size: 'md', wide: false },
  render: (args) => <RichText {...args} />,
};

export const Small: Story = { args: { size: 'sm' } };

export const LongText: Story = {
  render: (args, { globals }) => {
    const t = wordsOf(globals, { zh, en });
    return (
      <Narrow>
        <RichText {...args} html={t.long + withPicture(t.html)} words={t.words} />
      </Narrow>
    );
  },
};
