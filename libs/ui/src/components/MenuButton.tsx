import { useRef, useState, type ReactNode } from 'react';
import type { MenuContent } from '../overlays/menu-types.ts';
import type { Placement } from '../overlays/Popover.tsx';
import { Button } from './Button.tsx';
import type { ButtonSize, ButtonVariant } from './button-style.ts';
import { IconButton } from './IconButton.tsx';
import { LateOverlay } from './LateOverlay.tsx';
import { lateMenu, preloadOverlays } from './lazy-overlays.ts';

export interface MenuButtonProps extends MenuContent {
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

/** A button with a menu, e.g. a user's or the languages. The menu's code comes when the button is approached. */
export function MenuButton({
  label,
  children,
  iconOnly = false,
  icon,
  variant = 'ghost',
  size = 'md',
  placement,
  ...content
}: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shared = {
    ref: button,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    onClick: () => setOpen(!open),
    onPointerEnter: preloadOverlays,
    onFocus: preloadOverlays,
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
      {open ? (
        <LateOverlay late={lateMenu} anchored onLost={() => setOpen(false)}>
          {(Menu) => (
            <Menu {...content} anchor={button} open onOpenChange={setOpen} label={label} placement={placement} />
          )}
        </LateOverlay>
      ) : null}
    </>
  );
}
