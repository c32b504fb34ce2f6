const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [role=textbox], [role=combobox]';
const over = '[role=dialog][aria-modal=true], [role=alertdialog], [role=menu], [role=listbox]';

/** Whether a key pressed on the page is a command: not a letter of a field, nor meant for what lies over the page. */
export function mayAct(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return true;
  if (target.isContentEditable || target.matches(typing)) return false;
  return document.querySelector(over) === null;
}
