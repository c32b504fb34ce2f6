import type { AuditEntry, ManagedDepartment } from '@banyan/contracts/organisation';
import { useMomentText } from '@banyan/core-screen/views';
import { Button, Facts, SectionHeading, StaticTable } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useWords } from '../shared/useWords.ts';
import { useEntryWords } from './useEntryWords.ts';

export interface AuditEntryViewProps {
  entry: AuditEntry;
  departments: readonly ManagedDepartment[];
  /** Narrows the log to what somebody did. */
  onOnly: (who: number) => void;
}

/** An entry of the audit log with each changed field before and after. */
export const AuditEntryView = observer(function AuditEntryView({ entry, departments, onOnly }: AuditEntryViewProps) {
  const { t } = useWords();
  const moment = useMomentText();
  const words = useEntryWords(departments);
  const { who } = entry;
  const value = (text: string | null) => text ?? t('audit.nothing');
  return (
    <>
      <h2>
        {words.who(entry)} {words.act(entry)} {words.subject(entry)}
      </h2>
      <Facts
        rows={[
          { name: t('audit.column.at'), value: moment(entry.at).full },
          { name: t('audit.column.source'), value: t(`audit.source.${entry.source}`) },
          ...(entry.ip === '' ? [] : [{ name: t('audit.column.ip'), value: entry.ip }]),
        ]}
      />
      {who === null ? null : (
        <Button size="sm" variant="ghost" onClick={() => onOnly(who.id)}>
          {t('audit.onlyTheirs')}
        </Button>
      )}
      <SectionHeading level={3} size="sm">
        {t('audit.changes')}
      </SectionHeading>
      {entry.changes.length === 0 ? (
        <p>{t('audit.noChanges')}</p>
      ) : (
        <StaticTable
          dense
          caption={t('audit.changes')}
          rows={words.changes(entry)}
          rowId={({ label }) => label}
          columns={[
            { id: 'field', header: t('audit.field'), names: true, cell: ({ label }) => label },
            {
              id: 'before',
              header: t('audit.before'),
              cell: ({ before, after }) => (before === null && after === null ? t('audit.secret') : value(before)),
            },
            {
              id: 'after',
              header: t('audit.after'),
              cell: ({ before, after }) => (before === null && after === null ? t('audit.secret') : value(after)),
            },
          ]}
        />
      )}
    </>
  );
});
