import { mostAddresses, type PostalAddress } from '@banyan/contracts/mall';
import { LatePart, RequestView, useChange, useFailureText } from '@banyan/core-screen/views';
import {
  Button,
  Card,
  EmptyState,
  IconButton,
  LazyDialog,
  ListLine,
  ListSkeleton,
  Notice,
  SectionHeading,
  spacedPhone,
  Tag,
} from '@banyan/ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { AddressBookStore } from './AddressBookStore.ts';

/** Rules of telephone numbers are large: they load with the form. */
const loadAddressDialog = () => import('./AddressDialog.tsx').then((part) => part.AddressDialog);

const Line = styled(ListLine)`
  grid-template-columns: minmax(0, 1fr) auto auto;
`;

interface RowProps {
  address: PostalAddress;
  book: AddressBookStore;
  onRemove: () => void;
}

const Row = observer(function Row({ address, book, onRemove }: RowProps) {
  const { t } = useWords();
  const { name, phone } = address;
  return (
    <Line>
      <div>
        <h3>
          {name} {spacedPhone(phone)}
        </h3>
        <p>{address.line}</p>
      </div>
      {address.preferred ? <Tag tone="accent">{t('address.preferred')}</Tag> : <span />}
      <div>
        <IconButton label={t('address.edit', { name })} onClick={() => book.edit(address)}>
          <Pencil size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('address.remove', { name })} onClick={onRemove}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </Line>
  );
});

interface RemovalProps {
  book: AddressBookStore;
  /** Address to remove; null: the question is closed. */
  address: PostalAddress | null;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before an address is removed, which cannot be undone. */
const Removal = observer(function Removal({ book, address, onClose, onRemoved }: RemovalProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  // Its text stays while the question closes.
  const [shown, setShown] = useState(address);
  if (address !== null && address !== shown) setShown(address);
  const failure = shown === null ? undefined : book.remove.failureOf(shown.id);
  const remove = async () => {
    if (address === null || !(await book.remove.run(address.id))) return;
    onClose();
    onRemoved();
  };
  return (
    <LazyDialog
      open={address !== null}
      onClose={onClose}
      role="alertdialog"
      title={t('address.removal')}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            variant="danger"
            pending={shown !== null && book.remove.isPending(shown.id)}
            onClick={() => void remove()}
          >
            {t('address.removeNow')}
          </Button>
        </>
      }
    >
      {shown === null ? null : (
        <p>
          {shown.name} {spacedPhone(shown.phone)} · {shown.line}
        </p>
      )}
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure, t('address.stays'))}
        </Notice>
      )}
    </LazyDialog>
  );
});

export interface AddressListProps {
  book: AddressBookStore;
}

/** The learner's addresses, at most ten. */
export const AddressList = observer(function AddressList({ book }: AddressListProps) {
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  const [removing, setRemoving] = useState<PostalAddress | null>(null);
  const [removed, setRemoved] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone with its address: the focus goes to the first action here.
  useChange(removed, () => place.current?.querySelector('button')?.focus());
  return (
    <div ref={place}>
      <RequestView
        request={book.items}
        skeleton={<ListSkeleton label={shared('loading')} count={3} />}
        failed={t('address.failed')}
      >
        {(items) => {
          const add = (
            <Button
              size="sm"
              icon={<Plus size={16} aria-hidden="true" />}
              disabled={items.length >= mostAddresses}
              onClick={() => book.edit('new')}
            >
              {t('address.add')}
            </Button>
          );
          if (items.length === 0) {
            return (
              <EmptyState
                level={2}
                image="mail"
                label={t('address.none')}
                description={t('address.noneText')}
                actions={add}
              />
            );
          }
          return (
            <>
              <SectionHeading meta={`${items.length} / ${mostAddresses}`} actions={add}>
                {t('address.title')}
              </SectionHeading>
              {items.length >= mostAddresses ? <Notice tone="info">{t('refusal.bookFull')}</Notice> : null}
              <Card padding="none">
                <ul aria-label={t('address.title')}>
                  {items.map((address) => (
                    <Row key={address.id} address={address} book={book} onRemove={() => setRemoving(address)} />
                  ))}
                </ul>
              </Card>
            </>
          );
        }}
      </RequestView>
      {book.edited === null ? null : (
        <LatePart load={loadAddressDialog} over>
          {(AddressDialog) => <AddressDialog book={book} address={book.edited === 'new' ? null : book.edited} />}
        </LatePart>
      )}
      <Removal
        book={book}
        address={removing}
        onClose={() => setRemoving(null)}
        onRemoved={() => setRemoved((times) => times + 1)}
      />
    </div>
  );
});
