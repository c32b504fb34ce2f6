import type { PartnerTypeItem } from '@banyan/contracts/course';
import type { Request } from '@banyan/core-screen';
import { AppLink } from '@banyan/core-session';
import { SectionHeading } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import styled from 'styled-components';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';

const Kinds = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 8px 24px;

  & > dt {
    color: var(--ink-3);
  }
  & > dd {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    margin: 0;
  }
  & a {
    color: var(--ink);
    text-underline-offset: 4px;
  }
  & a:hover {
    color: var(--accent-text);
    text-decoration: underline;
  }
`;

export interface PartnerLinksProps {
  request: Pick<Request<readonly PartnerTypeItem[]>, 'value'>;
  /** Id of the partner on display; 0 for none. */
  current: number;
  heading: string;
}

/** Partners by kind of cooperation; nothing when there are none or they failed to load. */
export const PartnerLinks = observer(function PartnerLinks({ request, current, heading }: PartnerLinksProps) {
  const { t } = useWords();
  const id = useId();
  const kinds = (request.value ?? [])
    .map(({ partners, type }) => ({ type, partners: partners.filter((one) => one.id !== current) }))
    .filter(({ partners }) => partners.length > 0);
  if (kinds.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} size="sm">
        {heading}
      </SectionHeading>
      <Kinds>
        {kinds.map(({ partners, type }) => [
          <dt key={`${type}-name`}>{t(`partner.type.${type}`)}</dt>,
          <dd key={type}>
            {partners.map((one) => (
              <AppLink key={one.id} to={courseLinks.partner.href(one.id)} kind="screen" title={one.line}>
                {one.name}
              </AppLink>
            ))}
          </dd>,
        ])}
      </Kinds>
    </section>
  );
});
