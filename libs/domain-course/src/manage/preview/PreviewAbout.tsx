import type { CourseSettings, EditedCourse } from '@banyan/contracts/course';
import { Moment } from '@banyan/core-screen/views';
import { Avatar, Facts } from '@banyan/ui';
import { Check } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { shownIn } from '../editor/outline.ts';
import { Marks } from './Marks.tsx';
import type { PreviewStore } from './PreviewStore.ts';

const Body = styled.div`
  display: grid;
  gap: 24px;
  padding-block: 24px;
  line-height: 24px;
  color: var(--ink-2);

  & h2 {
    margin-bottom: 8px;
    font-size: var(--t16);
    color: var(--ink);
  }
  & p {
    max-width: 68ch;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & li {
    display: flex;
    gap: 8px;
    overflow-wrap: anywhere;
  }
  & li > svg {
    flex: none;
    margin-top: 4px;
    color: var(--ok);
  }
  & [data-teacher] {
    display: flex;
    align-items: center;
    gap: 16px;
  }
`;

export interface PreviewAboutProps {
  store: PreviewStore;
  course: EditedCourse;
}

/** Texts about the course and its rules as a learner reads them, with the numbers of their changes. */
export const PreviewAbout = observer(function PreviewAbout({ store, course }: PreviewAboutProps) {
  const { t, credits, language, number, price, rough } = useWords();
  const { settings } = course.draft;
  const { intro, outcomes } = settings;
  const marks = (...names: (keyof CourseSettings)[]) => (
    <Marks store={store} numbers={names.flatMap((name) => store.marksOfSetting(name))} />
  );
  const flag = (value: boolean) => t(value ? 'editor.on' : 'editor.off');
  const costs = [
    ...(settings.price === null ? [] : [price(settings.price)]),
    ...(settings.pointsPrice === null ? [] : [t('manageCourses.points', { n: number(settings.pointsPrice) })]),
  ];
  const limit = (value: number | null) => (value === null ? t('editor.none') : number(value));
  const terms: readonly [name: keyof CourseSettings, value: ReactNode, also?: keyof CourseSettings][] = [
    ['audience', t(settings.audience === null ? 'editor.audienceEveryone' : 'editor.audienceSome')],
    ['required', flag(settings.required)],
    ['requiredUntil', settings.requiredUntil === null ? t('editor.none') : <Moment at={settings.requiredUntil} />],
    ['price', costs.length === 0 ? t('manageCourses.free') : costs.join(' / '), 'pointsPrice'],
    ['personalSale', flag(settings.personalSale)],
    ['credits', credits(settings.credits)],
    ['pointsPerChapter', number(settings.pointsPerChapter)],
    ['requiredStudyS', settings.requiredStudyS === 0 ? t('editor.none') : rough(settings.requiredStudyS)],
    ['sequential', flag(settings.sequential)],
    ['antiSkip', flag(settings.antiSkip)],
    ['background', flag(settings.background)],
    ['presence', t(`editor.presence.${settings.presence}`), 'presenceMinutes'],
    ['validDays', limit(settings.validDays)],
    ['maxViewers', limit(settings.maxViewers)],
  ];
  return (
    <Body>
      <div>
        <h2>
          {t('course.tab.introduction')}
          {marks('intro', 'cover', 'motif')}
        </h2>
        <p>{shownIn(language, intro)}</p>
      </div>
      {outcomes.length === 0 && store.marksOfSetting('outcomes').length === 0 ? null : (
        <section>
          <h2>
            {t('course.outcomes')}
            {marks('outcomes')}
          </h2>
          <ul>
            {outcomes.map((outcome) => (
              <li key={outcome.zh_cn}>
                <Check size={16} aria-hidden="true" />
                {shownIn(language, outcome)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>
          {t('course.lecturer')}
          {marks('lecturer')}
        </h2>
        <div data-teacher="">
          <Avatar name={course.lecturerName} size={48} />
          {course.lecturerName}
        </div>
      </section>
      <section>
        <h2>{t('preview.terms')}</h2>
        <Facts
          rows={terms.map(([name, value, also]) => ({
            name: t(`editor.setting.${name}`),
            value: (
              <>
                {value}
                {marks(name, ...(also === undefined ? [] : [also]))}
              </>
            ),
          }))}
        />
      </section>
    </Body>
  );
});
