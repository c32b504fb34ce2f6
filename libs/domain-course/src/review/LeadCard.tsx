import { leadLimits, type PartnerLead } from '@banyan/contracts/course';
import { Moment, ReviewActs, ReviewFailure, ReviewRow } from '@banyan/core-screen/views';
import { AppLink } from '@banyan/core-session';
import { Button, countCharacters, spacedPhone, Tag, TextArea } from '@banyan/ui';
import styled from 'styled-components';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';

const About = styled.div`
  display: grid;
  gap: 8px;

  & a {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & a:hover {
    color: var(--accent-text);
  }
`;

/** Contact details. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  line-height: 24px;
  overflow-wrap: anywhere;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 4px 16px;
  line-height: 24px;

  & > dt {
    color: var(--ink-3);
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export interface LeadCardProps {
  lead: PartnerLead;
  /** Note typed for the record. */
  note: string;
  pending: boolean;
  /** Error of saving; undefined for none. */
  failure: unknown;
  onNote: (note: string) => void;
  onDone: () => void;
  onRefresh: () => void;
}

/** An enquiry about a partner with contact details, and the form to mark it as handled. */
export function LeadCard({ lead, note, pending, failure, onNote, onDone, onRefresh }: LeadCardProps) {
  const { t } = useWords();
  const { at, company, contact, email, handled, interest, partner, people, phone, words } = lead;
  const keep = () => {
    if (countCharacters(note.trim()) <= leadLimits.note) onDone();
  };
  return (
    <ReviewRow>
      <div>
        <h3>{company}</h3>
        <small>
          {contact} · <Moment at={at} />
        </small>
        <About>
          <Ways>
            <a href={`tel:${phone}`}>{spacedPhone(phone)}</a>
            {email === '' ? null : <a href={`mailto:${email}`}>{email}</a>}
          </Ways>
          <Facts>
            <dt>{t('partner.desk.partner')}</dt>
            <dd>
              {partner.shown ? (
                <AppLink to={courseLinks.partner.href(partner.id)} kind="screen">
                  {partner.name}
                </AppLink>
              ) : (
                partner.name
              )}
            </dd>
            <dt>{t('partner.interest')}</dt>
            <dd>{t(`partner.type.${interest}`)}</dd>
            <dt>{t('partner.people')}</dt>
            <dd>{t(`partner.size.${people}`)}</dd>
          </Facts>
        </About>
        {words === '' ? null : <p>{words}</p>}
      </div>
      {handled === null ? (
        <div>
          <TextArea
            label={t('partner.desk.note')}
            rows={2}
            maxLength={leadLimits.note}
            tooLongText={t('review.reasonTooLong', { count: leadLimits.note })}
            value={note}
            onChange={({ target }) => onNote(target.value)}
          />
          <ReviewFailure
            failure={failure}
            overtaken={t('partner.desk.overtaken')}
            kept={t('partner.desk.kept')}
            onRefresh={onRefresh}
          />
          <ReviewActs>
            <Button variant="primary" pending={pending} onClick={keep}>
              {t('partner.desk.done')}
            </Button>
          </ReviewActs>
        </div>
      ) : (
        <div>
          <ReviewActs>
            <Tag tone="ok">{t('partner.desk.handled')}</Tag>
            <small>
              {handled.by === '' ? null : `${handled.by} · `}
              <Moment at={handled.at} />
            </small>
          </ReviewActs>
          {handled.note === '' ? null : <blockquote>{handled.note}</blockquote>}
        </div>
      )}
    </ReviewRow>
  );
}
