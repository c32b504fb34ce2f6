import { openConsents, portalScreens, type Consent } from '@banyan/contracts/account';
import { DateOf, useFailureText } from '@banyan/core-screen/views';
import { AppLink } from '@banyan/core-session';
import { Switch, Tag, VisuallyHidden } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 24px;
    align-items: start;
  }
  & small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & p[role='alert'] {
    grid-column: 1 / -1;
    color: var(--danger);
  }
`;

const isOpen = (kind: Consent['kind']): kind is (typeof openConsents)[number] =>
  openConsents.some((one) => one === kind);

export interface ConsentListProps {
  consents: readonly Consent[];
  /** Error of the last change; undefined when it succeeded. */
  failure: unknown;
  onChange: (kind: (typeof openConsents)[number], given: boolean) => void;
}

/** Consents of the viewer, with a switch if they can be withdrawn. */
export function ConsentList({ consents, failure, onChange }: ConsentListProps) {
  const { t } = useTranslation('privacy');
  const failureText = useFailureText();
  return (
    <List>
      {consents.map(({ at, given, kind }) => (
        <li key={kind}>
          <div>
            <b>{t(`consent.name.${kind}`)}</b>
            <p>{t(`consent.about.${kind}`)}</p>
            <small>
              {at === null ? (
                t(`consent.never.${kind}`)
              ) : (
                <>
                  {t(given ? 'consent.given' : 'consent.withdrawn')} <DateOf at={at} />
                </>
              )}
            </small>
          </div>
          {isOpen(kind) ? (
            <Switch checked={given} onChange={(on) => onChange(kind, on)}>
              <VisuallyHidden>{t(`consent.name.${kind}`)}</VisuallyHidden>
            </Switch>
          ) : given ? (
            <Tag tone="ok">{t('consent.agreed')}</Tag>
          ) : (
            <AppLink kind="screen" to={`${portalScreens.agreement.path}?kind=privacy`}>
              {t('consent.read')}
            </AppLink>
          )}
          {failure !== undefined && isOpen(kind) ? (
            <p role="alert">{failureText(failure, t('consent.unchanged'))}</p>
          ) : null}
        </li>
      ))}
    </List>
  );
}
