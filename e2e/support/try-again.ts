import type { Locator, Page } from '@playwright/test'

/** The one control of a failure: asks again on the spot, or leads to the page again. */
export const tryAgain = (where: Page | Locator): Locator =>
  where.getByRole('link', { name: 'Try again' }).or(where.getByRole('button', { name: 'Try again' }))
