import { Button, Card } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { placeOf } from '../items/Item.tsx';
import type { GivenSheet } from '../responses/givenSheet.ts';

const Place = styled.aside`
  position: sticky;
  top: 24px;

  & header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px;
    margin-bottom: 12px;
  }
  & header > h2 {
    font-size: var(--t16);
    line-height: 24px;
  }
  & header > span {
    font-size: var(--t12);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & p {
    margin: 12px 0 16px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
`;

const Numbers = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(32px, 1fr));
  gap: 6px;
  list-style: none;

  & a {
    display: grid;
    place-items: center;
    height: 28px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-small);
    font-size: var(--t12);
    font-variant-numeric: tabular-nums;
  }
  & a[data-state='done'] {
    border-color: transparent;
    background: var(--line-2);
  }
  & a[data-state='missing'] {
    border-color: var(--accent);
    color: var(--accent-text);
  }
`;

/** Puts the focus on a question. */
export function goTo(id: string): void {
  const place = document.getElementById(placeOf(id));
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}

/** Progress: each question by its number, and the next one that prevents handing in. */
export const Progress = observer(function Progress({ store }: { store: GivenSheet }) {
  const { t, number } = useWords();
  const { firstWrong, items, nextMissing, required } = store;
  const next = nextMissing ?? firstWrong;
  const nextNo = number(next === undefined ? 0 : store.numberOf(next));
  return (
    <Place aria-label={t('questionnaire.progress.title')}>
      <Card>
        <header>
          <h2>{t('questionnaire.progress.title')}</h2>
          <span>
            {t('questionnaire.progress.required', { done: number(required.answered), all: number(required.all) })}
          </span>
        </header>
        <Numbers>
          {items.map((item) => {
            const no = number(store.numberOf(item));
            const answered = store.isAnswered(item);
            const state = item === next ? 'missing' : answered ? 'done' : 'open';
            return (
              <li key={item.id}>
                <a
                  href={`#${placeOf(item.id)}`}
                  data-state={state}
                  aria-label={t(answered ? 'questionnaire.progress.answered' : 'questionnaire.progress.open', {
                    n: no,
                  })}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(item.id);
                  }}
                >
                  {no}
                </a>
              </li>
            );
          })}
        </Numbers>
        <p>
          {next === undefined
            ? t('questionnaire.progress.whole')
            : t(`questionnaire.progress.${nextMissing === undefined ? 'wrong' : 'missing'}`, { n: nextNo })}
        </p>
        {next === undefined ? null : (
          <Button block onClick={() => goTo(next.id)}>
            {t('questionnaire.progress.go', { n: nextNo })}
          </Button>
        )}
      </Card>
    </Place>
  );
});
