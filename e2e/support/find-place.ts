import type { Page } from '@playwright/test'

/** Types into the one box, on the home page, the dossier or the land page, and sends it: what is suggested is passed by. */
export async function findPlace(page: Page, text: string): Promise<void> {
  const box = page.getByLabel(/^Address, coordinates(, parcel number)? or legal description/)
  await box.fill(text)
  await box.press('Enter')
}
