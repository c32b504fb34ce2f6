import { LatePart } from '@banyan/core-screen/views';
import { useMemo } from 'react';
import styled from 'styled-components';

const loadRichHtml = () => import('./RichHtml.tsx').then((part) => part.RichHtml);

/** As a text with marks looks, where there are none. */
const Plain = styled.div`
  font-size: var(--t16);
  line-height: 28px;
  color: var(--ink);
  overflow-wrap: anywhere;
  white-space: pre-line;

  &[data-size='sm'] {
    font-size: var(--t14);
    line-height: 22px;
  }
`;

export interface RichProps {
  /** Sanitised by the server, and here once more. */
  html: string;
  /** 16 px for what is read at length, 14 px for remarks. */
  size?: 'sm' | 'md';
  /** Without a tag it is a mere span: in a line of its own an option needs no block. */
  plain?: boolean;
}

/** What can be read of it before its marks are there. Nothing of a parsed document runs or is fetched. */
function textOf(html: string): string {
  const lines = html.replace(/<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr|blockquote)>/gi, '$&\n');
  return (new DOMParser().parseFromString(lines, 'text/html').body.textContent ?? '').trim();
}

function Waiting({ html, size }: { html: string; size: 'sm' | 'md' }) {
  const text = useMemo(() => textOf(html), [html]);
  return <Plain data-size={size}>{text}</Plain>;
}

/** A text of an exam: an introduction, a question, an option, an explanation; plain where nothing in it asks for more. */
export function Rich({ html, size = 'md', plain = false }: RichProps) {
  if (!/[<&]/.test(html)) return plain ? <span>{html}</span> : <Plain data-size={size}>{html}</Plain>;
  return (
    <LatePart load={loadRichHtml} waiting={<Waiting html={html} size={size} />}>
      {(RichHtml) => <RichHtml html={html} size={size} />}
    </LatePart>
  );
}
