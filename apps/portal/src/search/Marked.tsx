import styled from 'styled-components';

const Mark = styled.mark`
  background: none;
  color: inherit;
  box-shadow: inset 0 -2px 0 var(--warn);
`;

const special = /[.*+?^${}()|[\]\\]/g;

/** A text with the search words marked. */
export function Marked({ text, words }: { text: string; words: string }) {
  const wanted = words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(special, String.raw`\$&`));
  if (wanted.length === 0) return text;
  const pieces = text.split(new RegExp(`(${wanted.join('|')})`, 'giu'));
  // Every second piece is a match of the pattern.
  return pieces.map((piece, at) => (at % 2 === 1 ? <Mark key={at}>{piece}</Mark> : piece));
}
