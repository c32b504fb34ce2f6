import { mostAddresses, type PostalAddress } from '@banyan/contracts';
import { LatePart, RequestView, useFailureText } from '@banyan/core-screen/views';
import { Button, Card, EmptyState, IconButton, ListLine, ListSkeleton, Notice, SectionHeading, Tag } from '@banyan/ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { AddressBook } from './AddressBook.ts';

/** Rules of telephone numbers are large: they come with the form. */
const loadAddressDialog = () => import('./AddressDialog.tsx').then((part) => part.AddressDialog);

const Line = styled(ListLine)`
  grid-template-columns: minmax(0, 1fr) auto auto;
`;

const Row = observer(function Row({ address, book }: { address: PostalAddress; book: AddressBook }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const failure = book.remove.failureOf(address.id);
  const { name, phone } = address;
  return (
    <Line>
      <div>
        <h3>
          {name} {phone}
        </h3>
        <p>{address.line}</p>
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {failureText(failure, t('address.stays'))}
          </Notice>
        )}
      </div>
      {address.preferred ? <Tag tone="accent">{t('address.preferred')}</Tag> : <span />}
      <div>
        <IconButton label={t('address.edit', { name })} onClick={() => book.edit(address)}>
          <Pencil size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('address.remove', { name })} onClick={() => void book.remove.run(address.id)}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </Line>
  );
});

export interface AddressListProps {
  book: AddressBook;
}

/** The learner's addresses, at most ten [MA-03]. */
export const AddressList = observer(function AddressList({ book }: AddressListProps) {
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  return (
    <>
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
                    <Row key={address.id} address={address} book={book} />
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
    </>
  );
});
