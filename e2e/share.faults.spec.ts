import { setFault } from './support/faults'
import { expect, test } from './support/test'

test('a frozen page opens while a source is down, and a frozen failure remains a failure', async ({
  page,
  withoutScripting: recipient,
}) => {
  await setFault(page, 'epqs.nationalmap.gov', 'down')
  await page.goto('/land?at=41.23,-101.57')
  const elevation = page.getByRole('region', { name: 'Elevation at this point' })
  await expect(elevation.getByText('We cannot reach the source')).toBeVisible()
  const section = await page
    .getByRole('region', { name: /^Section \d+/ })
    .getByText(/^T\d/)
    .first()
    .innerText()
  await page.getByRole('button', { name: 'Create a frozen copy' }).click()
  await page.waitForURL(/\/s\/[\w-]{43}$/)
  const link = page.url()

  await setFault(page, 'epqs.nationalmap.gov', '')
  await setFault(page, 'gis.blm.gov', 'down')
  await recipient.goto(link)
  await expect(recipient.getByText(/^Frozen copy of /)).toBeVisible()
  await expect(
    recipient
      .getByRole('region', { name: /^Section \d+/ })
      .getByText(section)
      .first(),
  ).toBeVisible()
  await expect(recipient.getByText('We cannot reach the source').first()).toBeVisible()
  await expect(async () => {
    await recipient.goto(`${link}/today`)
    await expect(recipient.getByText(/It answers now, so there is nothing to compare with\./)).toBeVisible({
      timeout: 1_000,
    })
  }).toPass({ timeout: 120_000 })
})
