import { scoresOf, sexes, starCount, type ManagedItemResult } from '@banyan/contracts/exam';
import { useWords } from '../../shared/useWords.ts';
import { Answer, Bars, Orders, Quotes, Rows } from './resultsStyle.ts';

export interface ItemAnswerProps {
  item: ManagedItemResult;
  /** From 1. */
  number: number;
}

const highest = 68;

/** The name of an answer in numbers: its option, or the number in words. */
export function useBarName() {
  const { t, number } = useWords();
  return (type: ManagedItemResult['type'], bar: ManagedItemResult['bars'][number]): string =>
    bar.text !== ''
      ? bar.text
      : type === 'sex'
        ? t(`questionnaire.sex.${sexes[bar.number] ?? 'unsaid'}`)
        : type === 'age'
          ? t('questionnaire.decade', { from: number(bar.number), to: number(bar.number + 9) })
          : number(bar.number);
}

/** Answers to a question: columns, rows, an order, or words, with its mean in a sentence. */
export function ItemAnswer({ item, number: no }: ItemAnswerProps) {
  const { t, number } = useWords();
  const { bars, count, means, orders, texts, title, type } = item;
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  const [mean] = means.length === 1 ? means : [];
  const barName = useBarName();
  const nameOf = (bar: (typeof bars)[number]) => barName(type, bar);
  const upright = type === 'star' || type === 'score' || type === 'age';
  const top = type === 'star' ? starCount : scoresOf({ min: null, max: bars.at(-1)?.number ?? null })[1];
  return (
    <Answer aria-label={title}>
      <header>
        <small>
          {number(no)} · {t(`editQuestionnaire.kind.${type}`)}
        </small>
        <h3>{title}</h3>
        <p>
          {mean === undefined || type === 'sorting' ? null : (
            <b>
              {type === 'age'
                ? t('manageResults.meanAge', { n: number(mean.mean / 100) })
                : t('manageResults.mean', { n: number(mean.mean / 100), of: number(top) })}{' '}
            </b>
          )}
          {t('manageResults.answers', { count, n: number(count) })}
        </p>
      </header>
      <div>
        {upright && bars.length > 0 ? (
          <Bars>
            {bars.map((bar) => (
              <li key={bar.number}>
                <small>{number(bar.count)}</small>
                <i style={{ height: (highest * bar.count) / most }} />
                <span>{nameOf(bar)}</span>
              </li>
            ))}
          </Bars>
        ) : bars.length > 0 ? (
          <Rows>
            {bars.map((bar) => (
              <li key={bar.number}>
                <span>{nameOf(bar)}</span>
                <i style={{ backgroundSize: `${(100 * bar.count) / most}% 100%` }} />
                <small>{number(bar.count)}</small>
              </li>
            ))}
          </Rows>
        ) : null}
        {type === 'score' && bars.length === 0 ? (
          <Rows>
            {means.map((one) => (
              <li key={one.text}>
                <span>{one.text}</span>
                <i style={{ backgroundSize: `${Math.max(0, Math.min(100, one.mean / top))}% 100%` }} />
                <small>{number(one.mean / 100)}</small>
              </li>
            ))}
          </Rows>
        ) : null}
        {orders.length === 0 ? null : (
          <Orders>
            <thead>
              <tr>
                <td />
                {orders.map((_, place) => (
                  <th key={place} scope="col">
                    {t('manageResults.place', { n: number(place + 1) })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {orders.map((option) => (
                <tr key={option.text}>
                  <th scope="row">{option.text}</th>
                  {option.counts.map((times, place) => (
                    <td key={place} style={{ '--share': `${count === 0 ? 0 : (50 * times) / count}%` } as object}>
                      {number(times)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Orders>
        )}
        {texts.length === 0 ? null : (
          // A list that scrolls is reached by the keyboard.
          <Quotes tabIndex={0} aria-label={t('manageResults.words')}>
            {texts.map(({ count: times, text }) => (
              <li key={text}>
                {text}
                {times === 1 ? null : ` × ${number(times)}`}
              </li>
            ))}
          </Quotes>
        )}
      </div>
    </Answer>
  );
}
