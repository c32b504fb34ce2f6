import { RequestView, useFormats, useShow, useStillHere } from '@banyan/core-screen/views';
import { ownHosts, safeInternalPath } from '@banyan/core-session';
import { Card, Container, Facts, Notice, PageTitle, SkeletonBlock, SkeletonRegion } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { loadPart } from '@banyan/ui';
import { accountDomain } from '../account.domain.ts';
import { makePersonalDataStore, type PersonalDataStore } from './PersonalDataStore.ts';

const loadForm = () => loadPart(() => import('./ProfileForm.tsx'));
/** The form loads together with its data: its library is not part of the first load. */
const ProfileForm = lazy(() => loadForm().then((module) => ({ default: module.ProfileForm })));

const Parts = styled.div`
  display: grid;
  gap: 24px;
  padding-bottom: 48px;
`;
const Given = styled.div`
  & > p {
    margin-top: 4px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > dl {
    margin-top: 0;
  }
`;

/** Values that the enterprise keeps about the viewer and shows. */
const OwnFields = observer(function OwnFields({ store }: { store: PersonalDataStore }) {
  const { t } = useTranslation('editor');
  const { number } = useFormats();
  return (
    <RequestView request={store.fields} failed={t('fieldsFailed')} skeleton={<SkeletonBlock height={24} />}>
      {(fields) =>
        fields.length === 0 ? null : (
          <Facts
            rows={fields.map(({ kind, name, value }) => ({
              name,
              value: kind === 'number' ? number(Number(value)) : value,
            }))}
          />
        )
      }
    </RequestView>
  );
});

/** The viewer's own personal data; where the enterprise demands them, saving leads on to the original page. */
export const PersonalDataPage = observer(function PersonalDataPage() {
  const { t } = useTranslation('editor');
  const environment = accountDomain.useEnvironment();
  const { session } = environment;
  const [store] = useState(() => makePersonalDataStore(environment));
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isDemanded = query.get('type') === 'completion-info';
  useShow(store.profile, () => store.profile.show());
  useShow(store.fields, () => store.fields.show());
  useEffect(() => {
    // The form shows this error itself.
    void loadForm().catch(() => undefined);
  }, []);

  const isHere = useStillHere();
  const goOn = () => {
    if (!isDemanded || !isHere()) return;
    const target = safeInternalPath(query.get('backUrl'), {
      origin: location.origin,
      allowedHosts: ownHosts(session.cookieDomain()),
    });
    if (target.startsWith('/')) void navigate(target, { replace: true });
    else location.replace(target);
  };
  const skeleton = (
    <SkeletonRegion label={t('loading')}>
      <Card>
        <SkeletonBlock height={320} />
      </Card>
    </SkeletonRegion>
  );
  return (
    <Container>
      <PageTitle>{t('title')}</PageTitle>
      <Parts>
        {isDemanded ? (
          <Notice tone="warn">{t('completion', { portal: session.enterprise?.portalName ?? '' })}</Notice>
        ) : null}
        <RequestView request={store.profile} failed={t('failed')} kept={t('kept')} skeleton={skeleton}>
          {(profile) => (
            <Suspense fallback={skeleton}>
              <ProfileForm
                profile={profile}
                save={(values) => store.save(values)}
                onSaved={goOn}
                given={
                  <Given>
                    <Facts
                      rows={[
                        { name: t('name'), value: profile.username },
                        { name: t('account'), value: profile.account },
                        ...(profile.department === '' ? [] : [{ name: t('department'), value: profile.department }]),
                      ]}
                    />
                    <OwnFields store={store} />
                    <p>{t('given')}</p>
                  </Given>
                }
              />
            </Suspense>
          )}
        </RequestView>
      </Parts>
    </Container>
  );
});
