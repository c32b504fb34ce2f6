import { Moment } from '@banyan/core-screen/views';
import { Button, StaticTable } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Body = styled.div`
  display: grid;
  gap: 16px;
`;

/** A field that both changed, or one of them. */
export interface ConflictField {
  readonly id: string;
  readonly label: string;
  /** The version typed here. */
  readonly mine: ReactNode;
  /** The version saved now. */
  readonly theirs: ReactNode;
}

export interface ConflictDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** The person who saved meanwhile. */
  who: string;
  /** Epoch ms of that save. */
  at: number;
  /** The fields that differ. */
  fields: readonly ConflictField[];
  /** Saves what was typed here over what is saved now. */
  onKeepMine: () => void;
  /** Takes what is saved now; what was typed here stays until it is pressed. */
  onTakeTheirs: () => void;
  /** Goes back to the form with everything typed. */
  onClose: () => void;
  /** A choice is being saved. */
  pending?: boolean;
}

/** Two people at one thing: both versions side by side, and neither is lost before one is chosen. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { open, who, at, fields, onKeepMine, onTakeTheirs, onClose, pending = false } = props;
  const { t } = useTranslation('console');
  return (
    <Dialog
      open={open}
      width={720}
      role="alertdialog"
      title={t('conflict.title', { who })}
      closeText={t('conflict.back')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onTakeTheirs}>{t('conflict.theirs', { who })}</Button>
          <Button variant="primary" pending={pending} onClick={onKeepMine}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      <Body>
        <p>
          {t('conflict.text', { who })} <Moment at={at} />
        </p>
        <StaticTable
          caption={t('conflict.fields')}
          rows={fields}
          rowId={({ id }) => id}
          columns={[
            { id: 'field', header: t('conflict.field'), cell: ({ label }) => label },
            { id: 'mine', header: t('conflict.yours'), cell: ({ mine }) => mine },
            { id: 'theirs', header: who, cell: ({ theirs }) => theirs },
          ]}
        />
      </Body>
    </Dialog>
  );
}
