import type { ScormStore } from './ScormStore.ts';
import { leaveMessage, readMessage } from './scormMessages.ts';

/** The frame runs scripts in its own origin and cannot navigate this window; windows it opens are sandboxed alike. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-modals allow-popups';
/** Time for a package to send its last hand-over after it was left, ms. */
const partingMs = 3000;

interface Shown {
  readonly place: HTMLElement;
  /** Origin of the page around the package; messages are exchanged with it only. */
  readonly origin: string;
  readonly launchUrl: string;
  readonly title: string;
}

/** An element that can be moved without reloading its page; not every browser has it. */
type Movable = HTMLElement & { readonly moveBefore?: (node: Node, before: Node | null) => void };

/**
 * Opens a package in a frame; the returned function ends the visit. Many packages hand over only when their page
 * unloads, so the frame outlives its place on the screen until its last hand-over.
 */
export function showPackage(scorm: ScormStore, { launchUrl, origin, place, title }: Shown): () => void {
  const { visit } = scorm;
  const frame = document.createElement('iframe');
  let isLeft = false;
  const hear = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin) return;
    const isOwn = event.source !== null && event.source === frame.contentWindow;
    // A removed page has no window any more.
    if (!isOwn && !(isLeft && event.source === null)) return;
    const message = readMessage(event.data);
    if (message === null) return;
    if (!isLeft) {
      const answer = scorm.receive(message);
      if (answer !== null) frame.contentWindow?.postMessage(answer, origin);
    } else if (message.kind === 'left') end();
    else if (visit !== null) scorm.receiveLate(visit, message);
  };
  const end = () => {
    removeEventListener('message', hear);
    frame.remove();
  };
  // Bound before the frame can send messages.
  addEventListener('message', hear);
  frame.setAttribute('sandbox', sandbox);
  frame.allow = 'fullscreen; autoplay';
  frame.referrerPolicy = 'no-referrer';
  frame.title = title;
  frame.src = launchUrl;
  place.append(frame);
  return () => {
    isLeft = true;
    // A page without its own origin, such as a data address, cannot receive messages.
    if (origin === 'null') return end();
    setTimeout(end, partingMs);
    const body: Movable = document.body;
    if (body.moveBefore === undefined || !frame.isConnected) return;
    body.moveBefore(frame, null);
    frame.style.display = 'none';
    frame.contentWindow?.postMessage(leaveMessage, origin);
  };
}
