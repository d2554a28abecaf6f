import type { Page } from '@playwright/test'

export async function findPlace(page: Page, text: string): Promise<void> {
  const box = page.getByLabel(/^Address, coordinates(, parcel number)? or legal description/)
  await box.fill(text)
  await box.press('Enter')
}
