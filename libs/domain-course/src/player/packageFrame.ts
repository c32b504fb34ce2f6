import type { ScormStore } from './ScormStore.ts';
import { leaveMessage, readMessage } from './scormMessages.ts';

/** It runs its own scripts in its own origin and cannot leave this window; one that it opens is fenced in alike. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-modals allow-popups';
/** A package that was left may take so long to hand over its last, ms. */
const partingMs = 3000;

interface Shown {
  readonly place: HTMLElement;
  /** Of the page around the package: only it is heard and told. */
  readonly origin: string;
  readonly launchUrl: string;
  readonly title: string;
}

/** An element that can be moved without its page beginning anew; not every browser has it. */
type Movable = HTMLElement & { readonly moveBefore?: (node: Node, before: Node | null) => void };

/**
 * Opens a package in a frame; the returned function ends the visit. Many packages hand over what they have only when their
 * page ends, so the frame outlives its place on the screen until it has said its last.
 */
export function showPackage(scorm: ScormStore, { launchUrl, origin, place, title }: Shown): () => void {
  const { visit } = scorm;
  const frame = document.createElement('iframe');
  let isLeft = false;
  const hear = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin) return;
    const isOwn = event.source !== null && event.source === frame.contentWindow;
    // A page that was removed has no window any more.
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
  // Before the frame can speak.
  addEventListener('message', hear);
  frame.setAttribute('sandbox', sandbox);
  frame.allow = 'fullscreen; autoplay';
  frame.referrerPolicy = 'no-referrer';
  frame.title = title;
  frame.src = launchUrl;
  place.append(frame);
  return () => {
    isLeft = true;
    // A page without an origin of its own, such as a data address, can be told nothing.
    if (origin === 'null') return end();
    setTimeout(end, partingMs);
    const body: Movable = document.body;
    if (body.moveBefore === undefined || !frame.isConnected) return;
    body.moveBefore(frame, null);
    frame.style.display = 'none';
    frame.contentWindow?.postMessage(leaveMessage, origin);
  };
}
