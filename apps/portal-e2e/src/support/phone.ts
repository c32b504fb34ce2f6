import { expect, type Page } from '@playwright/test';

/** Position of the gap in the slider's picture: its white rim, found as a person would, by looking. */
async function gapOf(page: Page): Promise<number> {
  const picture = page.getByRole('dialog').locator('img').first();
  await expect(picture).toBeVisible();
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d');
    if (context === null) return 0;
    context.drawImage(image, 0, 0);
    const { data, height, width } = context.getImageData(0, 0, canvas.width, canvas.height);
    const isWhite = (x: number, y: number) => [0, 1, 2].every((part) => (data[(y * width + x) * 4 + part] ?? 0) > 236);
    const rims = Array.from(
      { length: width },
      (_, x) => Array.from({ length: height }, (__, y) => isWhite(x, y)).filter(Boolean).length,
    );
    const most = Math.max(...rims.slice(60));
    return rims.findIndex((rim, x) => x > 60 && rim >= most * 0.7);
  });
}

/** Moves the piece into its gap by keys, or so many px beside it. */
export async function fillSlider(page: Page, beside = 0): Promise<void> {
  const track = page.getByRole('slider');
  await expect(track).toBeFocused();
  const goal = (await gapOf(page)) - beside;
  for (let n = 0; n < goal; n += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

/** The code that was sent to a number last, as a developer reads it. */
export async function smsCode(page: Page, to: string): Promise<string> {
  const read = async () => {
    const text = await page.evaluate(() => fetch('/dev/inbox').then((answer) => answer.text()));
    const line = text.split('<li>').find((one) => one.includes(`sms ${to} `));
    return /\d{6}/.exec(line ?? '')?.[0] ?? '';
  };
  await expect.poll(read).toMatch(/^\d{6}$/);
  return read();
}
