import { Container, PageTitle } from '@banyan/ui';
import type { ReactNode } from 'react';
import { ListView, type ListViewProps } from './ListView.tsx';

export interface ListPageProps<Row> extends ListViewProps<Row> {
  title: string;
  /** Text below the title. */
  description?: ReactNode;
  /** Content beside the title: the parts of the list, a search, a button. */
  actions?: ReactNode;
  /** Content between title and list. */
  above?: ReactNode;
}

/** A screen that is a list. */
export function ListPage<Row>({ title, description, actions, above, ...list }: ListPageProps<Row>) {
  return (
    <Container>
      <PageTitle description={description} actions={actions}>
        {title}
      </PageTitle>
      {above}
      <ListView {...list} />
    </Container>
  );
}
