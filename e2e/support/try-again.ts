import type { Locator, Page } from '@playwright/test'

export const tryAgain = (where: Page | Locator): Locator =>
  where.getByRole('link', { name: 'Try again' }).or(where.getByRole('button', { name: 'Try again' }))
