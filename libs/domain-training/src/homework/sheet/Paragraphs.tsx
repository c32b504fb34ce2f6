import styled from 'styled-components';

const Text = styled.div`
  display: grid;
  gap: 12px;
  max-width: 72ch;
  line-height: 24px;
  overflow-wrap: anywhere;
  white-space: pre-line;
  text-wrap: pretty;
`;

/** A text in its paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <Text>
      {text.split(/\n\n+/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </Text>
  );
}
