import type { MyStudyInfo } from '@banyan/contracts/account';
import { AppLink } from '@banyan/core-session';
import { motifOfSubject, onlyStudyLeft, ribbonSegments } from '@banyan/domain-course';
import { clock, CoverFrame, Dot, LinkButton, pigmentOfMotif, Ribbon, TextLink } from '@banyan/ui';
import { Check, Lock, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormats } from '@banyan/core-screen/views';

/** The course to continue. */
export type Continue = NonNullable<MyStudyInfo['continue']>;

const Panel = styled.section`
  --tint: color-mix(in oklab, var(--pigment) 9%, var(--surface));
  --ribbon-track: color-mix(in oklab, var(--pigment) 22%, var(--surface));
  display: grid;
  grid-template-columns: minmax(372px, 1fr) minmax(0, 352px);
  gap: 24px 32px;
  padding: 24px;
  border: 1px solid color-mix(in oklab, var(--pigment) 18%, var(--surface));
  border-radius: var(--r-card);
  background: var(--tint);
  [data-theme='dark'] & {
    --tint: color-mix(in oklab, var(--pigment) 16%, var(--surface));
    --ribbon-track: color-mix(in oklab, var(--pigment) 34%, var(--line-2));
    border-color: color-mix(in oklab, var(--pigment) 30%, var(--surface));
  }
  h2 {
    margin: 4px 0 0;
    font-size: var(--t24);
    line-height: 34px;
    font-weight: 600;
    text-wrap: balance;
  }
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;
const Eyebrow = styled.p`
  display: flex;
  gap: 8px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);
`;
const Chapter = styled.p`
  margin-top: 8px;
  color: var(--ink-2);
`;
const Missed = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: 8px;
  font-size: var(--t12);
  line-height: 20px;
  i {
    width: 20px;
    height: 6px;
    border-radius: 2px;
    background: repeating-linear-gradient(115deg, var(--warn-graphic) 0 3px, transparent 3px 6px);
  }
`;
const Act = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  margin-top: auto;
  padding-top: 24px;
  b {
    display: block;
    font-size: var(--t16);
    line-height: 24px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
`;
const Chapters = styled.div`
  grid-column: 1 / -1;
  ol {
    display: flex;
    gap: 3px;
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
    font-size: var(--t12);
    line-height: 16px;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  li {
    display: flex;
    align-items: center;
    gap: 4px;
    min-width: 4px;
    flex-basis: 0;
    white-space: nowrap;
  }
  li[aria-current] {
    color: var(--ink);
    font-weight: 600;
  }
  svg {
    flex: none;
  }
  svg[data-done] {
    color: var(--ok);
  }
`;

export interface ContinueHeroProps {
  /** Words above the course: title of the module, as set by the enterprise. */
  title: string;
  item: Continue;
  /** Address of the course at the chapter to continue. */
  href: string;
  /** Address that starts at the skipped part. */
  missedHref: string;
}

/** First item on the home page: the course to continue, the remaining time, one main action. */
export function ContinueHero({ title, item, href, missedHref }: ContinueHeroProps) {
  const { t } = useTranslation('portal');
  const duration = useFormats();
  const { course, chapter, positionS, leftS, missed, ribbon } = item;
  const motif = motifOfSubject[course.motif];
  const studyLeftS = onlyStudyLeft(course);
  const [left, note] =
    studyLeftS > 0
      ? [t('home.studyLeft', { duration: duration.precise(Math.ceil(studyLeftS)) }), t('home.studyLeftNote')]
      : [
          t('home.left', { duration: duration.precise(leftS) }),
          t('home.leftInCourse', { duration: duration.rough(course.leftS) }),
        ];
  return (
    <Panel aria-labelledby="continue-title" style={{ '--pigment': pigmentOfMotif(motif).ground }}>
      <Words>
        <Eyebrow>
          <span>{title}</span>
          <span>
            {item.categoryName}
            {course.required ? (
              <>
                <Dot />
                {t('home.required')}
              </>
            ) : null}
          </span>
        </Eyebrow>
        <h2 id="continue-title">{course.title}</h2>
        <Chapter>{t('home.chapter', { no: chapter.no, title: chapter.title })}</Chapter>
        {missed === null ? null : (
          <Missed>
            <i aria-hidden="true" />
            {t('home.missed', { from: clock(missed[0]), to: clock(missed[1]) })}
            <TextLink variant="inline" href={missedHref}>
              {t('home.watchMissed')}
            </TextLink>
          </Missed>
        )}
        <Act>
          <LinkButton
            variant="primary"
            size="lg"
            href={href}
            icon={<Play size={18} fill="currentColor" aria-hidden="true" />}
          >
            {positionS > 0
              ? t('home.goOnAt', { at: clock(positionS) })
              : t(studyLeftS > 0 ? 'home.playAgain' : 'home.begin')}
          </LinkButton>
          <div>
            <b>{left}</b>
            <small>{note}</small>
          </div>
        </Act>
      </Words>
      <AppLink to={href} tabIndex={-1} aria-hidden="true">
        <CoverFrame
          seed={String(course.id)}
          motif={motif}
          eager
          {...(course.coverUrl === null ? {} : { src: course.coverUrl })}
        />
      </AppLink>
      <Chapters>
        <Ribbon segments={ribbonSegments(ribbon)} finished={course.state === 'learned'} />
        <ol aria-label={t('home.chapters')}>
          {ribbon.map((piece, index) => {
            const current = index + 1 === chapter.no;
            return (
              <li key={index} style={{ flexGrow: piece.seconds }} aria-current={current ? 'step' : undefined}>
                {piece.locked ? <Lock size={12} role="img" aria-label={t('home.lockedChapter')} /> : null}
                {piece.done >= 1 ? (
                  <Check size={14} data-done role="img" aria-label={t('home.learnedChapter')} />
                ) : null}
                {current ? t('home.chapterNo', { no: index + 1 }) : index + 1}
              </li>
            );
          })}
        </ol>
      </Chapters>
    </Panel>
  );
}
