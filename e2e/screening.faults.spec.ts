import { SAMPLE_HOST, sampleAccounts } from '@/connectors/screening-vendor/sample-vendor'
import { expectAccessible } from './support/expect-accessible'
import { setFault } from './support/faults'
import { expect, test } from './support/test'

test('a failure or a changed format of the vendor is reported, and the visitor stays signed in', async ({
  page,
}) => {
  const { user, secret } = sampleAccounts.thimble
  await page.goto('/screening')
  await page.getByLabel('User name').fill(user)
  await page.getByLabel('Secret').fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('You are signed in until')).toBeVisible()
  for (const [fault, headline] of [
    ['down', 'We cannot reach the source'],
    ['limited', 'Too many questions at once'],
    ['changed', 'The source has changed'],
  ] as const) {
    await setFault(page, SAMPLE_HOST, fault)
    await page.goto('/screening')
    await page.getByRole('radio', { name: 'An employer' }).check()
    await page.getByLabel('Employer id').fill('thimble-homes')
    await page.getByRole('button', { name: 'Look up' }).click()
    await expect(page.getByText(headline)).toBeVisible()
    await expect(page.getByText('You are signed in until')).toBeVisible()
    await expect(page.getByLabel('Employer id')).toHaveValue('thimble-homes')
  }
  await expectAccessible(page)
})
