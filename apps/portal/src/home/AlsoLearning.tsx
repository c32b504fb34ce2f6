import type { MyStudyInfo } from '@banyan/contracts/account';
import { AppLink } from '@banyan/core-session';
import { motifOfSubject, ribbonSegments } from '@banyan/domain-course';
import { Card, CoverFrame, Ribbon, TextLink } from '@banyan/ui';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormats } from '@banyan/core-screen/views';

const Head = styled.header`
  display: flex;
  align-items: baseline;
  gap: 8px;
  margin-bottom: 8px;
  h2 {
    margin: 0;
    font-size: var(--t16);
    line-height: 24px;
    font-weight: 600;
  }
  span {
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  a {
    margin-inline-start: auto;
  }
`;
const Row = styled(AppLink)`
  display: grid;
  grid-template-columns: 96px 1fr;
  gap: 4px 12px;
  margin: 0 -8px;
  padding: 8px;
  border-radius: var(--r-ctl);
  &:hover {
    background: var(--hover);
  }
  b {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 500;
  }
  small {
    display: block;
    margin-bottom: 8px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  div {
    min-width: 0;
  }
`;
const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  margin: auto 0 0;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  dd {
    margin: 0;
    font-size: var(--t20);
    line-height: 28px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
const Column = styled(Card)`
  display: flex;
  flex-direction: column;
`;

export interface AlsoLearningProps {
  others: MyStudyInfo['others'];
  counts: MyStudyInfo['counts'];
  courseHref: (id: number) => string;
  recordHref: string;
}

/** The other courses in progress, and totals. */
export function AlsoLearning({ others, counts, courseHref, recordHref }: AlsoLearningProps) {
  const { t } = useTranslation('portal');
  const duration = useFormats();
  return (
    <Column forwardedAs="section" aria-labelledby="also-title">
      <Head>
        <h2 id="also-title">{t('home.alsoLearning')}</h2>
        {/* One of those begun is the one to continue, and stands elsewhere. */}
        <span>{others.length > 0 ? Math.max(others.length, counts.learning - 1) : null}</span>
        <TextLink href={recordHref}>
          {t('home.record')}
          <ChevronRight size={16} aria-hidden="true" />
        </TextLink>
      </Head>
      {others.length === 0 ? <p style={{ color: 'var(--ink-3)' }}>{t('home.nothingElse')}</p> : null}
      {others.map((course) => (
        <Row key={course.id} to={courseHref(course.id)} kind="screen">
          <CoverFrame
            seed={String(course.id)}
            motif={motifOfSubject[course.motif]}
            {...(course.coverUrl === null ? {} : { src: course.coverUrl })}
          />
          <div>
            <b title={course.title}>{course.title}</b>
            <small>
              {course.required ? `${t('home.required')} · ` : ''}
              {t('home.left', { duration: duration.rough(course.leftS) })}
            </small>
            <Ribbon thin segments={ribbonSegments(course.ribbon)} />
          </div>
        </Row>
      ))}
      <Counts>
        <div>
          <dt>{t('home.countLearning')}</dt>
          <dd>{counts.learning}</dd>
        </div>
        <div>
          <dt>{t('home.countLearned')}</dt>
          <dd>{counts.learned}</dd>
        </div>
        <div>
          <dt>{t('home.countRequired')}</dt>
          <dd>{counts.requiredOpen}</dd>
        </div>
      </Counts>
    </Column>
  );
}
