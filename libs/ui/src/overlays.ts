export { ChoiceList, type ChoiceListProps } from './overlays/ChoiceList.tsx';
export { Dialog } from './overlays/Dialog.tsx';
export { Menu, type MenuProps } from './overlays/Menu.tsx';
export { Popover, type AnchoredProps, type Placement, type PopoverProps } from './overlays/Popover.tsx';
export { Select, type SelectProps } from './overlays/Select.tsx';
export { Tooltip, type TooltipProps } from './overlays/Tooltip.tsx';
