import { useRef, useState, type ReactNode, type RefObject } from 'react';
import type { MenuContent } from '../overlays/menu-types.ts';
import type { Placement } from '../overlays/Popover.tsx';
import { Button } from './Button.tsx';
import type { ButtonSize, ButtonVariant } from './button-style.ts';
import { IconButton } from './IconButton.tsx';
import { LateOverlay } from './LateOverlay.tsx';
import { loadMenu, preloadOverlays } from './lazy-overlays.ts';

interface MenuTriggerProps {
  /** Name of the menu; also the name of a button with an icon alone. */
  label: string;
  /** Content of the button; an icon alone with `iconOnly`. */
  children: ReactNode;
  /** The children are an icon of 20 px, or an avatar. */
  iconOnly?: boolean;
  /** An icon before the words. */
  icon?: ReactNode;
  /** Emphasis of the button. */
  variant?: ButtonVariant;
  /** 32, 36 or 48 px high. */
  size?: ButtonSize;
  /** Position of the menu; below the button, aligned to its end, by default. */
  placement?: Placement;
}

export interface MenuButtonProps extends MenuTriggerProps, MenuContent {}

interface TriggerProps extends Omit<MenuTriggerProps, 'placement'> {
  ref: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onPress: () => void;
  /** Called when pointer or focus comes near. */
  onNear: () => void;
}

function Trigger({
  ref,
  open,
  onPress,
  onNear,
  label,
  children,
  iconOnly = false,
  icon,
  variant = 'ghost',
  size = 'md',
}: TriggerProps) {
  const shared = {
    ref,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    onClick: onPress,
    onPointerEnter: onNear,
    onFocus: onNear,
  };
  return iconOnly ? (
    <IconButton {...shared} label={label} size={size === 'sm' ? 'sm' : 'md'}>
      {children}
    </IconButton>
  ) : (
    <Button {...shared} icon={icon} variant={variant} size={size}>
      {children}
    </Button>
  );
}

/** A button with a menu, e.g. the languages. The menu's code loads when pointer or focus comes near. */
export function MenuButton({ placement, items, onAction, navigate, header, selected, ...trigger }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { label } = trigger;
  const content = { items, onAction, navigate, header, selected };
  return (
    <>
      <Trigger {...trigger} ref={button} open={open} onPress={() => setOpen(!open)} onNear={preloadOverlays} />
      {open ? (
        <LateOverlay load={loadMenu} anchored onLost={() => setOpen(false)}>
          {(Menu) => (
            <Menu {...content} anchor={button} open onOpenChange={setOpen} label={label} placement={placement} />
          )}
        </LateOverlay>
      ) : null}
    </>
  );
}
