import type { Audience, AudienceTerm } from '@banyan/contracts/organisation';
import { useFormats } from '@banyan/core-screen/views';
import { Button } from '@banyan/ui';
import { TagField } from '@banyan/ui/fields';
import { Building2, Plus, User, Users, WandSparkles } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DepartmentSearch } from '../people/DepartmentSearch.tsx';
import { PeoplePicker } from '../people/PeoplePicker.tsx';
import type { Department } from '../people/departments.ts';
import { AddLine, Line, Lines } from './audienceStyle.ts';
import type { AudienceStore } from './AudienceStore.ts';
import { nobody } from './nobody.ts';
import { emptyCondition, RuleEditor } from './RuleEditor.tsx';
import { ruleFields } from './ruleFields.ts';
import { audienceNames, useAudienceWords } from './useAudienceWords.ts';

const icons = { departments: Building2, group: Users, rule: WandSparkles, people: User } as const;
type Kind = AudienceTerm['on'];

interface PartProps {
  store: AudienceStore;
  /** Whether it is about those who are left out. */
  except: boolean;
}

const Departments = observer(function Departments({ store, except }: PartProps) {
  const { language } = useFormats();
  const audience = store.audience ?? nobody;
  const chosen = (except ? audience.except : audience).departments;
  const names = audienceNames(store, language);
  const all = (store.departments.value ?? []).map(({ id, parent, people }): Department => ({
    id: String(id),
    name: names.department(id),
    parent: parent === 0 ? null : String(parent),
    count: people,
  }));
  const change = (ids: readonly string[]) => {
    const departments = ids.map(Number);
    if (except) store.exclude({ departments });
    else store.change({ departments });
  };
  return <DepartmentSearch departments={all} mode="multiple" selected={chosen.map(String)} onSelect={change} />;
});

const Groups = observer(function Groups({ store, except }: PartProps) {
  const { t } = useTranslation('console');
  const audience = store.audience ?? nobody;
  const chosen = (except ? audience.except : audience).groups;
  const { groups } = store;
  return (
    <TagField
      label={t('audience.groups')}
      words={{ empty: t('people.nobody'), loading: t('people.loading'), chosen: t('rule.chosen') }}
      options={(groups.value ?? []).map(({ id }) => ({ value: String(id), label: store.nameOf('group', id) }))}
      known={chosen.map((id) => ({ value: String(id), label: store.nameOf('group', id) }))}
      loading={groups.state === 'loading'}
      onSearch={(q) => void groups.show(q)}
      value={chosen.map(String)}
      onChange={(ids) => {
        const groupIds = ids.map(Number);
        if (except) store.exclude({ groups: groupIds });
        else store.change({ groups: groupIds });
      }}
    />
  );
});

const People = observer(function People({ store, except }: PartProps) {
  const { t } = useTranslation('console');
  const audience = store.audience ?? nobody;
  const chosen = (except ? audience.except : audience).people;
  const { people } = store;
  return (
    <PeoplePicker
      label={t('audience.people')}
      people={(people.value ?? []).map(({ account, department, id, name }) => ({
        id: String(id),
        name,
        detail: department === null ? account : `${department.name} ${account}`,
      }))}
      known={chosen.map((id) => ({ id: String(id), name: store.nameOf('person', id), detail: '' }))}
      loading={people.state === 'loading'}
      onSearch={(q) => void people.show(q)}
      value={chosen.map(String)}
      onChange={(ids) => {
        const personIds = ids.map(Number);
        if (except) store.exclude({ people: personIds });
        else store.change({ people: personIds });
      }}
    />
  );
});

const Rule = observer(function Rule({ store, at }: { store: AudienceStore; at: number }) {
  const { t } = useTranslation('console');
  const { language } = useFormats();
  const names = audienceNames(store, language);
  const rules = (store.audience ?? nobody).rules;
  return (
    <>
      <RuleEditor
        value={rules[at] ?? []}
        departments={(store.departments.value ?? []).map(({ id, parent }) => ({
          id: String(id),
          name: names.department(id),
          parent: parent === 0 ? null : String(parent),
        }))}
        fields={ruleFields(store.fields.value ?? [], language)}
        onChange={(rule) => store.change({ rules: rules.with(at, rule) })}
      />
      <Button size="sm" variant="ghost" onClick={() => store.change({ rules: rules.toSpliced(at, 1) })}>
        {t('audience.removeRule')}
      </Button>
    </>
  );
});

