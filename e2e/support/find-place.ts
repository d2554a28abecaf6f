import type { Page } from '@playwright/test'

/** Types into the one box, on the home page or on the land page, and presses its button. */
export async function findPlace(page: Page, text: string): Promise<void> {
  await page.getByLabel('Address, coordinates or legal description').fill(text)
  await page.getByRole('button', { name: /^Find/ }).click()
}
