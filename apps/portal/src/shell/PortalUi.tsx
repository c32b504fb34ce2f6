import { UiProvider, type ToastQueue } from '@banyan/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppUiLink } from './AppUiLink.tsx';

export interface PortalUiProps {
  /** The nonce of the page's style policy. */
  readonly nonce?: string;
  /** The queue for messages about menus and dialogs that failed to load. */
  readonly toasts?: ToastQueue;
  readonly children: ReactNode;
}

/** The design system in the portal: links by its router, texts in the current language. */
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
