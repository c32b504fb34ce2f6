import { useRef, useState, type ReactNode, type RefObject } from 'react';
import type { MenuProps } from '../overlays/Menu.tsx';
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
export type MenuPlace = Omit<MenuProps, keyof MenuContent>;

interface TriggerProps extends Omit<MenuTriggerProps, 'placement'> {
  ref: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onPress: () => void;
  /** It is approached. */
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

/** A button with a menu, e.g. the languages. The menu's code comes when the button is approached. */
export function MenuButton({ placement, items, onAction, navigate, header, selected, ...trigger }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { label } = trigger;
  const content = { items, onAction, navigate, header, selected };
  return (
    <>
      <Trigger {...trigger} ref={button} open={open} onPress={() => setOpen(!open)} onNear={preloadOverlays} />
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

export interface LateMenuButtonProps<Lines> extends MenuTriggerProps {
  /** The menu with its lines. */
  lines: LateMenuLines<Lines>;
  /** Shows it at its place. */
  menu: (lines: Lines, place: MenuPlace) => ReactNode;
}

/** The same with a menu whose lines come when the button is approached, too, e.g. a user's with its many icons. */
export function LateMenuButton<Lines>({ lines, menu, placement, ...trigger }: LateMenuButtonProps<Lines>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { label } = trigger;
  return (
    <>
      <Trigger {...trigger} ref={button} open={open} onPress={() => setOpen(!open)} onNear={lines.preload} />
      {open ? (
        <LateOverlay late={lines.late} anchored onLost={() => setOpen(false)}>
          {(Lines) => menu(Lines, { anchor: button, open, onOpenChange: setOpen, label, placement })}
        </LateOverlay>
      ) : null}
    </>
  );
}
