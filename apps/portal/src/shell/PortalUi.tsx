import { UiProvider, type ToastQueue } from '@banyan/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppUiLink } from './AppUiLink.tsx';

export interface PortalUiProps {
  /** The nonce that the page's policy lets styles in by. */
  readonly nonce?: string;
  /** The queue for messages about menus and dialogs that failed to load. */
  readonly toasts?: ToastQueue;
  readonly children: ReactNode;
}

/** The design system as the portal has it: links by its router, words in the language in force. */
export function PortalUi({ nonce, toasts, children }: PortalUiProps) {
  const { t, i18n } = useTranslation('portal');
  return (
    <UiProvider
      link={AppUiLink}
      emptyText={t('shell.noData')}
      locale={i18n.language}
      onLostPart={() => toasts?.show({ tone: 'danger', text: t('shell.partLost'), detail: t('shell.partLostDetail') })}
      {...(nonce === undefined ? {} : { nonce })}
    >
      {children}
    </UiProvider>
  );
}
