import { Card, Dot, Ribbon, Tag, VisuallyHidden } from '@banyan/ui';
import { Check, Lock } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { KindIcon } from '../../player/kindIcon.tsx';
import { useWords } from '../../shared/useWords.ts';
import { shownIn } from '../editor/outline.ts';
import { Marks } from './Marks.tsx';
import type { PreviewStore } from './PreviewStore.ts';

const Panel = styled(Card)`
  overflow: hidden;

  & > header {
    display: grid;
    gap: 12px;
    padding: 16px 20px 12px;
    border-bottom: 1px solid var(--line);
  }
  & > header > div:first-child {
    display: flex;
    align-items: baseline;
    gap: 12px;
  }
  & h2 {
    font-size: var(--t16);
    line-height: 24px;
  }
  & > header p {
    margin-inline-start: auto;
    font-size: var(--t12);
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > ol {
    padding-block: 4px 8px;
  }
  & h3 {
    padding: 12px 20px 4px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
  & > section > ul > li {
    padding: 4px 20px;
    color: var(--ink-3);
    text-decoration: line-through;
  }
`;

const Line = styled.button`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  column-gap: 12px;
  align-items: center;
  width: 100%;
  padding: 8px 20px;
  line-height: 22px;
  text-align: start;
  color: var(--ink-2);

  &:hover {
    background: var(--hover);
  }
  &[aria-current] {
    background: var(--accent-soft);
    color: var(--ink);
    font-weight: 600;
  }
  &[data-standing='learned'] > svg {
    color: var(--ok);
  }
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    font-size: var(--t12);
    font-weight: 400;
    color: var(--ink-3);
    white-space: nowrap;
  }
`;

export interface PreviewCatalogueProps {
  store: PreviewStore;
}

/** The chapters as a learner finds them, with the numbers of their changes. */
export const PreviewCatalogue = observer(function PreviewCatalogue({ store }: PreviewCatalogueProps) {
  const { t, brief, language, number, rough } = useWords();
  const { chapter: current, chapters, learned, leftS, removed } = store;
  const isDone = chapters.length > 0 && learned.size === chapters.length;
  return (
    <Panel forwardedAs="nav" padding="none" aria-label={t('course.catalogue')}>
      <header>
        <div>
          <h2>{t('course.catalogue')}</h2>
          <p>
            {t('course.learnedOf', { learned: learned.size, all: chapters.length })}
            <Dot />
            {isDone ? t('card.learned') : t('course.left', { duration: rough(leftS) })}
          </p>
        </div>
        <Ribbon
          finished={isDone}
          segments={chapters.map((chapter) => ({
            id: chapter.key,
            size: store.secondsOf(chapter),
            state: learned.has(chapter.key) ? 'done' : 'open',
          }))}
        />
      </header>
      <ol>
        {chapters.map((chapter, index) => {
          const standing = store.standingOf(chapter);
          const { key, kind, section, title } = chapter;
          return (
            <li key={key}>
              {section === null || shownIn(language, section) === '' ? null : <h3>{shownIn(language, section)}</h3>}
              <Line
                type="button"
                data-standing={standing}
                aria-current={chapter === current ? 'true' : undefined}
                onClick={() => store.open(key)}
              >
                {standing === 'learned' ? (
                  <Check size={16} aria-hidden="true" />
                ) : standing === 'locked' ? (
                  <Lock size={16} aria-hidden="true" />
                ) : (
                  <KindIcon kind={kind} size={14} />
                )}
                <span>
                  {number(index + 1)} {shownIn(language, title) || t('editor.untitled')}
                  <Marks store={store} numbers={store.marksOfChapter(chapter)} />
                </span>
                <small>
                  {standing === 'learned' ? <VisuallyHidden>{t('state.learned')} </VisuallyHidden> : null}
                  {standing === 'new' ? <Tag>{t('preview.new')}</Tag> : null} {brief(store.secondsOf(chapter))}
                </small>
              </Line>
            </li>
          );
        })}
      </ol>
      {removed.length === 0 ? null : (
        <section>
          <h3>{t('preview.removed')}</h3>
          <ul>
            {removed.map(({ no, title }) => (
              <li key={no}>
                {title}
                <Marks store={store} numbers={[no]} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Panel>
  );
});
