import styled from 'styled-components';

export const Bar = styled.div`
  --control-h: 32px;
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: 52px;
  padding: 10px var(--table-edge, var(--console-edge, 24px));

  & > form {
    flex: none;
    width: 236px;
    height: 32px;
    border-color: var(--line-2);
    background: var(--surface);
  }
  & > div {
    display: flex;
    gap: 4px;
    margin-inline-start: auto;
  }
`;

/** A filter's button; dark edges mark one that is set. */
export const FilterButton = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  max-width: 280px;
  height: 32px;
  padding-inline: 12px 10px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-ctl);
  background: var(--surface);
  color: var(--ink-2);
  white-space: nowrap;

  & > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > svg {
    flex: none;
    color: var(--ink-3);
  }
  &:hover {
    border-color: var(--ink-3);
  }
  &[data-on] {
    border-color: var(--ink-2);
    color: var(--ink);
    font-weight: 600;
  }
`;

export const FilterPanel = styled.div`
  display: grid;
  gap: 12px;
  width: 280px;

  &[data-wide] {
    width: 320px;
  }
  & > [data-tree] {
    max-height: 320px;
    overflow: auto;
  }
  & > footer {
    display: flex;
    justify-content: flex-end;
    gap: 8px;
  }
`;
