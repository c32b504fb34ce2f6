import { Button, Notice, type ToastQueue, type ToastRegionProps } from '@banyan/ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';

const Region = styled.section`
  position: fixed;
  z-index: var(--z-toast);
  top: calc(var(--header-h) + 12px);
  inset-inline: 0;
  margin-inline: auto;
  display: grid;
  gap: 8px;
  width: 480px;

  & small {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
  }
`;

/** The same messages if the code of their region fails to load, as without a connection: they are needed most then. */
export function PlainToasts({ queue, label, closeText }: ToastRegionProps) {
  const entries = useSyncExternalStore<ReturnType<ToastQueue['entries']>>(queue.subscribe, queue.entries);
  return (
    <Region aria-label={label}>
      {entries.map(({ id, tone = 'info', text, detail, action }) => (
        <Notice
          key={id}
          tone={tone}
          live
          action={
            action === undefined ? null : (
              <Button
                size="sm"
                onClick={() => {
                  queue.close(id);
                  action.onPress();
                }}
              >
                {action.label}
              </Button>
            )
          }
          onDismiss={() => queue.close(id)}
          dismissText={closeText}
        >
          {text}
          {detail === undefined ? null : <small>{detail}</small>}
        </Notice>
      ))}
    </Region>
  );
}
