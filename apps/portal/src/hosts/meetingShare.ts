/** What a meeting shows of a page that somebody shares there. */
export interface SharedPage {
  readonly title: string;
  readonly link: string;
}

/** The meeting client's part: a deployment puts it at `window.meetingShare`, see docs/integrations.md. */
export interface MeetingKit {
  config(page: SharedPage): void;
}

declare global {
  interface Window {
    meetingShare?: MeetingKit;
  }
}

/** The client takes what it is told only when the page has settled, ms. */
const settledMs = 500;

export interface MeetingShareDeps {
  readonly kit: () => MeetingKit | undefined;
  readonly page: () => SharedPage;
}

/** Tells the meeting what is in view: half a second after a screen has arrived, the last one where several follow at once. */
export function createMeetingShare({ kit, page }: MeetingShareDeps): { arrived(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    arrived() {
      clearTimeout(timer);
      timer = setTimeout(() => kit()?.config(page()), settledMs);
    },
  };
}
