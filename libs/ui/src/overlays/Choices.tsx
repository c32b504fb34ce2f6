import { Check } from 'lucide-react';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import styled from 'styled-components';
import type { Choice, ChoiceSection } from './choice-types.ts';
import { choiceStyle } from './popover-style.ts';

/** The list that a field opens. */
export const ChoiceBox = styled(ListBox)`
  padding: 8px 0;
  outline: 0;
`;

const Line = styled(ListBoxItem)`
  ${choiceStyle}

  & small {
    display: block;
    font-weight: 400;
    font-size: var(--t12);
    color: var(--ink-3);
  }
`;

const Heading = styled(Header)`
  padding: 8px 16px 4px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);
  overflow-wrap: anywhere;
`;

/** A note in a list without options. */
export const ChoiceNote = styled.p`
  padding: 6px 16px;
  line-height: 20px;
  color: var(--ink-3);
  overflow-wrap: anywhere;
`;

function ChoiceLine({ value, label, description, count, icon, disabled }: Choice) {
  return (
    <Line id={value} textValue={label} isDisabled={disabled}>
      {({ isSelected }) => (
        <>
          {icon}
          <span data-words="">
            {label}
            {description === undefined ? null : <small> {description}</small>}
          </span>
          {count === undefined ? null : <small>{count}</small>}
          {isSelected ? <Check data-tick="" size={16} aria-hidden="true" /> : null}
        </>
      )}
    </Line>
  );
}

/** The lines of a `ChoiceBox`, with or without sections. */
export function Choices({ options }: { options: readonly (Choice | ChoiceSection)[] }) {
  return options.map((option) =>
    'options' in option ? (
      <ListBoxSection key={option.label} id={option.label}>
        <Heading>{option.label}</Heading>
        {option.options.map((inner) => (
          <ChoiceLine key={inner.value} {...inner} />
        ))}
      </ListBoxSection>
    ) : (
      <ChoiceLine key={option.value} {...option} />
    ),
  );
}

/** All options of a list, without its sections. */
export function flatChoices(options: readonly (Choice | ChoiceSection)[]): Choice[] {
  return options.flatMap((option) => ('options' in option ? option.options : [option]));
}
