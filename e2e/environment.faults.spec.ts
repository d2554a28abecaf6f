import { setFault } from './support/faults'
import { expect, test } from './support/test'
import { tryAgain } from './support/try-again'

test('a failed facility source is reported and never shown as an empty list', async ({ page, provoke }) => {
  // The map itself requests the failed source, so the browser logs the status.
  provoke(503)
  await setFault(page, 'echodata.epa.gov', 'down')
  await page.goto('/environment?at=33.45,-112.07&radius=0.7')
  await expect(page.getByText(/is down right now/)).toBeVisible()
  await expect(tryAgain(page)).toBeVisible()
  await expect(page.getByText(/No regulated facilities recorded/)).toHaveCount(0)
})
