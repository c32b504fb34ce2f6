import { viewLimits } from '@banyan/contracts/organisation';
import { brokenFields } from '@banyan/core-screen';
import { RemovalDialog, useFailureText, useShow } from '@banyan/core-screen/views';
import { Button, IconButton, Notice, TextField } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { BookmarkPlus, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { TablePage, TableStore } from '../table/TableStore.ts';
import type { OwnView, SavedViewsStore } from './SavedViewsStore.ts';
import { ViewTabs, type ViewTabsProps } from './ViewTabs.tsx';

export interface SavedViewTabsProps<Row, Answer extends TablePage<Row>> extends Omit<
  ViewTabsProps,
  'actions' | 'selected'
> {
  table: TableStore<Row, Answer>;
  saved: SavedViewsStore;
}

const idOf = ({ id }: OwnView) => `own-${id}`;

/** Views of a table: those of the screen, then those that the viewer has saved. The present one can be saved. */
export const SavedViewTabs = observer(function SavedViewTabs<Row, Answer extends TablePage<Row>>({
  table,
  saved,
  views,
  onSelect,
  label,
}: SavedViewTabsProps<Row, Answer>) {
  const { t } = useTranslation('console');
  const failureText = useFailureText();
  const [, setParams] = useSearchParams();
  const [asking, setAsking] = useState<'name' | 'removal' | null>(null);
  useShow(saved, () => saved.show());
  const own = saved.views.value ?? [];
  const chosen = own.find((view) => idOf(view) === table.query.view);
  const select = (id: string) => {
    const view = own.find((one) => idOf(one) === id);
    if (view === undefined) return onSelect(id);
    setParams(new URLSearchParams(`view=${id}&${view.query}`));
  };
  const remove = async (view: OwnView) => {
    if (!(await saved.removing.run(view))) return;
    setAsking(null);
    onSelect(views[0]?.id ?? '');
  };
  const lost = saved.removing.failureOf();
  return (
    <>
      <ViewTabs
        label={label}
        views={[...views, ...own.map((view) => ({ id: idOf(view), label: view.name }))]}
        selected={table.query.view}
        onSelect={select}
        actions={
          <>
            {chosen === undefined ? null : (
              <IconButton
                size="sm"
                label={t('views.remove', { name: chosen.name })}
                onClick={() => setAsking('removal')}
              >
                <Trash2 size={16} aria-hidden="true" />
              </IconButton>
            )}
            <Button
              size="sm"
              variant="ghost"
              icon={<BookmarkPlus size={16} aria-hidden="true" />}
              onClick={() => setAsking('name')}
            >
              {t('views.save')}
            </Button>
          </>
        }
      />
      {asking === 'name' ? (
        <NameDialog table={table} saved={saved} begun={chosen?.name ?? ''} onClose={() => setAsking(null)} />
      ) : null}
      {asking === 'removal' && chosen !== undefined ? (
        <RemovalDialog
          open
          title={t('views.removeAsk', { name: chosen.name })}
          keep={t('cancel')}
          remove={t('views.removeDo')}
          pending={saved.removing.isPending()}
          failure={lost === undefined ? undefined : failureText(lost)}
          onClose={() => setAsking(null)}
          onRemove={() => void remove(chosen)}
        >
          <p>{t('views.removeText')}</p>
        </RemovalDialog>
      ) : null}
    </>
  );
});

interface NameDialogProps {
  table: Pick<TableStore<unknown>, 'written'>;
  saved: SavedViewsStore;
  /** Name of the chosen view: saved under it again, the view is changed. */
  begun: string;
  onClose: () => void;
}

const NameDialog = observer(function NameDialog({ table, saved, begun, onClose }: NameDialogProps) {
  const { t } = useTranslation('console');
  const failureText = useFailureText();
  const [name, setName] = useState(begun);
  const failure = saved.saving.failureOf();
  const save = async () => {
    const query = table.written(new URLSearchParams());
    for (const part of ['open', 'view']) query.delete(part);
    if (await saved.saving.run({ name: name.trim(), query: query.toString() })) onClose();
  };
  const full = brokenFields(failure, ['name']).length > 0;
  return (
    <Dialog
      open
      title={t('views.save')}
      closeText={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            pending={saved.saving.isPending()}
            shut={name.trim() === ''}
            onClick={() => void save()}
          >
            {t('views.keep')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void save();
        }}
      >
        <TextField
          label={t('views.name')}
          hint={t('views.hint')}
          maxLength={viewLimits.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {full ? t('views.full', { n: viewLimits.views }) : failureText(failure)}
        </Notice>
      )}
    </Dialog>
  );
});
