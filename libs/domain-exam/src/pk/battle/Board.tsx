import type { PkAnswer, PkBattle, PkMissed, PkQuestion } from '@banyan/contracts/exam';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, clock as clockText, Image, Kbd, Notice, TextLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { choicesOf, letterOf } from '../../shared/choices.ts';
import { QuestionMaterials } from '../../shared/QuestionMaterials.tsx';
import { Rich } from '../../shared/Rich.tsx';
import { useWords } from '../../shared/useWords.ts';
import { Fighter } from '../shared/Fighter.tsx';
import { Below, Head, Option, Options, Sheet, Stem } from './board-style.ts';
import type { LiveBattleStore } from './LiveBattleStore.ts';

export interface BoardProps {
  store: LiveBattleStore;
  battle: PkBattle;
  question: PkQuestion;
  /** Null until it is answered. */
  answer: PkAnswer | null;
  /** Address of the place that teaches a question. */
  lessonHref?: (lesson: NonNullable<PkMissed['lesson']>) => string;
}

/** One question of a battle: asked, answered by a press, then shown with the right answer. */
export const Board = observer(function Board({ store, battle, question, answer, lessonHref }: BoardProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { chosen, next, send } = store;
  const sheet = useRef<HTMLElement>(null);
  const told = answer !== null;
  // The button that was pressed is gone: reading continues at the question, or at the outcome.
  useEffect(() => sheet.current?.focus({ preventScroll: true }), [question.id, told]);
  const options = choicesOf(question, { right: t('pk.battle.true'), wrong: t('pk.battle.false') });
  const many = question.kind === 'multiple';
  const pending = send.isPending();
  const failure = send.failureOf() ?? next.failureOf();
  const key = answer?.key ?? null;
  const shownAs = (id: number) => {
    if (answer === null) return undefined;
    if (key?.includes(id) === true) return 'right';
    return key !== null && answer.choice.includes(id) ? 'wrong' : 'other';
  };
  return (
    <Sheet ref={sheet} tabIndex={-1} aria-label={t('pk.battle.question', { no: question.no })}>
      <Head>
        <b>
          {question.no}
          <span> / {battle.total}</span>
        </b>
        {t(`kind.${question.kind}`)}
        <small>{t('pk.battle.rule')}</small>
      </Head>
      <Stem>
        <Rich plain html={question.stem} />
        {question.pictures.map(({ alt, url }) => (
          <Image key={url} src={url} alt={alt} ratio={4 / 3} fit="contain" />
        ))}
        <QuestionMaterials materials={question.materials} />
      </Stem>
      <Options role={many ? 'group' : 'radiogroup'} aria-label={t('pk.battle.options')}>
        {options.map(({ id, text }, index) => (
          <Option key={id} data-chosen={chosen.includes(id) || undefined} data-shown={shownAs(id)}>
            <input
              type={many ? 'checkbox' : 'radio'}
              name={`pk-${question.id}`}
              checked={chosen.includes(id)}
              disabled={told || pending}
              onChange={() => store.choose(id)}
            />
            <span data-letter="" aria-hidden="true">
              {letterOf(index)}
            </span>
            <Rich plain html={text} />
            <small>
              {answer?.choice.includes(id) === true ? <Fighter who={battle.own.who} size={24} /> : null}
              {answer?.theirs?.includes(id) === true ? <Fighter who={battle.opponent?.who ?? null} size={24} /> : null}
            </small>
          </Option>
        ))}
      </Options>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure, told ? '' : t('pk.battle.notSent'))}
        </Notice>
      )}
      {answer === null ? (
        <Below>
          <p>{pending ? t('pk.battle.locked') : ''}</p>
          {failure === undefined ? (
            <Button variant="ghost" shut={pending} onClick={() => void store.submit([])}>
              {t('pk.battle.skip')}
            </Button>
          ) : (
            <Button variant="primary" pending={pending} onClick={() => void store.submit()}>
              {t('pk.battle.again')}
            </Button>
          )}
          {many && failure === undefined ? (
            <Button
              variant="primary"
              pending={pending}
              disabled={chosen.length === 0}
              onClick={() => void store.submit()}
            >
              {t('pk.battle.send')} <Kbd aria-hidden="true">Enter</Kbd>
            </Button>
          ) : null}
        </Below>
      ) : (
        <Below>
          <p role="status">
            <Told
              answer={answer}
              options={options}
              secondsEach={battle.secondsEach}
              {...(lessonHref === undefined ? {} : { lessonHref })}
            />
          </p>
          <Button variant="primary" pending={next.isPending()} onClick={() => store.goOn()}>
            {store.isThrough ? t('pk.battle.toResult') : t('pk.battle.next')} <Kbd aria-hidden="true">Enter</Kbd>
          </Button>
        </Below>
      )}
    </Sheet>
  );
});

interface ToldProps extends Pick<BoardProps, 'lessonHref'> {
  answer: PkAnswer;
  options: readonly { readonly id: number }[];
  secondsEach: number;
}

function Told({ answer, options, secondsEach, lessonHref }: ToldProps) {
  const { t, list } = useWords();
  const { choice, key, lesson, tookMs } = answer;
  const late = choice.length === 0 && tookMs >= secondsEach * 1000;
  const letters = options.flatMap(({ id }, index) => (key?.includes(id) === true ? [letterOf(index)] : []));
  return (
    <>
      {late ? `${t('pk.battle.late')} ` : ''}
      {key === null ? (
        t('pk.battle.secret')
      ) : (
        <>
          <b data-right="">{t('pk.battle.correct', { letters: list(letters) })}</b>{' '}
          <Rich plain html={answer.explanation} />
          {lesson === null || lessonHref === undefined ? null : (
            <>
              {' '}
              <TextLink href={lessonHref(lesson)}>
                {t('pk.battle.lesson', { title: lesson.title, at: clockText(lesson.second) })}
              </TextLink>
            </>
          )}
        </>
      )}
    </>
  );
}
