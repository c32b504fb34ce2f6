/** A page shared in a meeting, as the meeting shows it. */
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

/** The client accepts data only when the page has settled, ms. */
const settledMs = 500;

export interface MeetingShareDeps {
  readonly kit: () => MeetingKit | undefined;
  readonly page: () => SharedPage;
}

/** Reports the page in view to the meeting: half a second after a screen arrives, only the last of a quick series. */
export function createMeetingShare({ kit, page }: MeetingShareDeps): { arrived(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    arrived() {
      clearTimeout(timer);
      timer = setTimeout(() => kit()?.config(page()), settledMs);
    },
  };
}
