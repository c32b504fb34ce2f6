import styled from 'styled-components';

export const Pad = styled.div`
  display: grid;
  gap: 8px;
  max-width: 560px;
  outline: 0;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;

  & > span {
    flex: 1;
  }
  & > button[aria-disabled='true'] {
    color: var(--ink-3);
    opacity: 0.6;
    cursor: not-allowed;
  }
  &[inert] :is(label, button) {
    color: var(--ink-3);
  }
`;

export const Paper = styled.div`
  position: relative;
  border: 1px solid var(--line-3);
  border-radius: var(--r-ctl);
  background: var(--surface);
  color: var(--ink);
  overflow: hidden;

  & > canvas {
    display: block;
    width: 100%;
    aspect-ratio: 3 / 1;
    touch-action: none;
    cursor: crosshair;
  }
  &:not([data-way='draw']) > canvas {
    touch-action: auto;
    cursor: default;
  }
  /* The signature line. */
  &::after {
    content: '';
    position: absolute;
    inset-inline: 8%;
    inset-block-end: 22%;
    border-block-end: 1px dashed var(--line-2);
    pointer-events: none;
  }
  & > span {
    position: absolute;
    inset-inline: 8%;
    inset-block-end: 24%;
    color: var(--ink-3);
    pointer-events: none;
    user-select: none;
  }
  &[data-invalid] {
    border-color: var(--danger);
    background: var(--danger-soft);
  }
  &[data-disabled] {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--ink-3);
  }
  &[data-disabled] > canvas {
    cursor: not-allowed;
    touch-action: auto;
  }
`;
