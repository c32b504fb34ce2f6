import { RequestView, type RequestViewProps } from '@banyan/core-screen/views';
import { DetailSkeleton, LinkButton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PageHead } from './PageHead.tsx';

export interface ThingViewProps<Value> {
  /** The request of the thing. */
  request: RequestViewProps<Value>['request'];
  /** Heading until the thing has come, and where it is gone: "Edit an exam". */
  title: string;
  /** Address of the list that it is in. */
  listHref: string;
  /** "All exams" */
  listText: string;
  /** Title of a failure. */
  failed: string;
  /** Read to who cannot see the skeleton. */
  loading: string;
  children: (value: Value) => ReactNode;
}

/** The page of one thing: a skeleton, then the thing; where it is not there, a heading and the way to its list. */
export const ThingView = observer(function ThingView<Value>(props: ThingViewProps<Value>) {
  const { children, failed, listHref, listText, loading, request, title } = props;
  return (
    <>
      {request.result.state === 'ready' ? null : (
        <PageHead title={title} actions={<LinkButton href={listHref}>{listText}</LinkButton>} />
      )}
      <RequestView request={request} failed={failed} skeleton={<DetailSkeleton label={loading} />}>
        {children}
      </RequestView>
    </>
  );
}) as <Value>(props: ThingViewProps<Value>) => ReactNode;
