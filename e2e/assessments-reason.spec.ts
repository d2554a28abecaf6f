import type { Page } from '@playwright/test'
import { argue, cook, florida, goOn, stepOf, unfold } from './support/assessments'
import { atWidth } from './support/at-width'
import { expectAccessible } from './support/expect-accessible'
import { expect, test } from './support/test'

const street = '742 W Inkwell St'
const questions = [
  'Is a fact in the record wrong?',
  'Are similar homes assessed lower than yours?',
  'Did you buy it for less',
  'Does it have damage',
] as const

async function answer(page: Page, answers: readonly ('Yes' | 'No' | undefined)[]) {
  for (const [index, name] of questions.entries()) {
    const choice = answers[index]
    if (choice) await page.getByRole('group', { name }).getByLabel(choice).check()
  }
  await page.getByRole('button', { name: 'Show my reason' }).click()
}

const reason = (page: Page) => page.getByRole('region', { name: /reason/ }).first()

test('four answers lead to one reason in Cook County, and “Back” preserves the entries', async ({
  page,
  request,
}) => {
  await page.goto(await stepOf(request, 'evidence', cook, street))
  await expect(page.locator('[name^="my."]')).toHaveCount(0)
  await expectAccessible(page)
  await answer(page, ['No', 'Yes', 'No', 'Yes'])
  await expect(reason(page)).toContainText(/Argue first that similar homes are assessed lower: .*“Lack of/)
  await expect(reason(page)).toContainText('Cook County Assessor, residential appeals (official)')
  await unfold(page, 'Home 1')
  await expect(page.getByLabel('Address of a similar home').first()).toBeVisible()
  await expect(page.getByLabel('What a visitor would see')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByLabel('Address of a similar home').first().fill('748 W Inkwell St')
  await argue(page, 'The home has damage or needs repairs')
  await page.getByLabel('What a visitor would see').fill('The roof leaks')
  await argue(page, 'Similar homes are assessed lower')
  await expect(page.getByLabel('Address of a similar home').first()).toHaveValue('748 W Inkwell St')
  await page.goBack()
  await expect(page.getByLabel('What a visitor would see')).toHaveValue('The roof leaks')
  await page.goBack()
  await expect(reason(page)).toContainText('Argue first that similar homes are assessed lower')
  await page.waitForLoadState('networkidle')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Show my reason' })).toBeVisible()
})

test('an unanswered question shows an error, and four answers “No” lead to an explanation', async ({
  withoutScripting: page,
  request,
}) => {
  await page.goto(await stepOf(request, 'evidence', cook, street))
  await answer(page, ['No', 'No'])
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    /Did you buy it/,
    /Does it have damage/,
  ])
  await expect(page.getByRole('group', { name: questions[0] }).getByLabel('No')).toBeChecked()
  await answer(page, ['No', 'No', 'No', 'No'])
  await expect(reason(page)).toContainText('so the record gives no reason to appeal')
  await page.getByRole('link', { name: 'The value is above the market' }).click()
  await expect(page.getByRole('heading', { name: 'Sales of similar homes' })).toBeVisible()
  await goOn(page, 'See the packet', 'Your appeal packet')
})

test('the reason page for the Washington board does not offer assessments of other homes', async ({
  page,
  request,
}) => {
  await page.goto(await stepOf(request, 'evidence', 'washington-assessments', `${street}, Seattle, WA`))
  await expect(page.getByRole('radio')).toHaveCount(6)
  await expect(page.getByText('By law it may not consider the assessed values of other homes.')).toBeVisible()
  await answer(page, [undefined, undefined, undefined, 'Yes'])
  await expect(reason(page)).toContainText('in Washington State this is proof of a reason for an appeal')
  await expect(page.getByLabel('Address of a similar home')).toHaveCount(0)
})

test('the reason page fits a phone, in Florida and in a place that no roll covers', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [
    await stepOf(request, 'evidence', florida, `${street}, Orlando, FL`, { equity: 'yes' }),
    `/assessments/evidence?${new URLSearchParams({ q: `${street}, Phoenix, AZ`, state: 'AZ', equity: 'yes' })}`,
  ]) {
    await page.goto(path)
    for (const title of ['Sales of similar homes', 'Assessments of similar homes'])
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await atWidth(page, 390)
  }
})
