import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { cook, florida, searchHome, stepOf, unfold } from './support/assessments'
import { closed, printed } from './support/printed'
import { expect, test } from './support/test'

const boxesOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()

test('step 2 shows the deadline, the change and the savings first, and fits a phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(await stepOf(request, 'values', cook, '742 W Inkwell St'))
  expect((await boxesOf(page)).slice(0, 3)).toEqual([
    'Your time to appeal',
    'Why it changed',
    'Is it worth it?',
  ])
  await expect(page.getByLabel('Last day to appeal')).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('the typed last day to appeal is stored and added to a calendar, or the field explains the error', async ({
  page,
  request,
}) => {
  await page.goto(await stepOf(request, 'values', cook, '742 W Inkwell St'))
  const time = page.getByRole('region', { name: 'Your time to appeal' })
  const remindOnPacket = page.getByRole('button', { name: 'Add the last day to my calendar' })
  const remind = time.getByRole('button', { name: 'Add the last day to my calendar' })
  const deadline = time.getByLabel('Last day to appeal')
  await expect(remind).toHaveCount(0)
  await deadline.fill('June 31')
  await expect(deadline).toHaveAccessibleDescription(/Type the last day as it is on your notice/)
  const typed = await page.evaluate(() => {
    const day = new Date()
    day.setDate(day.getDate() + 10)
    return day.toLocaleDateString('en-US')
  })
  await deadline.fill(typed)
  await expect(time.getByRole('status').filter({ hasText: '10 days to the day you typed' })).toBeVisible()
  await time.getByLabel('Date of the notice').fill('1/2/2099')
  await expect(deadline).toHaveAccessibleDescription(/before the date of the notice/)
  await time.getByLabel('Date of the notice').fill('')
  const download = page.waitForEvent('download')
  await remind.click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('DTSTART;VALUE=DATE:')
  await page.reload()
  await expect(deadline).toHaveValue(typed)
  await expect(time.getByText('10 days to the day you typed')).toBeVisible()
  await page.goto(await stepOf(request, 'packet', cook, '742 W Inkwell St'))
  await expect(page.getByText('The last day to appeal that you typed:')).toBeVisible()
  await expect(remindOnPacket).toBeVisible()
})

test('a Florida owner sees the value below which tax falls, and the arithmetic of the bill', async ({
  page,
  request,
}) => {
  await page.goto(await stepOf(request, 'values', florida, '742 W Inkwell St, Orlando, FL'))
  const worth = page.getByRole('region', { name: 'Is it worth it?' })
  await expect(worth).toContainText(/A lower just value (?:saves tax only below \$[\d,]+|lowers the tax)/)
  await expect(worth).toContainText('Florida Administrative Code 12D-8.0062')
  await worth.getByLabel('Your last tax bill').fill('3,120')
  await expect(worth.getByRole('status')).toContainText(
    /saves about \$\d+ a year: \$3,120 × \$10,000 ÷ \$[\d,]+\./,
  )
  await worth.getByLabel('Just value you ask for').fill('1')
  await expect(worth.getByRole('status')).toContainText('At $1 you save about $3,120 a year')
  await worth.getByLabel('Your last tax bill').fill('much')
  await expect(worth.getByLabel('Your last tax bill')).toHaveAccessibleDescription(
    /Type an amount of dollars/,
  )
})

test.describe('the decision step without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('the decision step shows the deadline without scripting, and hides the fields that need scripting', async ({
    page,
    request,
  }) => {
    await page.goto(await stepOf(request, 'values', florida, '742 W Inkwell St, Orlando, FL'))
    await expect(page.getByText('The last day is on your notice.', { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your time to appeal' })).toContainText('Within 25 days.')
    await expect(page.getByLabel('Last day to appeal')).toBeHidden()
    await expect(page.getByLabel('Your last tax bill')).toBeHidden()
  })
})

test('an owner whose home no roll covers gets from the address to a packet with the values of the notice', async ({
  page,
}) => {
  await searchHome(page, '742 W Inkwell St, Phoenix, AZ')
  await page.getByRole('link', { name: 'Go on with my notice' }).click()
  await expect(page.getByText('We have not confirmed the rule of this place.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Find the assessor of/ }).first()).toBeVisible()
  await page.getByLabel('Assessed value, this year').fill('223,500')
  await page.getByLabel('Assessed value, last year').fill('210,000')
  await expect(page.getByText('Your assessed value rose by $13,500 (6.4%) since last year.')).toBeVisible()
  await page.getByRole('link', { name: 'Collect the evidence' }).click()
  for (const [question, answer] of [
    ['Is a fact', 'No'],
    ['Are similar homes', 'Yes'],
    ['Did you buy', 'No'],
    ['Does it have damage', 'No'],
  ] as const)
    await page.getByRole('group', { name: question }).getByLabel(answer).check()
  await page.getByRole('button', { name: 'Show my reason' }).click()
  await expect(page.getByText(/board in Arizona considers, so we rank no reason above another/)).toBeVisible()
  for (const title of ['Assessments of similar homes', 'Sales of similar homes'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await unfold(page, 'Your opinion of the market value')
  await page.getByLabel('Amount in dollars').fill('200000')
  await page.getByRole('link', { name: 'See the packet' }).last().click()
  await expect(page.getByText('Assessed value of this year, from the owner')).toBeVisible()
  await expect(page.getByText('$223,500', { exact: true })).toBeVisible()
  const [first = ''] = await printed(page, 'Letter')
  expect(first).toContain(
    closed('I ask for a market value of $200,000. My notice says: assessed value $223,500'),
  )
})

test('the day of the hearing can be added to a calendar', async ({ page, request }) => {
  await page.goto(await stepOf(request, 'values', cook, '742 W Inkwell St'))
  await page.getByText('After you file').click()
  const day = new Date(Date.now() + 10 * 86_400_000)
  await page
    .getByLabel('Day of the hearing, from its letter')
    .fill(`${day.getMonth() + 1}/${day.getDate()}/${day.getFullYear()}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add the hearing to my calendar' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('SUMMARY:Hearing of the appeal')
})

test('a Cook County owner sees the outcomes of appeals in the township, separately for each board', async ({
  page,
  request,
}) => {
  await page.goto(await stepOf(request, 'values', cook, '742 W Inkwell St'))
  await page.getByText('How appeals ended in your township').click()
  for (const body of ['Cook County Assessor', 'Cook County Board of Review'])
    await expect(page.getByRole('region', { name: body })).toContainText(
      /of [\d,]+ decided appeals|Fewer than ten/,
    )
})
