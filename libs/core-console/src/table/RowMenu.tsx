import { MenuButton, type MenuEntry } from '@banyan/ui';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface RowMenuProps {
  /** The row in words. */
  name: string;
  /** The actions; one that cannot be undone has the tone `danger` and stands last. */
  items: readonly MenuEntry[];
  /** Called with the id of an action without an address. */
  onAction?: (id: string) => void;
  /** Follows an address inside the portal. */
  navigate?: (href: string) => void;
}

/** Actions for one row. */
export function RowMenu({ name, items, onAction, navigate }: RowMenuProps) {
  const { t } = useTranslation('console');
  return (
    <MenuButton
      iconOnly
      size="sm"
      label={t('table.actionsOf', { name })}
      items={items}
      {...(onAction === undefined ? {} : { onAction })}
      {...(navigate === undefined ? {} : { navigate })}
    >
      <Ellipsis size={18} aria-hidden="true" />
    </MenuButton>
  );
}
