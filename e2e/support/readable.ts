import { expect, type Page } from '@playwright/test'
import { atWidth } from './at-width'
import { expectAccessible } from './expect-accessible'

export async function readable(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await atWidth(page, 320)
  await atWidth(page, 390)
  await expectEachIdOnce(page)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await atWidth(page, 1280)
  await expectAccessible(page, 'looks')
}

/** Ids must be unique: a popover button opens the first element with the id, which may be a hidden one. */
async function expectEachIdOnce(page: Page): Promise<void> {
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
}
