import { Popover } from '@banyan/ui/overlays';
import { ChevronDown } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { FilterButton, FilterPanel } from './filterStyle.ts';

export interface FilterPopoverProps {
  label: string;
  /** The chosen value in words; undefined for none. */
  shown: string | undefined;
  /** A wider panel, for a tree. */
  wide?: boolean;
  /** Content; `close` shuts the panel. */
  children: (close: () => void) => ReactNode;
}

/** A filter's button with its panel. */
export function FilterPopover({ label, shown, wide = false, children }: FilterPopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <FilterButton
        ref={button}
        type="button"
        data-on={shown !== undefined || undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span>{shown === undefined ? label : `${label}: ${shown}`}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </FilterButton>
      <Popover anchor={button} open={open} onOpenChange={setOpen} label={label}>
        <FilterPanel data-wide={wide || undefined}>{children(() => setOpen(false))}</FilterPanel>
      </Popover>
    </>
  );
}
