import { LatePart } from '@banyan/core-screen/views';
import { useMemo } from 'react';
import styled from 'styled-components';

const loadRichHtml = () => import('./RichHtml.tsx').then((part) => part.RichHtml);

/** Text without marks, in the style of one with marks. */
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
  /** 16 px for longer reading, 14 px for remarks. */
  size?: 'sm' | 'md';
  /** Without a tag it is a plain span: in a line of its own an option needs no block. */
  plain?: boolean;
}

/** Plain text of it until its marks are there. Nothing of a parsed document runs or is fetched. */
function textOf(html: string): string {
  const lines = html.replace(/<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr|blockquote)>/gi, '$&\n');
  return (new DOMParser().parseFromString(lines, 'text/html').body.textContent ?? '').trim();
}

function Waiting({ html, size }: { html: string; size: 'sm' | 'md' }) {
  const text = useMemo(() => textOf(html), [html]);
  return <Plain data-size={size}>{text}</Plain>;
}

/** A text of an exam: an introduction, a question, an option, an explanation; plain unless it has marks. */
export function Rich({ html, size = 'md', plain = false }: RichProps) {
  if (!/[<&]/.test(html)) return plain ? <span>{html}</span> : <Plain data-size={size}>{html}</Plain>;
  return (
    <LatePart load={loadRichHtml} waiting={<Waiting html={html} size={size} />}>
      {(RichHtml) => <RichHtml html={html} size={size} />}
    </LatePart>
  );
}
