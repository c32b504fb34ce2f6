import type { RecordingStatus } from '@banyan/contracts/account';
import { Button, LazyDialog } from '@banyan/ui';
import type { ReactNode } from 'react';

/** Text of the dialog for a status. */
export interface AssistWords {
  readonly title: string;
  readonly text: ReactNode;
}

export interface AssistDialogProps {
  readonly status: RecordingStatus;
  readonly words: AssistWords;
  /** Names of its buttons. */
  readonly begin: string;
  readonly cancel: string;
  readonly leave: string;
  /** Consent is given; the browser asks what to show. */
  readonly starting: boolean;
  readonly onBegin: () => void;
  readonly onCancel: () => void;
  readonly onLeave: () => void;
}

const waits: ReadonlySet<RecordingStatus> = new Set(['stopping', 'stopped'] as const);

/** The dialog of assist mode in each of its statuses; it is closed by its buttons alone. */
export function AssistDialog(props: AssistDialogProps) {
  const { begin, cancel, leave, onBegin, onCancel, onLeave, starting, status, words } = props;
  const acts =
    status === 'ready' ? (
      <>
        <Button size="lg" disabled={starting} onClick={onCancel}>
          {cancel}
        </Button>
        <Button size="lg" variant="primary" pending={starting} onClick={onBegin}>
          {begin}
        </Button>
      </>
    ) : (
      <Button size="lg" variant="primary" pending={waits.has(status)} onClick={onLeave}>
        {leave}
      </Button>
    );
  return (
    <LazyDialog
      open
      lost="throw"
      onClose={() => undefined}
      width={480}
      outsideCloses={false}
      escapeCloses={false}
      role="alertdialog"
      title={words.title}
      footer={acts}
    >
      {words.text}
    </LazyDialog>
  );
}
