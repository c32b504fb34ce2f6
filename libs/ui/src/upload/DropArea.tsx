import { Plus, Upload as UploadIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { DropZone, type DropZoneProps } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text } from 'react-aria-components/Text';
import styled from 'styled-components';
import { buttonStyle } from '../components/button-style.ts';
import type { UploadWords } from './upload-words.ts';

const Zone = styled(DropZone)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 16px;
  border: 1px dashed var(--line-3);
  border-radius: var(--r-ctl);
  background: var(--surface);
  color: var(--ink-2);
  transition:
    background-color var(--quick) var(--ease),
    border-color var(--quick) var(--ease);

  & > svg {
    flex: none;
  }
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &[data-focus-visible] {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  &[data-invalid] {
    border-color: var(--danger);
    background: var(--danger-soft);
  }
  /* Another ground and another line, not only another colour. */
  &[data-drop-target] {
    border: 1px solid var(--accent);
    background: var(--accent-soft);
    color: var(--ink);
  }
  &[data-disabled] {
    border-color: var(--line-2);
    background: var(--sunken);
    color: var(--ink-3);
  }
`;

const Choose = styled(Button)`
  ${buttonStyle}
`;

const Tile = styled(Button)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 4px;
  width: 100%;
  aspect-ratio: 1;
  padding: 8px;
  border: 1px dashed var(--line-3);
  border-radius: var(--r-ctl);
  color: var(--ink-2);
  font-size: var(--t12);
  line-height: 20px;
  text-align: center;
  overflow-wrap: anywhere;

  &[data-hovered] {
    background: var(--hover);
    color: var(--ink);
  }
  &[data-invalid] {
    border-color: var(--danger);
    background: var(--danger-soft);
  }
  &[data-disabled] {
    border-color: var(--line-2);
    background: var(--sunken);
    color: var(--ink-3);
    cursor: not-allowed;
  }
`;

interface ChooseProps {
  words: Pick<UploadWords, 'choose'>;
  accept?: readonly string[];
  multiple: boolean;
  disabled: boolean;
  /** The field as a whole has an error, which is shown below it. */
  invalid: boolean;
  onAdd: (files: readonly File[]) => void;
  /** The button that opens the file chooser. */
  buttonRef?: Ref<HTMLButtonElement>;
}

export interface DropAreaProps extends ChooseProps {
  /** All its texts, in the reader's language. */
  words: Pick<UploadWords, 'choose' | 'drop' | 'dropNow'>;
}

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0];

/** The files of a drop; texts and folders are ignored. */
async function filesOf({ items }: DropEvent): Promise<File[]> {
  return Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));
}

/** An area to drop or paste files, with a button to choose them. */
export function DropArea({ words, accept, multiple, disabled, invalid, onAdd, buttonRef }: DropAreaProps) {
  return (
    <Zone
      isDisabled={disabled}
      data-invalid={invalid || undefined}
      getDropOperation={() => 'copy'}
      onDrop={(event) => {
        void filesOf(event).then(onAdd);
      }}
    >
      {({ isDropTarget }) => (
        <>
          <UploadIcon size={20} aria-hidden="true" />
          <Text slot="label">{isDropTarget ? words.dropNow : words.drop}</Text>
          <FileTrigger
            acceptedFileTypes={accept}
            allowsMultiple={multiple}
            onSelect={(files) => onAdd([...(files ?? [])])}
          >
            <Choose ref={buttonRef} isDisabled={disabled} data-size="sm" data-variant="normal">
              <span>{words.choose}</span>
            </Choose>
          </FileTrigger>
        </>
      )}
    </Zone>
  );
}

/** The last tile of a wall: chooses pictures. */
export function AddTile({ words, accept, multiple, disabled, invalid, onAdd, buttonRef }: ChooseProps) {
  return (
    <FileTrigger acceptedFileTypes={accept} allowsMultiple={multiple} onSelect={(files) => onAdd([...(files ?? [])])}>
      <Tile ref={buttonRef} isDisabled={disabled} data-invalid={invalid || undefined}>
        <Plus size={20} aria-hidden="true" />
        {words.choose}
      </Tile>
    </FileTrigger>
  );
}
