import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { ToneIcon } from './tone-icon.tsx';

const Box = styled.section`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 4px 12px;
  padding: 16px 20px;
  border: 1px solid var(--danger);
  border-radius: var(--r-ctl);
  background: var(--danger-soft);

  & > svg {
    margin-block-start: 2px;
    color: var(--danger);
  }
  & > :is(h2, h3) {
    font-size: var(--t14);
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  & > ul {
    grid-column: 2;
    display: grid;
    gap: 4px;
    list-style: none;
  }
  & a {
    color: var(--danger);
    text-decoration: underline;
    text-underline-offset: 3px;
    line-height: 24px;
    overflow-wrap: anywhere;
  }
`;

/** A field that was refused. */
export interface FieldErrorEntry {
  /** Id of the control, as in its `id` prop. */
  fieldId: string;
  /** The error and how to fix it, as below the field. */
  message: ReactNode;
}

export interface ErrorSummaryProps {
  /** Number of errors and what to do, e.g. "Three answers are missing". */
  title: ReactNode;
  /** The fields in the order of the form. Nothing is shown when empty. */
  errors: readonly FieldErrorEntry[];
  /** Number of attempts to submit: each moves the focus here, and the list is read out. */
  attempt: number;
  /** Level of the title in the outline of the page. */
  level?: 2 | 3;
}

/**
 * The errors of a submitted form, above its first field; each line leads to its field. For forms longer than a screen;
 * a short form only focuses its first wrong field.
 */
export function ErrorSummary({ title, errors, attempt, level = 2 }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const some = errors.length > 0;
  // Only an attempt moves the focus here: a corrected field only removes its line.
  const showErrors = useEffectEvent(() => {
    if (some) box.current?.focus();
  });
  useEffect(() => {
    if (attempt > 0) showErrors();
  }, [attempt]);
  if (!some) return null;
  const Title = `h${level}` as const;
  return (
    <Box ref={box} tabIndex={-1} role="alert">
      <ToneIcon tone="danger" />
      <Title>{title}</Title>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                const field = document.getElementById(fieldId);
                if (field === null) return;
                event.preventDefault();
                field.scrollIntoView({ block: 'center' });
                field.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
