import { UiLink } from '@banyan/ui';
import styled, { css } from 'styled-components';

export const Grid = styled.div`
  --console-edge: 32px;
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  height: 100vh;
  background: var(--surface);

  &[data-folded] {
    grid-template-columns: 56px minmax(0, 1fr);
  }
  @media (max-width: 1279px) {
    --console-edge: 24px;
  }
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  border-inline-end: 1px solid var(--line);
  background: var(--bg);

  & > [data-brand] {
    flex: none;
    display: flex;
    align-items: center;
    gap: 10px;
    height: 48px;
    padding-inline: 16px;
    overflow: hidden;
  }
  & > [data-brand] > small {
    margin-inline-start: auto;
    font-size: var(--t12);
    color: var(--ink-3);
    white-space: nowrap;
  }
  & > [data-foot] {
    flex: none;
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 40px;
    padding-inline: 8px;
    border-top: 1px solid var(--line);
    font-size: var(--t12);
    color: var(--ink-3);
  }
  & > [data-foot] > button:first-child:not(:last-child) {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 32px;
    padding-inline: 8px;
  }
  [data-folded] > & > [data-brand] {
    justify-content: center;
    padding-inline: 0;
  }
  [data-folded] > & > [data-foot] {
    justify-content: center;
  }
`;

export const Nav = styled.nav`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: 8px 8px 16px;
  scrollbar-width: none;
`;

const line = css`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  height: 32px;
  padding-inline: 8px;
  border-radius: var(--r-ctl);
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
  & > svg:last-child,
  & > small {
    margin-inline-start: auto;
  }
  & > small {
    font-size: var(--t12);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    background: var(--hover);
    color: var(--ink);
  }
  &[data-below] {
    height: 28px;
    padding-inline-start: 34px;
  }
  &[aria-current],
  &[aria-current] > :is(svg, small) {
    color: var(--accent-text);
  }
  &[aria-current] {
    background: var(--accent-soft);
    font-weight: 600;
  }
  &[data-rail] {
    justify-content: center;
    height: 40px;
    padding: 0;
  }
  &[data-rail] > svg {
    margin: 0;
  }
`;

export const NavLink = styled(UiLink)`
  ${line}
`;
export const NavHeading = styled.button`
  ${line}
`;

export const Work = styled.ul`
  flex: none;
  padding: 8px 16px 12px;
  border-top: 1px solid var(--line);
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);

  & a {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    padding-block: 4px 2px;
  }
  & a > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & a > small {
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & a[data-state='failed'] {
    color: var(--danger);
  }
`;

export const Main = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

export const Top = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  gap: 8px;
  height: 48px;
  padding-inline: var(--console-edge) 16px;
  border-bottom: 1px solid var(--line);

  & > nav {
    min-width: 0;
    margin-inline-end: auto;
  }
  & > a {
    display: flex;
    align-items: center;
    gap: 6px;
    height: 32px;
    padding-inline: 8px;
    border-radius: var(--r-ctl);
    color: var(--ink-2);
    white-space: nowrap;
  }
  & > a:hover {
    background: var(--hover);
  }
`;

export const FindButton = styled.button`
  flex: none;
  display: flex;
  align-items: center;
  gap: 8px;
  width: 304px;
  height: 32px;
  padding-inline: 12px 8px;
  border-radius: var(--r-ctl);
  background: var(--sunken);
  color: var(--ink-3);

  & > span {
    flex: 1;
    text-align: start;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** The sheet of the page: lists fill it, other pages scroll in it. */
export const Content = styled.main`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: auto;
  outline: 0;
`;
