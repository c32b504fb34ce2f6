import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { flushSync } from 'react-dom';
import { RouterProvider } from 'react-aria-components';
import { Menu as AriaMenu, MenuItem, Separator } from 'react-aria-components/Menu';
import styled from 'styled-components';
import { ByKey } from './ByKey.tsx';
import { Localised } from './Localised.tsx';
import type { MenuContent, MenuEntry } from './menu-types.ts';
import type { AnchoredProps } from './Popover.tsx';
import { choiceStyle, FloatingPopover } from './popover-style.ts';
import { takesFocusFirst } from './takes-focus.ts';

const List = styled(AriaMenu)`
  padding: 8px 0;
  outline: 0;
`;

const Line = styled(MenuItem)`
  ${choiceStyle}
`;

const Rule = styled(Separator)`
  margin: 8px 0;
  border-top: 1px solid var(--line);
`;

const Header = styled.div`
  padding: 12px 16px;
  border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere;
`;

export interface MenuProps extends AnchoredProps, MenuContent {}

function lineOf(item: MenuEntry, selected: string | undefined) {
  return (
    <Fragment key={item.id}>
      {item.divided === true ? <Rule /> : null}
      <Line id={item.id} textValue={item.label} href={item.href} isDisabled={item.disabled} data-tone={item.tone}>
        {item.icon}
        <span data-words="" lang={item.lang}>
          {item.label}
        </span>
        {item.detail === undefined ? null : <small>{item.detail}</small>}
        {item.id === selected ? <Check data-tick="" size={16} aria-hidden="true" /> : null}
      </Line>
    </Fragment>
  );
}

/** Actions and links beside a button: arrows, first letters, Escape; the focus returns to the button. */
export function Menu({
  anchor,
  open,
  onOpenChange,
  label,
  placement = 'bottom end',
  items,
  onAction,
  navigate,
  header,
  selected,
}: MenuProps) {
  const act = (id: string) => {
    if (items.find((item) => item.id === id)?.href !== undefined) {
      onOpenChange(false);
      return;
    }
    // Closed first, with the focus back on the button: a dialog opened by the action later returns the focus there.
    flushSync(() => onOpenChange(false));
    anchor.current?.focus({ preventScroll: true });
    onAction?.(id);
  };
  const menu = (
    <Localised>
      <ByKey open={open} />
      <FloatingPopover triggerRef={anchor} isOpen={open} onOpenChange={onOpenChange} placement={placement} offset={4}>
        {header === undefined ? null : <Header>{header}</Header>}
        <List
          aria-label={label}
          {...takesFocusFirst}
          onAction={(key) => act(String(key))}
          onClose={() => onOpenChange(false)}
          {...(selected === undefined
            ? {}
            : { selectionMode: 'single' as const, selectedKeys: [selected], disallowEmptySelection: true })}
        >
          {items.map((item) => lineOf(item, selected))}
        </List>
      </FloatingPopover>
    </Localised>
  );
  return navigate === undefined ? menu : <RouterProvider navigate={navigate}>{menu}</RouterProvider>;
}
