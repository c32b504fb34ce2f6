import type { PostDetail } from '@banyan/contracts/community';
import { useSession } from '@banyan/core-session';
import { Button, MenuButton, type MenuEntry } from '@banyan/ui';
import { copyText } from '@banyan/ui';
import { Check, Ellipsis, Share2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Confirm } from '../shared/Confirm.tsx';
import { praiseKey } from '../shared/Praising.ts';
import { useRefusalText } from '../shared/useRefusalText.ts';
import { useWords } from '../shared/useWords.ts';
import { ReportDialog } from './ReportDialog.tsx';
import type { ShownThread } from './shownThread.ts';

type Asked = 'remove' | 'close' | 'remindAll' | 'report';

/** Actions on a post besides its like: copy its address, change, pin, notify everyone, close, report, delete. */
export const PostMenu = observer(function PostMenu({
  store,
  detail,
  onEdit,
}: {
  store: ShownThread;
  detail: PostDetail;
  onEdit: () => void;
}) {
  const { t, number } = useWords();
  const session = useSession();
  const refusalText = useRefusalText();
  const [asked, ask] = useState<Asked | null>(null);
  const [copied, setCopied] = useState(false);
  const { may, post } = detail;
  const { close, pin, remindAll, remove, report, reported } = store;
  const { id, kind, reward, rewardState } = post;
  const said = (failure: unknown) => (failure === undefined ? '' : refusalText(failure));
  const key = praiseKey('post', id);
  const isReported = reported.has(key);
  const items: MenuEntry[] = [
    ...(may.edit ? [{ id: 'edit', label: t('act.edit') }] : []),
    ...(may.pin ? [{ id: 'pin', label: t(post.pinned ? 'act.unpin' : 'act.pin') }] : []),
    ...(may.remindAll ? [{ id: 'remindAll', label: t('act.remindAll') }] : []),
    ...(may.close ? [{ id: 'close', label: t('act.close') }] : []),
    ...(may.report || !session.loggedIn
      ? [{ id: 'report', label: t(isReported ? 'report.done' : 'act.report'), disabled: isReported }]
      : []),
    ...(may.remove ? [{ id: 'remove', label: t('act.remove'), tone: 'danger' as const, divided: true }] : []),
  ];
  const act = (which: string) => {
    if (which === 'edit') onEdit();
    else if (which === 'pin') void pin.run(!post.pinned);
    else if (session.requireLogin()) {
      for (const each of [remove, close, remindAll]) each.dismiss();
      report.dismiss(key);
      ask(which as Asked);
    }
  };
  const shut = () => ask(null);
  const shutWhen = (done: boolean) => {
    if (done) shut();
  };
  const held = rewardState === 'held';
  return (
    <>
      <Button
        size="sm"
        icon={copied ? <Check size={16} aria-hidden="true" /> : <Share2 size={16} aria-hidden="true" />}
        onClick={() => {
          const address = window.location.href.split('#')[0] ?? '';
          void copyText(address).then(setCopied);
        }}
      >
        <span role="status">{t(copied ? 'act.copied' : 'act.share')}</span>
      </Button>
      {items.length === 0 ? null : (
        <MenuButton iconOnly size="sm" label={t('act.more')} placement="bottom end" items={items} onAction={act}>
          <Ellipsis size={20} aria-hidden="true" />
        </MenuButton>
      )}
      <Confirm
        open={asked === 'remove'}
        title={t(`remove.title.${kind}`)}
        text={held ? t('remove.textHeld', { count: reward, formatted: number(reward) }) : t(`remove.text.${kind}`)}
        act={t('act.remove')}
        pending={remove.isPending()}
        failure={said(remove.failureOf())}
        onClose={shut}
        onConfirm={() => void remove.run().then(shutWhen)}
      />
      <Confirm
        open={asked === 'close'}
        tone="primary"
        title={t('close.title')}
        text={held ? t('close.textHeld', { count: reward, formatted: number(reward) }) : t('close.text')}
        act={t('act.close')}
        pending={close.isPending()}
        failure={said(close.failureOf())}
        onClose={shut}
        onConfirm={() => void close.run().then(shutWhen)}
      />
      <Confirm
        open={asked === 'remindAll'}
        tone="primary"
        title={t('remindAll.title')}
        text={t('remindAll.text')}
        act={t('act.remindAll')}
        pending={remindAll.isPending()}
        failure={said(remindAll.failureOf())}
        onClose={shut}
        onConfirm={() => void remindAll.run().then(shutWhen)}
      />
      {asked === 'report' ? (
        <ReportDialog
          pending={report.isPending(key)}
          failure={said(report.failureOf(key))}
          onClose={shut}
          onReport={(because) => void report.run({ target: 'post', id, because }).then(shutWhen)}
        />
      ) : null}
    </>
  );
});
