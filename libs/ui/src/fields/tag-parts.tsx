import { X } from 'lucide-react';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import styled from 'styled-components';
import { hintWhenCut } from '../components/hint-when-cut.ts';
import { BoxButton, GroupBox } from './box-parts.tsx';

/** Tags and the input share the lines of the box; the button of the list stays at its end. */
export const TagBox = styled(GroupBox)`
  align-items: flex-start;
  padding: 3px 4px;

  & > div {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    min-width: 0;
  }
  & > div > div,
  & > div > div > div,
  & > div > div > div > div[role] {
    display: contents;
  }
  & > i {
    margin-block: 6px;
  }
  & input {
    flex: 1;
    width: 32px;
    min-width: 32px;
    height: 28px;
    padding: 0 8px;
    border: 0;
    background: none;
    outline: 0;
    box-shadow: none;
  }
`;

const Word = styled(Tag)`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  min-height: 28px;
  padding-inline: 8px 2px;
  border-radius: var(--r-small);
  background: var(--sunken);
  line-height: 20px;
  outline: 0;

  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px var(--accent);
  }
  &:not([data-allows-removing]) {
    padding-inline-end: 8px;
  }
  & > div {
    display: inline-flex;
    align-items: center;
    min-width: 0;
  }
  & > div > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > div > button {
    width: 24px;
    height: 24px;
  }
`;

interface TagsProps {
  tags: readonly { id: string; label: string }[];
  /** Name of the list. */
  label: string;
  /** Removes tags; null for tags that cannot be removed. */
  onRemove: ((keys: ReadonlySet<string | number>) => void) | undefined;
}

/** The chosen options as tags: one stop for Tab, arrows along them, Delete removes one. */
export function Tags({ tags, label, onRemove }: TagsProps) {
  if (tags.length === 0) return null;
  return (
    <TagGroup aria-label={label} onRemove={onRemove}>
      <TagList items={tags}>
        {(tag) => (
          <Word textValue={tag.label}>
            {({ allowsRemoving }) => (
              <>
                <span {...hintWhenCut}>{tag.label}</span>
                {allowsRemoving ? (
                  <BoxButton slot="remove">
                    <X size={14} aria-hidden="true" />
                  </BoxButton>
                ) : null}
              </>
            )}
          </Word>
        )}
      </TagList>
    </TagGroup>
  );
}
