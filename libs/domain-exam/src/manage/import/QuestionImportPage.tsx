import { assessmentScreens } from '@banyan/contracts/exam';
import { ImportWizard, type ImportStep } from '@banyan/core-console/views';
import { UploadError } from '@banyan/core-http';
import { Moment, RequestView, useFailureText, useShow, useUploadTroubleText } from '@banyan/core-screen/views';
import { Button, ErrorState, SectionHeading, SkeletonBlock, SkeletonLine, SkeletonRegion, TextLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { examDomain } from '../../exam.domain.ts';
import { useWords } from '../../shared/useWords.ts';
import { CheckQuestions, CheckQuestionsHead } from './CheckQuestions.tsx';
import { QuestionImportOutcome } from './QuestionImportOutcome.tsx';
import { makeQuestionImportStore, type QuestionImportStore } from './QuestionImportStore.ts';

const mostBytes = 20 * 1024 * 1024;
const accept = ['.gift', '.txt', '.xml', '.zip', '.csv', '.xlsx', '.xls', '.docx'];

const Earlier = styled.section`
  display: grid;
  gap: 12px;
  margin-top: 24px;

  & > p {
    color: var(--ink-2);
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    padding-block: 8px;
    border-top: 1px solid var(--line);
    color: var(--ink-2);
  }
`;

const Help = observer(function Help({ store, path }: { store: QuestionImportStore; path: string }) {
  const { t, number } = useWords();
  return (
    <Earlier>
      <p>{t('questionImport.help')}</p>
      <SectionHeading level={2}>{t('questionImport.earlier')}</SectionHeading>
      <RequestView request={store.earlier} skeleton={<SkeletonLine width="60%" />}>
        {(imports) =>
          imports.length === 0 ? (
            <p>{t('questionImport.noEarlier')}</p>
          ) : (
            <ul>
              {imports.map(({ at, by, file, id, state, written }) => (
                <li key={id}>
                  <TextLink href={`${path}?id=${id}`}>{file}</TextLink>
                  <span>{t('questionImport.earlierLine', { by, n: number(written) })}</span>
                  <span>{t(`questionImport.state.${state}`)}</span>
                  <Moment at={at} />
                </li>
              ))}
            </ul>
          )
        }
      </RequestView>
    </Earlier>
  );
});

function useFileFailure() {
  const { t } = useWords();
  const failureText = useFailureText();
  const troubleText = useUploadTroubleText();
  return (failure: unknown): string | undefined => {
    if (failure === undefined) return undefined;
    const known = troubleText(failure);
    if (known !== null) return known;
    if (failure instanceof UploadError && failure.trouble.kind === 'tooLarge') return t('questionImport.trouble.large');
    if (failure instanceof UploadError && failure.trouble.kind === 'type') return t('questionImport.trouble.kind');
    return failureText(failure);
  };
}

/** Questions come in from a file: the file, its questions to check and mend, what came of it. */
export const QuestionImportPage = observer(function QuestionImportPage() {
  const { id: bank = '' } = useParams();
  const [params] = useSearchParams();
  const id = /^\d{1,15}$/.exec(params.get('id') ?? '')?.[0] ?? '0';
  const key = `${bank}:${id}`;
  const store = examDomain.useStore(makeQuestionImportStore, key);
  const { t } = useWords();
  const navigate = useNavigate();
  const fileFailure = useFileFailure();
  useShow(store, () => store.show(), key);
  const path = assessmentScreens.importQuestions.path.replace(':id', bank);
  const bring = async (file: File) => {
    const begun = await store.bring(file);
    if (begun !== null) await navigate(`${path}?id=${begun}`);
  };
  const { detail } = store;
  const step: ImportStep = id === '0' ? 'file' : detail === null || detail.state === 'checked' ? 'check' : 'done';
  const failure = fileFailure(store.failure);
  return (
    <ImportWizard
      title={detail?.file ?? t('title.importQuestions')}
      {...(detail === null ? {} : { count: detail.ribbon.length })}
      step={step}
      onFile={(file) => void bring(file)}
      accept={accept}
      mostBytes={mostBytes}
      reading={store.sent}
      {...(failure === undefined ? {} : { failure })}
      help={<Help store={store} path={path} />}
      actions={
        id === '0' ? null : (
          <>
            <Button variant="ghost" onClick={() => void navigate(path)}>
              {t('questionImport.another')}
            </Button>
            {step === 'check' && detail !== null ? <CheckQuestionsHead store={store} detail={detail} /> : null}
          </>
        )
      }
    >
      {detail === null ? (
        store.questions.state === 'failed' ? (
          <ErrorState
            level={2}
            title={t('questionImport.gone')}
            onRetry={() => void store.questions.retry()}
            retryText={t('refusal.retry')}
          />
        ) : (
          <SkeletonRegion label={t('questionImport.loading')}>
            <SkeletonBlock height={320} />
          </SkeletonRegion>
        )
      ) : step === 'check' ? (
        <CheckQuestions store={store} detail={detail} />
      ) : (
        <QuestionImportOutcome store={store} detail={detail} />
      )}
    </ImportWizard>
  );
});
