import { ErrorCode } from '@banyan/contracts';
import { assessmentQuery, type AssessmentReport } from '@banyan/contracts/talent';
import { refusalCode } from '@banyan/core-screen';
import { RequestView, useDocumentWords, useShow } from '@banyan/core-screen/views';
import {
  Button,
  Container,
  ErrorState,
  LinkButton,
  PageTitle,
  SectionHeading,
  SkeletonBlock,
  SkeletonRegion,
  StaticTable,
  TextLink,
} from '@banyan/ui';
import { DocumentViewer, type DocumentTrouble } from '@banyan/ui/documents';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { talentDomain } from '../talent.domain.ts';
import { talentLinks } from '../talent.links.ts';
import { MissingTask } from './MissingTask.tsx';
import { makeReportStore } from './ReportStore.ts';

const Parts = styled.div`
  display: grid;
  gap: 24px;
  padding-bottom: 64px;

  & small {
    color: var(--ink-2);
    font-size: var(--t12);
  }
`;

function Report({ report, onRetry }: { report: AssessmentReport; onRetry: () => void }) {
  const { t } = useWords();
  const words = useDocumentWords();
  const [trouble, setTrouble] = useState<DocumentTrouble | null>(null);
  const value = (tenths: number | null) => (tenths === null ? t('assessment.hidden') : (tenths / 10).toFixed(1));
  return (
    <Parts>
      <div>
        {trouble === null ? (
          <DocumentViewer url={report.url} label={t('assessment.document')} words={words} onTrouble={setTrouble} />
        ) : (
          <ErrorState
            title={t(trouble === 'expired' ? 'assessment.pdfExpired' : 'assessment.pdfBroken')}
            actions={
              <Button
                onClick={() => {
                  setTrouble(null);
                  onRetry();
                }}
              >
                {t('assessment.reload')}
              </Button>
            }
          />
        )}
      </div>
      <section>
        <SectionHeading>{t('assessment.summary')}</SectionHeading>
        <StaticTable
          caption={t('assessment.summary')}
          rowId={({ title }) => title}
          columns={[
            { id: 'title', header: t('assessment.dimension'), names: true, cell: ({ title }) => title },
            { id: 'self', header: t('assessment.self'), align: 'end', cell: ({ self }) => value(self) },
            { id: 'leader', header: t('assessment.leader'), align: 'end', cell: ({ leader }) => value(leader) },
            { id: 'peers', header: t('assessment.peers'), align: 'end', cell: ({ peers }) => value(peers) },
          ]}
          rows={report.dimensions}
        />
        <small>{t('assessment.hiddenText')}</small>
      </section>
    </Parts>
  );
}

/** The report of the viewer’s assessment: the PDF, its figures as text, and ways to save it. */
export const ReportPage = observer(function ReportPage() {
  const { report } = talentDomain.useStore(makeReportStore);
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  const [params] = useSearchParams();
  const id = assessmentQuery.read(params).id ?? 0;
  useShow(report, () => (id > 0 ? report.load(id) : undefined), id);
  const missing = id === 0 || refusalCode(report.error) === ErrorCode.notFound;
  const { value } = report;
  return (
    <Container>
      <PageTitle
        before={<TextLink href={talentLinks.assessments.href({ tab: 'done' })}>{t('assessment.toList')}</TextLink>}
        actions={
          value === null ? undefined : (
            <>
              <LinkButton href={value.url} target="_blank" rel="noreferrer">
                {t('assessment.print')}
              </LinkButton>
              <LinkButton variant="primary" href={value.saveUrl} download={value.file}>
                {t('assessment.download')}
              </LinkButton>
            </>
          )
        }
      >
        {value?.task.title ?? t('title.report')}
      </PageTitle>
      {missing ? (
        <MissingTask label={t('assessment.noReport')} text={t('assessment.noReportText')} />
      ) : (
        <RequestView
          request={report}
          failed={t('assessment.reportFailed')}
          skeleton={
            <SkeletonRegion label={shared('loading')}>
              <SkeletonBlock height={640} />
            </SkeletonRegion>
          }
        >
          {(shown) => <Report key={shown.url} report={shown} onRetry={() => void report.retry()} />}
        </RequestView>
      )}
    </Container>
  );
});
