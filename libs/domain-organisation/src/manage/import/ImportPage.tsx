import { organisationScreens } from '@banyan/contracts/organisation';
import { ImportWizard, type ImportStep } from '@banyan/core-console/views';
import { UploadError } from '@banyan/core-http';
import { useEvery, useFailureText, useShow, useUploadTroubleText } from '@banyan/core-screen/views';
import { Button, ErrorState, SkeletonRegion, SkeletonBlock } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { organisationDomain } from '../../organisation.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { CheckHead, CheckRows } from './CheckStep.tsx';
import { EarlierImports } from './EarlierImports.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { makeImportStore, type ImportStore } from './ImportStore.ts';

const mostBytes = 20 * 1024 * 1024;
const accept = ['.csv', '.xlsx', '.xls'];
/** Pause between two looks at work of the server, ms. */
const askAgainMs = 1000;

const stepOf = ({ detail, id }: ImportStore): ImportStep => {
  if (id === 0) return 'file';
  return detail === null || detail.state === 'checked' ? 'check' : 'done';
};

function useFileFailure() {
  const { t } = useWords();
  const failureText = useFailureText();
  const troubleText = useUploadTroubleText();
  return (failure: unknown): string | undefined => {
    if (failure === undefined) return undefined;
    const known = troubleText(failure);
    if (known !== null) return known;
    if (failure instanceof UploadError && failure.trouble.kind === 'tooLarge') return t('imports.trouble.large');
    if (failure instanceof UploadError && failure.trouble.kind === 'type') return t('imports.trouble.text');
    return failureText(failure);
  };
}

/** People come in from a file: the file, its rows to check and mend, what came of it. */
export const ImportPage = observer(function ImportPage() {
  const [params] = useSearchParams();
  const id = Number(/^\d{1,15}$/.exec(params.get('id') ?? '')?.[0] ?? 0);
  const store = organisationDomain.useStore(makeImportStore, id);
  const { t } = useWords();
  const navigate = useNavigate();
  const fileFailure = useFileFailure();
  useShow(store, () => store.show(), id);
  useEvery(askAgainMs, store.isBusy, () => store.refresh());
  const { path } = organisationScreens.importPeople;
  const bring = async (file: File) => {
    const begun = await store.bring(file);
    if (begun !== null) await navigate(`${path}?id=${begun}`);
  };
  const step = stepOf(store);
  const { detail } = store;
  const failure = fileFailure(store.failure);
  return (
    <ImportWizard
      title={detail?.file ?? t('title.importPeople')}
      {...(detail === null ? {} : { count: detail.rows })}
      step={step}
      onFile={(file) => void bring(file)}
      accept={accept}
      mostBytes={mostBytes}
      reading={store.sent}
      {...(failure === undefined ? {} : { failure })}
      help={<EarlierImports store={store} />}
      actions={
        id === 0 ? null : (
          <>
            <Button variant="ghost" onClick={() => void navigate(path)}>
              {t('imports.another')}
            </Button>
            {step === 'check' && detail !== null ? <CheckHead store={store} /> : null}
          </>
        )
      }
    >
      {detail === null ? (
        store.opening.error === undefined ? (
          <SkeletonRegion label={t('loading')}>
            <SkeletonBlock height={320} />
          </SkeletonRegion>
        ) : (
          <ErrorState level={2} title={t('imports.gone')} onRetry={() => void store.show()} retryText={t('retry')} />
        )
      ) : step === 'check' && store.table !== null ? (
        <CheckRows store={store} table={store.table} detail={detail} />
      ) : (
        <ImportOutcome store={store} detail={detail} />
      )}
    </ImportWizard>
  );
});
