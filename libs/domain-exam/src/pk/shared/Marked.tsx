import { Kbd } from '@banyan/ui';
import { Fragment } from 'react';

/** A sentence in which `<b>…</b>` marks emphasis and `<k>…</k>` a key. */
export function Marked({ text }: { text: string }) {
  return text.split(/(<b>.*?<\/b>|<k>.*?<\/k>)/).map((part, index) => {
    const words = part.slice(3, -4);
    if (part.startsWith('<b>')) return <b key={index}>{words}</b>;
    if (part.startsWith('<k>')) return <Kbd key={index}>{words}</Kbd>;
    return <Fragment key={index}>{part}</Fragment>;
  });
}
