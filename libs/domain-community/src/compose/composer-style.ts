import styled from 'styled-components';

/** Column of the composer's parts. */
export const ComposerForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** Fields beside the text, side by side if there is room. */
export const ComposerRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 16px 24px;

  & > [role='group'] {
    display: flex;
    gap: 8px;
    margin-block-start: 28px;
  }
  & > [role='group'] > button[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent-text);
  }
  & > :not([role='group']) {
    width: 208px;
  }
`;

/** The saved state, and the buttons. */
export const ComposerFoot = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--line);

  & > p {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 8px;
    min-width: 0;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > p > svg {
    flex: none;
    color: var(--ok);
  }
  & > p[data-trouble],
  & > p[data-trouble] > svg {
    color: var(--warn);
  }
`;
