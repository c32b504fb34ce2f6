import { assessmentScreens, exchangeFormats } from '@banyan/contracts/exam';
import { ListExport } from '@banyan/core-console/views';
import { useFailureText } from '@banyan/core-screen/views';
import { LinkButton, MenuButton, Notice } from '@banyan/ui';
import { FileUp, Share } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { BankStore } from './BankStore.ts';

const Told = styled.div`
  padding: 12px var(--console-edge, 32px) 0;
`;

/** Parts that a file for other programs could not carry, or the reason why there is none. */
export const BankFileNotice = observer(function BankFileNotice({ store: { file, writing } }: { store: BankStore }) {
  const { t, number } = useWords();
  const failureText = useFailureText();
  const failure = writing.failureOf();
  if (writing.isPending())
    return (
      <Told>
        <Notice live>{t('questionFile.writing')}</Notice>
      </Told>
    );
  if (failure !== undefined)
    return (
      <Told>
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      </Told>
    );
  if (file === null) return null;
  const { left, name, questions } = file;
  return (
    <Told>
      <Notice live tone={left.length === 0 ? 'ok' : 'warn'}>
        {t('questionFile.saved', { name, n: number(questions) })}{' '}
        {left.length === 0
          ? t('questionFile.whole')
          : left.map((one) => t(`questionFile.left.${one.what}`, { n: number(one.questions) })).join(' ')}
      </Notice>
    </Told>
  );
});

/** The ways in and out of a bank: an import, its list as a table, and its questions for other programs. */
export const BankExchange = observer(function BankExchange({ store, id }: { store: BankStore; id: number }) {
  const { t } = useWords();
  const { access, table, writing } = store;
  return (
    <>
      {access.may('assessment.edit') ? (
        <LinkButton
          icon={<FileUp size={16} aria-hidden="true" />}
          href={assessmentScreens.importQuestions.path.replace(':id', String(id))}
        >
          {t('questionImport.go')}
        </LinkButton>
      ) : null}
      {access.may('assessment.export') ? (
        <>
          <ListExport store={store.leaving} count={table.total} onExport={(format) => store.exportAs(format)} />
          <MenuButton
            label={t('questionFile.label')}
            variant="normal"
            icon={<Share size={16} aria-hidden="true" />}
            items={exchangeFormats.map((format) => ({ id: format, label: t(`questionFile.format.${format}`) }))}
            onAction={(chosen) => {
              const format = exchangeFormats.find((one) => one === chosen);
              if (format !== undefined) void writing.run(format);
            }}
          >
            {t('questionFile.label')}
          </MenuButton>
        </>
      ) : null}
    </>
  );
});
