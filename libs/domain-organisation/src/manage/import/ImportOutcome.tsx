import { organisationScreens, type ImportDetail } from '@banyan/contracts/organisation';
import { ConfirmCount } from '@banyan/core-console/views';
import { useFailureText, useMomentText } from '@banyan/core-screen/views';
import { Button, LinkButton, Notice, ProgressBar, SectionHeading } from '@banyan/ui';
import { Download, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { ImportStore } from './ImportStore.ts';
import { useImportWords } from './useImportWords.ts';

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
  max-width: 640px;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & > p {
    color: var(--ink-2);
  }
`;

/** Work under way, or what came of an import: the rest, first passwords, taking it back. */
export const ImportOutcome = observer(function ImportOutcome({
  store,
  detail,
}: {
  store: ImportStore;
  detail: ImportDetail;
}) {
  const { t, number } = useWords();
  const { troubleText } = useImportWords();
  const failureText = useFailureText();
  const momentText = useMomentText();
  const [asking, setAsking] = useState(false);
  const { counts, file, kept, share, state, stayed, takeBackUntil, trouble, withoutPassword, written } = detail;
  if (state === 'reading')
    return (
      <Body>
        <SectionHeading level={2}>{t('imports.readingFile', { file })}</SectionHeading>
        <ProgressBar value={share} label={t('imports.readingFile', { file })} />
        <p>{t('imports.readingText')}</p>
      </Body>
    );
  if (state === 'running' || state === 'takingBack') {
    const words = { share: `${number(Math.floor(share * 100))}%` };
    const text = state === 'running' ? t('imports.progress', words) : t('imports.goingBack', words);
    return (
      <Body>
        <SectionHeading level={2}>{text}</SectionHeading>
        <ProgressBar value={share} label={text} />
        <p>{t('imports.progressText')}</p>
      </Body>
    );
  }
  const behind = counts.fault + kept + stayed;
  const failure = store.saving.failureOf();
  const title =
    state === 'failed'
      ? t('imports.failedTitle')
      : state === 'takenBack'
        ? t('imports.takenBackTitle')
        : t('imports.doneTitle', { n: number(written) });
  return (
    <Body>
      <SectionHeading level={2}>{title}</SectionHeading>
      {trouble === null ? null : <Notice tone="danger">{troubleText(trouble)}</Notice>}
      {kept === 0 ? null : <Notice tone="warn">{t('imports.kept', { n: number(kept) })}</Notice>}
      {stayed === 0 ? null : <Notice tone="warn">{t('imports.stayed', { n: number(stayed) })}</Notice>}
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {t('imports.failed', { why: failureText(failure) })}
        </Notice>
      )}
      {withoutPassword === 0 ? null : <p>{t('imports.passwordsText')}</p>}
      <div>
        {withoutPassword === 0 ? null : (
          <Button
            variant="primary"
            icon={<Download size={16} aria-hidden="true" />}
            pending={store.saving.isPending()}
            onClick={() => void store.savePasswords()}
          >
            {t('imports.passwords', { count: withoutPassword, n: number(withoutPassword) })}
          </Button>
        )}
        {behind === 0 || state === 'failed' ? null : (
          <Button icon={<Download size={16} aria-hidden="true" />} onClick={() => void store.saveRest()}>
            {t('imports.rest', { n: number(behind) })}
          </Button>
        )}
        <LinkButton href={organisationScreens.people.path}>{t('imports.toPeople')}</LinkButton>
        {takeBackUntil === null ? null : (
          <Button icon={<Undo2 size={16} aria-hidden="true" />} onClick={() => setAsking(true)}>
            {t('imports.takeBack')}
          </Button>
        )}
      </div>
      {takeBackUntil === null ? null : <p>{t('imports.takeBackUntil', { until: momentText(takeBackUntil).words })}</p>}
      <ConfirmCount
        open={asking}
        danger
        title={t('imports.takeBackTitle', { count: written, n: number(written) })}
        count={written}
        confirmText={t('imports.takeBack')}
        onConfirm={() => store.takeBack()}
        onClose={() => setAsking(false)}
      >
        {t('imports.takeBackText')}
      </ConfirmCount>
    </Body>
  );
});
