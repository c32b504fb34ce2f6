import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { SegmentedControl } from './SegmentedControl.tsx';
import { SuggestionHead, type SuggestionHeadProps } from './SuggestionHead.tsx';

const words = {
  zh: {
    ...{ title: '关键词评分', about: '在文字里找关键词，不理解意思', suggests: '建议 8 分', noMark: '采纳后才算' },
    ...{ take: '采纳', ask: '要建议', again: '重新建议', failed: '建议没有生成，可以重试。' },
    ...{ how: '松紧', options: ['严格', '适中', '宽松'] },
  },
  en: {
    ...{ title: 'By key words', about: 'Looks for key words; it does not understand them', suggests: 'Suggests 8' },
    ...{ noMark: 'counts only once you take it', take: 'Accept', ask: 'Suggest', again: 'Suggest again' },
    ...{ failed: 'No suggestion came back. Try again.', how: 'Strictness', options: ['Strict', 'Moderate', 'Lenient'] },
  },
};

/** A render function for one state; `more` overrides its props. */
const shown =
  (
    { suggested = false, failed = false },
    more: (globals: Record<string, unknown>) => Partial<SuggestionHeadProps> = () => ({}),
  ) =>
  (args: Partial<SuggestionHeadProps>, { globals }: { globals: Record<string, unknown> }) => {
    const said = wordsOf(globals, words);
    return (
      <Narrow>
        <SuggestionHead
          by="keywords"
          title={suggested ? said.suggests : said.title}
          about={suggested ? said.noMark : said.about}
          take={suggested ? said.take : undefined}
          onTake={() => undefined}
          options={
            <SegmentedControl
              label={said.how}
              value="1"
              options={said.options.map((label, index) => ({ value: String(index), label }))}
              onChange={() => undefined}
            />
          }
          ask={suggested ? said.again : said.ask}
          pending={false}
          onAsk={() => undefined}
          failure={failed ? said.failed : undefined}
          retry={said.again}
          {...args}
          {...more(globals)}
        />
      </Narrow>
    );
  };

const meta: Meta<typeof SuggestionHead> = {
  title: 'ui/Feedback/Suggestion head',
  component: SuggestionHead,
  render: shown({}),
};
export default meta;
type Story = StoryObj<typeof SuggestionHead>;

export const Default: Story = {};

/** Requested and accepted by keyboard. */
export const DefaultTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { onTake: fn(), onAsk: fn() },
  render: shown({ suggested: true }),
  play: async ({ args, canvasElement, globals }) => {
    const said = wordsOf(globals, words);
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: said.take })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: said.again })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTake).toHaveBeenCalledOnce();
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {
  args: { by: 'keywords', pending: false, onTake: fn(), onAsk: fn() },
  argTypes: { by: { control: 'inline-radio', options: ['keywords', 'model'] }, pending: { control: 'boolean' } },
  render: shown({ suggested: true }),
};
export const Asking: Story = { render: shown({}, () => ({ pending: true })) };
export const Suggested: Story = { tags: ['english-dark'], render: shown({ suggested: true }) };
export const ByModel: Story = { render: shown({ suggested: true }, () => ({ by: 'model' })) };
export const Failed: Story = { render: shown({ failed: true }) };
export const LongText: Story = {
  render: shown({ suggested: true }, (globals) => ({ title: textsOf(globals).long, about: textsOf(globals).long })),
};
