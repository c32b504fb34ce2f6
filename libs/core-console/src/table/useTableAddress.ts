import { useRefresh, useShow } from '@banyan/core-screen/views';
import { reaction } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TablePage, TableStore } from './TableStore.ts';

/** The part of an address that back should undo step by step: without what is typed, opened or arranged. */
function stepsOf(params: URLSearchParams): string {
  const steps = new URLSearchParams(params);
  for (const name of ['q', 'cols', 'dense', 'open']) steps.delete(name);
  return steps.toString();
}

/**
 * Keeps a table and the address of its page the same: back, forward, reload and a pasted link show the same rows. For
 * components that observe.
 */
export function useTableAddress<Row, Answer extends TablePage<Row>>(store: TableStore<Row, Answer>): void {
  const [params, setParams] = useSearchParams();
  useShow(store, () => store.show(params), params.toString());
  useRefresh(() => store.list.refresh());
  const write = useEffectEvent(() => {
    const next = store.written(params);
    if (next.toString() !== store.rewritten(params).toString()) {
      setParams(next, { replace: stepsOf(next) === stepsOf(params) });
    }
  });
  useEffect(
    () =>
      reaction(
        () => store.written(new URLSearchParams()).toString(),
        () => write(),
      ),
    [store],
  );
}
