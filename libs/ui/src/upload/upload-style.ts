import styled from 'styled-components';

export const Frame = styled.div`
  display: grid;
  gap: 8px;
  min-width: 0;
  outline: 0;
`;

export const Rows = styled.ul`
  border: 1px solid var(--line);
  border-radius: var(--r-ctl);
  background: var(--surface);
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  align-items: center;
  column-gap: 12px;
  padding-block: 12px;
  padding-inline: 16px 12px;

  & + & {
    border-block-start: 1px solid var(--line);
  }
  & > [data-kind] {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: var(--r-ctl);
    background: var(--sunken);
    color: var(--ink-2);
    overflow: hidden;
  }
  & > [data-kind] > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > [data-actions] {
    display: flex;
    gap: 4px;
  }
  & [data-name] {
    display: flex;
    align-items: baseline;
    gap: 8px;
    line-height: 22px;
  }
  & [data-name] > b {
    min-width: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  & [data-name] > span {
    flex: none;
    margin-inline-start: auto;
    font-size: var(--t12);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & [role='progressbar'] {
    margin-block: 4px;
  }
`;

/** Messages on a file, under its name or its tile. */
export const Say = styled.p`
  display: flex;
  gap: 4px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    margin-block-start: 3px;
  }
  &[data-tone='danger'] {
    color: var(--danger);
  }
  &[data-tone='ok'] > svg {
    color: var(--ok);
  }
`;

export const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: 12px;
`;

export const Tile = styled.li`
  min-width: 0;

  & > [data-picture] {
    position: relative;
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    border-radius: var(--r-ctl);
    background: var(--sunken);
    color: var(--ink-3);
    overflow: clip;
  }
  & > [data-picture]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px var(--cover-edge);
    pointer-events: none;
  }
  &[data-status='refused'] > [data-picture]::after,
  &[data-status='failed'] > [data-picture]::after {
    box-shadow: inset 0 0 0 2px var(--danger);
  }
  & > [data-picture] > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &:not([data-status='done']) > [data-picture] > img {
    opacity: 0.4;
  }
  & > [data-picture] > button {
    position: absolute;
    z-index: 1;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    background: var(--cover-shade);
    color: var(--on-cover);
  }
  & > [data-picture] > button:hover {
    background: var(--stage);
  }
  & > [data-picture] > button[data-main] {
    inset-block-start: calc(50% - 16px);
    inset-inline-end: calc(50% - 16px);
  }
  & > [data-picture] > [data-moves] {
    position: absolute;
    z-index: 1;
    inset: auto 4px 4px;
    display: flex;
    justify-content: space-between;
  }
  & > [data-picture] > [data-moves] > button {
    background: var(--cover-shade);
    color: var(--on-cover);
  }
  & > [data-picture] > [data-moves] > button:disabled {
    visibility: hidden;
  }
  & > [data-picture]:has(> [data-main]) > svg {
    visibility: hidden;
  }
  & > [data-picture] > [data-far] {
    position: relative;
    display: grid;
    place-items: center;
    padding: 4px;
    border-radius: 50%;
    background: var(--surface);
  }
  & > [data-picture] + ${Say} {
    margin-block-start: 4px;
  }
  & > ${Say} > span {
    min-width: 0;
  }
  & [data-name] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
