import styled, { css } from 'styled-components';

/** The style of the box around an input: border, ground, focus, error. Boxes of react-aria share it. */
export const inputBoxStyle = css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: var(--control-h);
  padding: 0 12px;
  border: 1px solid var(--line-3);
  border-radius: var(--r-ctl);
  background: var(--surface);
  color: var(--ink);
  transition:
    border-color var(--quick) var(--ease),
    box-shadow var(--quick) var(--ease);

  & > svg {
    flex: none;
    color: var(--ink-3);
  }
  &[data-size='lg'] {
    min-height: var(--action-h);
    padding: 0 14px;
    font-size: var(--t16);
  }
  & > button:last-child {
    margin-inline-end: -8px;
  }
  &[data-area] {
    align-items: stretch;
    padding: 0;
  }
  /* One ring: around the box while its input has the focus, around a button in the box while that has the focus. */
  &:focus-within:not(:has(:is(button, [role='button'], a):focus)) {
    border-color: var(--accent);
    box-shadow: 0 0 0 1px var(--accent);
  }
  /* Ground, icon and words: under a red tenant a red border alone would look like focus. */
  &[data-invalid] {
    border-color: var(--danger);
    background: var(--danger-soft);
  }
  &[data-invalid]:focus-within:not(:has(:is(button, [role='button'], a):focus)) {
    border-color: var(--danger);
    box-shadow: 0 0 0 1px var(--danger);
  }
  &[data-disabled] {
    background: var(--sunken);
    border-color: var(--line);
    color: var(--ink-3);
  }
  & > input,
  & > textarea {
    flex: 1;
    min-width: 0;
    border: 0;
    padding: 0;
    background: none;
    outline: 0;
    box-shadow: none;
    align-self: stretch;
    border-radius: 0;
  }
  & > textarea {
    padding: 8px 12px;
    line-height: 22px;
    resize: vertical;
  }
  & ::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  & > input:-webkit-autofill {
    -webkit-text-fill-color: var(--ink);
    box-shadow: inset 0 0 0 48px var(--surface);
  }
`;

/** The box around an input, with the content before and after it. */
export const InputBox = styled.div`
  ${inputBoxStyle}
`;
