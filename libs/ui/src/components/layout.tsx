import type { HTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';

/**
 * The width of all content: 1200 px. A window of just that width keeps the page's edge free, a narrower one scrolls
 * sideways. A column narrower than the page sets `--container` for its content.
 */
export const Container = styled.div`
  width: var(--container, min(var(--content), 100% - 48px));
  margin-inline: auto;
`;

const Skip = styled.a`
  position: fixed;
  z-index: var(--z-skip);
  inset-inline-start: 16px;
  top: 12px;
  max-width: calc(100% - 32px);
  padding: 8px 16px;
  border-radius: var(--r-ctl);
  background: var(--float);
  color: var(--ink);
  font-weight: 600;
  translate: 0 calc(-100% - 16px);

  &:focus {
    translate: 0 0;
    box-shadow: var(--float-shadow);
  }
`;

export interface SkipLinkProps {
  /** Id of the main content, with `tabIndex={-1}` there. */
  target: string;
  /** Its words, e.g. "Skip to content". */
  children: ReactNode;
}

/** The first stop of Tab: jumps over the header. Visible only while it has the focus. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <Skip
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {children}
    </Skip>
  );
}

const Key = styled.kbd`
  display: inline-block;
  min-width: 20px;
  padding: 0 5px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-small);
  background: var(--surface);
  color: var(--ink-3);
  font: inherit;
  font-size: var(--t12);
  line-height: 18px;
  text-align: center;
`;

/** A key of the keyboard. */
export function Kbd(props: HTMLAttributes<HTMLElement>) {
  return <Key {...props} />;
}

/**
 * A dot between short remarks on one line. In running text it is the ground of a wide space: where a line breaks, browsers drop
 * the space, so that no line begins or ends with a dot. Among the items of a flex box, which has no spaces, it has its width.
 */
export const Dot = styled.i.attrs({ 'aria-hidden': true })`
  flex: none;
  width: 17px;
  height: 5px;
  background: radial-gradient(circle, currentColor 1.1px, transparent 1.9px) 50% 56% / 5px 5px no-repeat;
  opacity: 0.55;

  &::before {
    content: ' ';
    white-space-collapse: collapse;
    word-spacing: calc(17px - 0.25em);
  }
`;
