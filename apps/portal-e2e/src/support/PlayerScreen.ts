import { type CallOutput } from '@banyan/contracts';
import { reportProgress, studyLease } from '@banyan/contracts/course';
import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { isCall } from './calls.ts';

/** Progress of a chapter that the server has acknowledged. */
export type Acknowledged = CallOutput<typeof reportProgress>;

/** A course page with its video, as a person uses it. */
export class PlayerScreen {
  readonly page: Page;
  readonly video: Locator;
  /** The chapters at the side. */
  readonly catalogue: Locator;
  /** Watched share of the chapter. */
  readonly evidence: Locator;
  /** The last thing the server has acknowledged. */
  #last: Acknowledged | null = null;

  constructor(page: Page) {
    this.page = page;
    page.on('response', (response) => {
      if (isAcknowledgement(response)) this.#hear(response);
    });
    this.video = page.locator('video');
    this.catalogue = page.getByRole('region', { name: '目录', exact: true });
    this.evidence = page.getByRole('region', { name: '本章进度' });
  }

  /** Presses the one button on the cover and waits until the picture moves. */
  async begin(): Promise<void> {
    await this.page.getByRole('region', { name: '视频播放器' }).getByRole('button').click();
    await this.playing();
  }

  async playing(): Promise<void> {
    await expect(this.video).toHaveJSProperty('paused', false);
    const at = await this.position();
    await expect.poll(() => this.position(), { intervals: [100] }).toBeGreaterThan(at);
  }

  /** Second of the video. */
  async position(): Promise<number> {
    return this.video.evaluate((video: HTMLVideoElement) => video.currentTime);
  }

  async until(second: number): Promise<void> {
    await expect.poll(() => this.position(), { intervals: [100], timeout: 60_000 }).toBeGreaterThanOrEqual(second);
  }

  /** Chooses a speed in its menu. */
  async speed(rate: string): Promise<void> {
    await this.#choose(/^倍速/, rate);
    await expect(this.video).toHaveJSProperty('playbackRate', Number(rate.replace('×', '')));
  }

  /** Chooses a size of the picture in its menu. */
  async quality(size: string): Promise<void> {
    await this.#choose(/^画质/, size);
  }

  async #choose(menu: RegExp, item: string): Promise<void> {
    await this.video.hover();
    await this.page.getByRole('button', { name: menu }).click();
    await this.page.getByRole('menuitemradio', { name: item, exact: true }).click();
    // Keys go to the menu until it is gone.
    await expect(this.page.getByRole('menu')).toHaveCount(0);
  }

  /** Pauses and waits until the server has all that was watched; answers what it has. */
  async pause(): Promise<Acknowledged> {
    await this.stop();
    return this.caughtUp();
  }

  /** Pauses. */
  async stop(): Promise<void> {
    await this.page.keyboard.press('k');
    await expect(this.video).toHaveJSProperty('paused', true);
  }

  /** Waits until the server has all that was watched of a paused video; answers what it has. */
  async caughtUp(): Promise<Acknowledged> {
    const at = await this.position();
    await expect.poll(() => this.#last?.chapter.positionS ?? 0, { timeout: 60_000 }).toBeGreaterThan(at - 0.05);
    if (this.#last === null) throw new Error('nothing was acknowledged');
    return this.#last;
  }

  /** Waits until the server has what was watched up to a second, in as many heartbeats as it takes; answers what it has. */
  async acknowledgedTo(second: number): Promise<Acknowledged> {
    await expect
      .poll(() => this.#last?.chapter.intervals.at(-1)?.[1] ?? 0, { timeout: 60_000 })
      .toBeGreaterThan(second - 0.05);
    if (this.#last === null) throw new Error('nothing was acknowledged');
    return this.#last;
  }

  /** The server's next acknowledgement. */
  async acknowledged(): Promise<Acknowledged> {
    const response = await this.page.waitForResponse(isAcknowledgement, { timeout: 30_000 });
    return readAcknowledgement(response);
  }

  /** Leaves for the home page, so that the place is free for another window. */
  async leave(): Promise<void> {
    const released = this.page.waitForResponse(
      (one) => isCall(one, studyLease) && new URLSearchParams(one.request().postData() ?? '').get('release') === 'Y',
    );
    await this.page.getByRole('banner').getByRole('link').first().click();
    expect((await released).ok()).toBe(true);
  }

  /** The row of a chapter. */
  chapter(no: number): Locator {
    return this.catalogue.getByRole('listitem').nth(no - 1);
  }

  async open(courseId: number): Promise<void> {
    await this.page.goto(`/course/${courseId}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  #hear(response: Response): void {
    readAcknowledgement(response).then(
      (said) => (this.#last = said),
      // The page has been left meanwhile, and the words with it.
      () => undefined,
    );
  }
}

const isAcknowledgement = (response: Response) => isCall(response, reportProgress) && response.ok();

async function readAcknowledgement(response: Response): Promise<Acknowledged> {
  const { data } = (await response.json()) as { data: Acknowledged };
  return data;
}
