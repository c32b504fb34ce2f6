import { idOf } from '../address.ts';
import { ask, type FirstCalls } from '../first.ts';
import { pkBattle } from '../exam/pk.ts';
import { pkHall, pkHeroes, pkHistory } from '../exam/pkHall.ts';
import { heroesQuery } from '../exam/screens/pk.query.ts';
import type { pkScreens } from '../exam/screens/pk.ts';

/** First calls of the screens of quiz battles. */
export const pkFirst: FirstCalls<typeof pkScreens> = {
  pk: () => [ask(pkHall, {}), ask(pkHistory, {})],
  pkBattle({ params }) {
    const id = idOf(params.id);
    return id === null ? [] : [ask(pkBattle, { id })];
  },
  pkHeroes: ({ search }) => [ask(pkHeroes, { span: heroesQuery.read(search).span })],
};
