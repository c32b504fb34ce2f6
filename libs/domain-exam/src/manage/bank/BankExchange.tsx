import { assessmentScreens, exchangeFormats } from '@banyan/contracts/exam';
import { ListExport } from '@banyan/core-console/views';
import { useFailureText } from '@banyan/core-screen/views';
import { LinkButton, MenuButton, Notice } from '@banyan/ui';
import { FileUp, Share } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { BankStore } from './BankStore.ts';

/** The ways in and out of a bank: an import, its list as a table, and its questions for other programs. */
export const BankExchange = observer(function BankExchange({ store, id }: { store: BankStore; id: number }) {
  const { t, number } = useWords();
  const failureText = useFailureText();
  const { access, file, table, writing } = store;
  const failure = writing.failureOf();
  return (
    <>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      )}
      {file === null ? null : (
        <Notice live tone={file.left.length === 0 ? 'ok' : 'warn'}>
          {t('questionFile.saved', { name: file.name, n: number(file.questions) })}{' '}
          {file.left.length === 0
            ? t('questionFile.whole')
            : file.left.map((one) => t(`questionFile.left.${one.what}`, { n: number(one.questions) })).join(' ')}
        </Notice>
      )}
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
