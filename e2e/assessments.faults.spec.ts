import { cook, fillSimilar, stepOf } from './support/assessments'
import { expectAccessible } from './support/expect-accessible'
import { setFault } from './support/faults'
import { expect, test } from './support/test'
import { tryAgain } from './support/try-again'

const host = 'datacatalog.cookcountyil.gov'

test('a failed roll is reported with a link to the official page, and a later search finds the home', async ({
  page,
}) => {
  await setFault(page, host, 'down')
  await page.goto(`/assessments/find?source=${cook}&q=748 W Inkwell St`)
  await expect(page.getByText(/is not answering right now/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'official page of Cook County assessed values' })).toBeVisible()
  await expect(page.getByText('What you typed is kept: 748 W Inkwell St')).toBeVisible()
  await expect(page.getByText('No home matches')).toHaveCount(0)
  await expectAccessible(page)
  const failed = page.url()
  await setFault(page, host, '')
  await page.goto(failed)
  await expect(page.getByRole('heading', { level: 1, name: 'Is this your home?' })).toBeVisible()
})

test('the page of a home links to the official page while the roll is down', async ({ page, request }) => {
  const path = await stepOf(request, 'packet', cook, '750 W Inkwell St')
  await setFault(page, host, 'down')
  await page.goto(path)
  await expect(tryAgain(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'official page of Cook County assessed values' })).toBeVisible()
})

test('the row of a similar home reports that the roll is down', async ({ page, request }) => {
  await page.goto(await stepOf(request, 'evidence', cook, '742 W Inkwell St', { ground: 'equity' }))
  await setFault(page, host, 'down')
  await fillSimilar(page, 1, '754 W Inkwell St')
  await expect(page.getByRole('status').filter({ hasText: /not answering/ })).toBeVisible()
})
