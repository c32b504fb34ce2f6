import { useRef, useState, type ReactNode, type RefObject } from 'react';
import type { MenuContent } from '../overlays/menu-types.ts';
import type { Placement } from '../overlays/Popover.tsx';
import { Button } from './Button.tsx';
import type { ButtonSize, ButtonVariant } from './button-style.ts';
import { IconButton } from './IconButton.tsx';
import { LateOverlay } from './LateOverlay.tsx';
import { lateMenu, preloadOverlays, type LateMenuLines } from './lazy-overlays.ts';

interface MenuTriggerProps {
  /** What the menu is called; the name of the button when only an icon shows. */
  label: string;
  /** What the button shows; an icon alone with `iconOnly`. */
  children: ReactNode;
  /** The children are an icon of 20 px, or an avatar. */
  iconOnly?: boolean;
  /** An icon before the words. */
  icon?: ReactNode;
  /** How loud the button is. */
  variant?: ButtonVariant;
  /** 32, 36 or 48 px high. */
  size?: ButtonSize;
  /** Where the menu opens; below the button, to its end, without it. */
  placement?: Placement;
}

export interface MenuButtonProps extends MenuTriggerProps, MenuContent {}

/** Where a menu stands, and whether it does. */
export interface MenuPlace {
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  placement: Placement | undefined;
}

interface TriggerProps extends MenuTriggerProps {
  /** The button is approached. */
  onNear: () => void;
  menu: (place: MenuPlace) => ReactNode;
}

function Trigger({
  label,
  children,
  iconOnly = false,
  icon,
  variant = 'ghost',
  size = 'md',
  placement,
  onNear,
  menu,
}: TriggerProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shared = {
    ref: button,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    onClick: () => setOpen(!open),
    onPointerEnter: onNear,
    onFocus: onNear,
  };
  return (
    <>
      {iconOnly ? (
        <IconButton {...shared} label={label} size={size === 'sm' ? 'sm' : 'md'}>
          {children}
        </IconButton>
      ) : (
        <Button {...shared} icon={icon} variant={variant} size={size}>
          {children}
        </Button>
      )}
      {open ? menu({ anchor: button, open, onOpenChange: setOpen, label, placement }) : null}
    </>
  );
}

/** A button with a menu, e.g. the languages. The menu's code comes when the button is approached. */
export function MenuButton({ items, onAction, navigate, header, selected, ...trigger }: MenuButtonProps) {
  const content = { items, onAction, navigate, header, selected };
  return (
    <Trigger
      {...trigger}
      onNear={preloadOverlays}
      menu={(place) => (
        <LateOverlay late={lateMenu} anchored onLost={() => place.onOpenChange(false)}>
          {(Menu) => <Menu {...content} {...place} />}
        </LateOverlay>
      )}
    />
  );
}

export interface LateMenuButtonProps extends MenuTriggerProps {
  /** Lines of the menu. */
  lines: LateMenuLines;
}

/** The same with a menu whose lines come when the button is approached, too, e.g. a user's with its many icons. */
export function LateMenuButton({ lines, ...trigger }: LateMenuButtonProps) {
  return (
    <Trigger
      {...trigger}
      onNear={lines.preload}
      menu={(place) => (
        <LateOverlay late={lines.late} anchored onLost={() => place.onOpenChange(false)}>
          {(Lines) => <Lines {...place} />}
        </LateOverlay>
      )}
    />
  );
}
