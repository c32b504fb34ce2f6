/** Whether a key goes to a field: then it is a letter, not a command. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select, [role=textbox], [role=combobox]');
}
