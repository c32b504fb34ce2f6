import { Dot } from '@banyan/ui';
import { Fragment } from 'react';

/** Facts in a line, with dots between them. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, index) => (
    // Two of them may have the same text.
    <Fragment key={`${index} ${fact}`}>
      {index === 0 ? null : <Dot />}
      {fact}
    </Fragment>
  ));
}
