import { ErrorState } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../words/useFailureText.ts';
import { RetryPlace, type ShownRequest } from './RetryPlace.tsx';

export interface RequestViewProps<Value> {
  request: ShownRequest<Value>;
  /** Skeleton of the content; shown also before the first call. */
  skeleton: ReactNode;
  /** Title of a failure; "This could not be loaded" by default. */
  failed?: string;
  /** Note on kept input, after the reason of a failure. */
  kept?: string;
  /** Custom view of a failure that this screen knows; null for the usual one. */
  failure?: (error: unknown) => ReactNode | null;
  /** Heading level of a failure's title. */
  level?: 2 | 3;
  /** Width of a failure's drawing in px. */
  size?: number;
  children: (value: Value) => ReactNode;
}

interface Shown {
  props: RequestViewProps<unknown>;
}

const Standing = observer(function Standing({ props, onRetry }: Shown & { onRetry: () => void }) {
  const { request, skeleton, failed, kept, failure, level = 2, size, children } = props;
  const { t } = useTranslation('screen');
  const failureText = useFailureText();
  const { result } = request;
  if (result.state === 'ready') return children(result.value);
  if (result.state !== 'failed') return skeleton;
  const own = failure?.(result.error) ?? null;
  if (own !== null) return own;
  return (
    <ErrorState
      level={level}
      title={failed ?? t('failed')}
      text={failureText(result.error, kept)}
      retryText={t('retry')}
      onRetry={onRetry}
      {...(size === undefined ? {} : { size })}
    />
  );
});

/** A request as shown by a screen: skeleton, failure with reason and retry, value. */
export function RequestView<Value>(props: RequestViewProps<Value>): ReactNode {
  const { request } = props;
  const asked = {
    // Read where it is rendered: the view itself need not render again.
    get state() {
      return request.result.state;
    },
    retry: () => request.retry(),
  };
  return (
    <RetryPlace request={asked}>
      {(again) => <Standing props={props as RequestViewProps<unknown>} onRetry={again} />}
    </RetryPlace>
  );
}
