import { ask, type FirstCalls } from '../first.ts';
import { pkBattle } from '../pk.ts';
import { pkHall, pkHeroes, pkHistory } from '../pkHall.ts';
import { heroesQuery } from './pk.query.ts';
import type { pkScreens } from './pk.ts';

/** First calls of the screens of quiz battles. */
export const pkFirst: FirstCalls<typeof pkScreens> = {
  pk: () => [ask(pkHall, {}), ask(pkHistory, {})],
  pkBattle: ({ params }) => (/^[1-9]\d{0,14}$/.test(params.id) ? [ask(pkBattle, { id: Number(params.id) })] : []),
  pkHeroes: ({ search }) => [ask(pkHeroes, { span: heroesQuery.read(search).span })],
};
