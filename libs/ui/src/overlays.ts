export { ChoiceList, type ChoiceListProps } from './overlays/ChoiceList.tsx';
export { Dialog } from './overlays/Dialog.tsx';
export { Drawer, type DrawerProps } from './overlays/Drawer.tsx';
export { Menu, type MenuProps } from './overlays/Menu.tsx';
export { Popover, type AnchoredProps, type Placement, type PopoverProps } from './overlays/Popover.tsx';
export { Select, type SelectProps } from './overlays/Select.tsx';
export { SignDialog, type SignDay, type SignDayState, type SignDialogProps } from './overlays/SignDialog.tsx';
export { SuccessDialog, type SuccessDialogProps } from './overlays/SuccessDialog.tsx';
export { Tooltip, type TooltipProps } from './overlays/Tooltip.tsx';