function Editor({ store, except, on, at }: PartProps & { on: Kind; at: number }) {
  switch (on) {
    case 'departments':
      return <Departments store={store} except={except} />;
    case 'group':
      return <Groups store={store} except={except} />;
    case 'rule':
      return <Rule store={store} at={at} />;
    case 'people':
      return <People store={store} except={except} />;
  }
}

export interface AudienceTermsProps extends PartProps {
  /** The open line: kind and place; null: none. */
  open: string | null;
  onOpen: (line: string | null) => void;
}

/** Key of a line: all groups are edited in one. */
const lineKey = (on: Kind, at: number, except: boolean) =>
  `${except ? 'except ' : ''}${on}${on === 'rule' ? ` ${at}` : ''}`;

/** The lines of an audience, or its exceptions; one of them is open. */
export const AudienceTerms = observer(function AudienceTerms({ store, except, open, onOpen }: AudienceTermsProps) {
  const { t } = useTranslation('console');
  const { language, number } = useFormats();
  const words = useAudienceWords(audienceNames(store, language));
  const audience: Audience = store.audience ?? nobody;
  const lines = words.lines(audience).map((line, place) => ({ ...line, place }));
  const own = lines.filter((line) => line.except === except);
  const counts = store.shown?.terms.length === lines.length ? store.shown.terms : [];
  const isThere = own.some(({ at, on }) => lineKey(on, at, except) === open);
  const offered = except ? (['departments', 'group', 'people'] as const) : (Object.keys(icons) as Kind[]);
  const begin = (on: Kind) => {
    if (on === 'rule') store.change({ rules: [...audience.rules, [emptyCondition()]] });
    onOpen(lineKey(on, audience.rules.length, except));
  };
  // Escape closes the open line first, then the panel.
  const close = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented || open === null) return;
    event.preventDefault();
    const { currentTarget: lines } = event;
    (lines.querySelector<HTMLElement>('[data-open] > button') ?? lines.querySelector('button'))?.focus();
    onOpen(null);
  };
  // An opened kind has no line before something of it is chosen.
  const fresh = offered.find((on) => on !== 'rule' && lineKey(on, 0, except) === open && !isThere);
  let shown = false;
  return (
    <Lines onKeyDown={close}>
      {own.map(({ at, on, place, words: said }) => {
        const Icon = icons[on];
        const key = lineKey(on, at, except);
        const count = counts[place];
        const isOpen = open === key && !shown;
        shown ||= isOpen;
        return (
          <Line key={`${key} ${at}`} data-open={isOpen || undefined}>
            <button type="button" aria-expanded={isOpen} onClick={() => onOpen(isOpen ? null : key)}>
              <i>{place + 1}</i>
              <Icon size={16} aria-hidden="true" />
              <span>{said}</span>
              {count === undefined ? null : (
                <b>
                  {number(count.count)}
                  <small>{t(except ? 'audience.blocks' : 'audience.adds', { n: number(count.more) })}</small>
                </b>
              )}
            </button>
            {isOpen ? (
              <div>
                <Editor {...{ store, except, on, at }} />
              </div>
            ) : null}
          </Line>
        );
      })}
      {fresh === undefined ? null : (
        <Line data-open="">
          <div>
            <Editor {...{ store, except, on: fresh, at: 0 }} />
          </div>
        </Line>
      )}
      <AddLine>
        {offered.map((on) => (
          <Button key={on} size="sm" icon={<Plus size={14} aria-hidden="true" />} onClick={() => begin(on)}>
            {t(except ? `audience.except.${on === 'rule' ? 'people' : on}` : `audience.add.${on}`)}
          </Button>
        ))}
      </AddLine>
    </Lines>
  );
});
