import type { CallInput, CallOutput } from '@banyan/contracts';
import type { searchFind } from '@banyan/contracts/account';
import type { CallContext, Learner } from '../../http/context.ts';
import type { FoundPage } from '../../search/searchSource.ts';
import type { SearchPorts } from './search.ports.ts';
import { corrected } from './vocabulary.ts';

type Input = CallInput<typeof searchFind>;

const nothing: FoundPage = { items: [], next: null, total: 0 };
/** Most characters sent of a hit's description. */
const STRETCH = 140;

/** Items of a kind with these words in them. */
export const find =
  (ports: SearchPorts) =>
  async (ctx: CallContext, input: Input): Promise<CallOutput<typeof searchFind>> => {
    const typed = input.q.normalize('NFKC').trim();
    const words = await corrected(ctx.scope, typed);
    const page = await ask(ports, ctx, { ...input, q: words });
    // Corrected words without a hit are not named either: they may come from something the viewer must not know of.
    const told = page.items.length === 0 ? input.q : words === typed ? input.q : words;
    return { ...page, items: page.items.map((hit) => ({ ...hit, about: stretch(hit.about, words) })), words: told };
  };

function ask({ open, own }: SearchPorts, ctx: CallContext, input: Input): Promise<FoundPage> {
  const { of: kind } = input;
  if (kind !== 'exam' && kind !== 'questionnaire' && kind !== 'message') return open[kind](ctx, input);
  return isLearner(ctx) ? own[kind](ctx, input) : Promise.resolve(nothing);
}

const isLearner = (ctx: CallContext): ctx is CallContext<Learner> => ctx.viewer.userId !== null;

/** A stretch of a long text around the first word found. */
function stretch(text: string, words: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  const characters = [...plain];
  if (characters.length <= STRETCH) return plain;
  const at = Math.max(
    0,
    ...words
      .split(/\s+/)
      .map((word) => [...plain.slice(0, Math.max(0, plain.toLowerCase().indexOf(word.toLowerCase())))].length),
  );
  const from = at < STRETCH - 40 ? 0 : at - 40;
  const end = from + STRETCH;
  return `${from > 0 ? '…' : ''}${characters.slice(from, end).join('')}${end < characters.length ? '…' : ''}`;
}
