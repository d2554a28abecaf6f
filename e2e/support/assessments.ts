import { type APIRequestContext, expect, type Page } from '@playwright/test'

export const cook = 'cook-county-il-assessments'
export const florida = 'florida-assessments'

export const homeSteps = ['find', 'values', 'evidence', 'packet'] as const
type HomeStep = (typeof homeSteps)[number]

export async function searchHome(page: Page, address: string): Promise<void> {
  await page.goto('/assessments')
  await page.getByLabel('Address of the home').fill(address)
  await page.getByRole('button', { name: 'Continue' }).click()
}

export async function goOn(page: Page, label: string, heading: string): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Steps' })
  await steps
    .getByRole('link', { name: label })
    .or(steps.getByRole('button', { name: label }))
    .click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

export async function unfold(page: Page, title: string | RegExp): Promise<void> {
  const summary = page.locator('summary').filter({ hasText: title })
  if (!(await summary.evaluate((each) => each.parentElement?.hasAttribute('open')))) await summary.click()
}

export async function argue(page: Page, reason: string): Promise<void> {
  await unfold(page, 'Other reasons')
  await page.getByRole('link', { name: reason, exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: `Your reason: ${reason}` })).toBeVisible()
}

export async function fillSimilar(page: Page, row: number, address: string): Promise<void> {
  await unfold(page, `Home ${row}`)
  const home = page.getByRole('group', { name: `Home ${row}` }).last()
  // The input and the click are repeated, because both are lost before hydration.
  await expect(async () => {
    await home.getByLabel('Address of a similar home').fill(address)
    await home.getByRole('button', { name: 'Fill from the record' }).click()
    await expect(home.getByRole('status').filter({ hasText: /\w/ })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(home.getByText(/^Looking in/)).toHaveCount(0)
}

export async function stepOf(
  request: APIRequestContext,
  step: HomeStep,
  source: string,
  streetAddress: string,
  answers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const answer = await request.post('/api/v1/us-public-assessments/searchProperties', {
    data: { source, streetAddress },
  })
  const [record] = (await answer.json()).records
  const query = new URLSearchParams({ source, key: record.propertyKey, ...answers })
  return `/assessments/${step}?${query}`
}
