import { ErrorCode, idOf } from '@banyan/contracts';
import { type PartnerPage as PartnerData } from '@banyan/contracts/course';
import { refusalCode } from '@banyan/core-screen';
import { LatePart, RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import {
  Breadcrumbs,
  Card,
  Container,
  CoverFrame,
  DetailSkeleton,
  EmptyState,
  FieldSkeleton,
  LinkButton,
  PageTitle,
  SectionHeading,
  Tag,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { CourseGrid } from '../card/CourseGrid.tsx';
import { motifOfSubject } from '../card/courseLook.ts';
import { courseDomain } from '../course.domain.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';
import { PartnerLinks } from './PartnerLinks.tsx';
import { makePartnerStore, type PartnerStore } from './PartnerStore.ts';

/** Loaded separately with the library of forms. */
const loadLeadForm = () => import('./LeadForm.tsx').then((part) => part.LeadForm);
/** Heights of the form's fields, px. */
const leadHeights = [36, 36, 56, 36, 88, 88, 88];

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 32px;
  align-items: start;
  padding-bottom: 48px;

  & > div {
    display: grid;
    gap: 40px;
  }
`;
const About = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  line-height: 24px;
  color: var(--ink-2);

  & p + p {
    margin-top: 12px;
  }
  & p {
    max-width: 68ch;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`;
const Waiting = styled.div`
  display: grid;
  gap: 24px;
`;
const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 12px;
`;

const Opened = observer(function Opened({ detail, store }: { detail: PartnerData; store: PartnerStore }) {
  const { t } = useWords();
  const about = useId();
  const taught = useId();
  const ask = useId();
  const { courses, introduction, partner, place, since, types } = detail;
  const facts = [t('partner.since', { year: since }), ...(place === '' ? [] : [place])];
  return (
    <>
      <PageTitle
        before={
          <Breadcrumbs
            label={t('course.way')}
            items={[{ label: t('title.catalogue'), href: courseLinks.catalogue.href() }]}
          />
        }
        description={partner.line}
      >
        {partner.name}
      </PageTitle>
      <Columns>
        <div>
          <section aria-labelledby={about}>
            <SectionHeading id={about} size="sm">
              {t('partner.about')}
            </SectionHeading>
            <About>
              <CoverFrame seed={`partner-${partner.id}`} motif={motifOfSubject[partner.motif]} src="" eager />
              <div>
                <Marks>
                  {types.map((type) => (
                    <Tag key={type}>{t(`partner.type.${type}`)}</Tag>
                  ))}
                  <span>{facts.join(' · ')}</span>
                </Marks>
                {introduction.map((part) => (
                  <p key={part}>{part}</p>
                ))}
              </div>
            </About>
          </section>
          <section aria-labelledby={taught}>
            <SectionHeading id={taught} size="sm">
              {t('partner.courses')}
            </SectionHeading>
            {courses.length === 0 ? <p>{t('partner.noCourses')}</p> : <CourseGrid courses={courses} columns={3} />}
          </section>
          <PartnerLinks request={store.types} current={partner.id} heading={t('partner.others')} />
        </div>
        <Card as="section" aria-labelledby={ask}>
          <SectionHeading id={ask} size="sm">
            {t('partner.ask')}
          </SectionHeading>
          <LatePart
            load={loadLeadForm}
            waiting={
              <Waiting>
                {leadHeights.map((height, index) => (
                  <FieldSkeleton key={index} label={t('loading')} height={height} />
                ))}
              </Waiting>
            }
          >
            {(LeadForm) => <LeadForm store={store} types={types} />}
          </LatePart>
        </Card>
      </Columns>
    </>
  );
});

/** A partner: its description, its courses, and a contact form for interested enterprises. */
export const PartnerPage = observer(function PartnerPage() {
  const id = idOf(useParams()['id']);
  const store = courseDomain.useStore(makePartnerStore, id ?? 0);
  const { t } = useWords();
  useShow(store, () => (id === null ? undefined : store.show()), id ?? 0);
  useRefresh(() => store.page.refresh());
  const gone = (
    <EmptyState
      level={2}
      label={t('partner.gone')}
      description={t('partner.goneText')}
      actions={<LinkButton href={courseLinks.catalogue.href()}>{t('catalogue.all')}</LinkButton>}
    />
  );
  if (id === null) {
    return (
      <Container>
        <PageTitle>{t('title.partner')}</PageTitle>
        {gone}
      </Container>
    );
  }
  return (
    <Container>
      {store.page.value === null ? <PageTitle>{t('title.partner')}</PageTitle> : null}
      <RequestView
        request={store.page}
        skeleton={<DetailSkeleton label={t('loading')} />}
        failed={t('partner.failed')}
        failure={(error) => (refusalCode(error) === ErrorCode.notFound ? gone : null)}
      >
        {(detail) => <Opened key={detail.partner.id} detail={detail} store={store} />}
      </RequestView>
    </Container>
  );
});
