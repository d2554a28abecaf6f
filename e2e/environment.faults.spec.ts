import { setFault } from './support/faults'
import { expect, test } from './support/test'
import { tryAgain } from './support/try-again'

test('a source that is down is said so, never an empty list', async ({ page, provoke }) => {
  // The map asks for its points by itself.
  provoke(503)
  await setFault(page, 'echodata.epa.gov', 'down')
  await page.goto('/environment?at=33.45,-112.07&radius=0.7')
  await expect(page.getByText(/is down right now/)).toBeVisible()
  await expect(tryAgain(page)).toBeVisible()
  await expect(page.getByText(/No regulated facilities recorded/)).toHaveCount(0)
})

test('a source that changed is said so, and nothing is guessed', async ({ page, provoke }) => {
  provoke(502, 503)
  await setFault(page, 'echodata.epa.gov', 'changed')
  // A source that just failed several times is left alone for some seconds first.
  await expect(async () => {
    await page.goto('/environment?at=33.45,-112.07&radius=0.6')
    await expect(page.getByText(/shape we do not know/)).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(tryAgain(page)).toHaveCount(0)
})
