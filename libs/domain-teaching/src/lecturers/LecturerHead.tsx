import type { LecturerDetail } from '@banyan/contracts/teaching';
import { LatePart } from '@banyan/core-screen/views';
import { Avatar, Breadcrumbs, Dot, LinkButton, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { teachingLinks } from '../teaching.links.ts';
import { useWords } from '../shared/useWords.ts';
import { kindTones } from './lecturerLook.ts';
import { teachingDomain } from '../teaching.domain.ts';

const Way = styled.div`
  padding-top: 24px;
`;
const Head = styled.header`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto;
  gap: 24px;
  align-items: start;
  padding-block: 16px 24px;

  & h1 {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    align-items: center;
    font-size: var(--t24);
    line-height: 32px;
    overflow-wrap: anywhere;
  }
  & p {
    max-width: 72ch;
    margin-top: 4px;
    line-height: 24px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: 8px;
    list-style: none;
  }
  & dl {
    display: flex;
    gap: 32px;
    margin-top: 16px;
  }
  & dt {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & dd {
    margin: 0;
    font-size: var(--t20);
    font-weight: 600;
    line-height: 28px;
    font-variant-numeric: tabular-nums;
  }
`;

/** Head of a lecturer: picture, title, labels, cities, figures, and rewarding with points if possible. */
export const LecturerHead = observer(function LecturerHead({ detail }: { detail: LecturerDetail }) {
  const { t, list, number } = useWords();
  const { loadReward } = teachingDomain.useEnvironment().ports;
  const { introduction, learners, lecturer, met, own, rewardCourse } = detail;
  const { cities, courses, department, freeSlots, image, kind, labels, name, rating, title } = lecturer;
  const figures = [
    { key: 'courses', value: number(courses) },
    { key: 'learners', value: number(learners) },
    { key: 'met', value: number(met) },
    ...(rating === null ? [] : [{ key: 'rating', value: number(rating / 10) }]),
  ] as const;
  return (
    <>
      <Way>
        <Breadcrumbs
          label={t('lecturers.way')}
          items={[{ label: t('title.lecturers'), href: teachingLinks.lecturers.href() }]}
        />
      </Way>
      <Head>
        <Avatar name={name} src={image} size={96} />
        <div>
          <h1>
            {name}
            <Tag tone={kindTones[kind]}>{t(`lecturers.kind.${kind}`)}</Tag>
          </h1>
          <p>
            {[title, department].filter((part) => part !== '').join(' · ')}
            <Dot />
            {freeSlots === 0 ? t('lecturers.noFree') : t('lecturers.free', { count: freeSlots })}
          </p>
          {introduction === '' ? null : <p>{introduction}</p>}
          {cities.length === 0 ? null : <p>{t('lecturers.teachesIn', { cities: list(cities) })}</p>}
          {labels.length === 0 ? null : (
            <ul aria-label={t('lecturers.labels')}>
              {labels.map((label) => (
                <li key={label}>
                  <Tag>{label}</Tag>
                </li>
              ))}
            </ul>
          )}
          <dl>
            {figures.map(({ key, value }) => (
              <div key={key}>
                <dt>{t(`lecturers.figures.${key}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          {own ? <LinkButton href={teachingLinks.office.href()}>{t('lecturers.toOffice')}</LinkButton> : null}
          {rewardCourse === null || loadReward === undefined ? null : (
            <LatePart load={loadReward}>{(Reward) => <Reward courseId={rewardCourse} lecturer={name} />}</LatePart>
          )}
        </div>
      </Head>
    </>
  );
});
