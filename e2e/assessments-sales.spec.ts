import type { Page } from '@playwright/test'
import { cook, florida, goOn, stepOf } from './support/assessments'
import { expectAccessible } from './support/expect-accessible'
import { inLongRun } from './support/long-run'
import { closed, printed } from './support/printed'
import { expect, test } from './support/test'

const street = '742 W Inkwell St'
const salesOf = (page: Page) => page.getByRole('region', { name: 'Sales of similar homes' })
const offered = (page: Page) =>
  salesOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })

for (const [place, source, address, rows] of [
  ['Florida', florida, `${street}, Orlando, FL`, [0, 1]],
  ['Cook County', cook, street, [0]],
] as const)
  test(`recorded sales near a home in ${place} are added to the packet`, async ({ page, request }) => {
    await page.goto(await stepOf(request, 'evidence', source, address, { ground: 'market' }))
    const prices: string[] = []
    for (const row of rows) {
      const sale = offered(page).nth(row)
      prices.push(/\$[\d,]*\d/.exec(await sale.innerText())?.[0] ?? '')
      await expect(sale.getByRole('checkbox')).not.toBeChecked()
      await expect(async () => {
        await sale.getByRole('checkbox').check()
        await expect(page.getByText(new RegExp(`is in sale ${row + 1} below`))).toBeVisible({
          timeout: 2_000,
        })
      }).toPass({ timeout: 15_000 })
    }
    await page.reload()
    await expect(
      offered(page)
        .nth(rows.length - 1)
        .getByRole('checkbox'),
    ).toBeChecked()
    await goOn(page, 'See the packet', 'Your appeal packet')
    const table = page.getByRole('table', { name: 'Sales of similar homes' })
    for (const price of prices) await expect(table).toContainText(price)
    const paper = (await printed(page, 'Letter')).join('')
    for (const price of prices) expect(paper).toContain(closed(price))
  })

test('an owner in Massachusetts types sold homes and adds an offered sale to the packet', async ({
  page,
  request,
}) => {
  const path = await stepOf(request, 'evidence', 'massachusetts-assessments', `${street}, Worcester, MA`, {
    ground: 'market',
  })
  await page.goto(path)
  const field = salesOf(page).getByLabel('Addresses of similar homes that were sold')
  await field.fill('120 W Quillfeather Rd\n153 E Quillfeather Rd\n100 E Quillfeather Rd')
  await salesOf(page).getByRole('button', { name: 'Look up their sales' }).click()
  await expect(offered(page)).toHaveCount(1)
  await expect(offered(page)).toContainText(/120 W Quillfeather Rd: \$686,000, November \d+, 2023/)
  await expect(salesOf(page)).toContainText('Does not count: only sales of 2023 do.')
  await expect(salesOf(page)).toContainText('The roll has no sale of this home with a day and a price.')
  await expectAccessible(page)
  await expect(async () => {
    await offered(page).getByRole('checkbox').check()
    await expect(page.getByText('is in sale 1 below')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 15_000 })
  await goOn(page, 'See the packet', 'Your appeal packet')
  await expect(page.getByRole('table', { name: 'Sales of similar homes' })).toContainText('$686,000')
  const paper = (await printed(page, 'Letter')).join('')
  for (const text of ['120 W Quillfeather Rd', '$686,000', 'Massachusetts property tax parcels, retrieved'])
    expect(paper).toContain(closed(text))
})

test('the sale of a typed address is added to the packet without scripting', async ({
  withoutScripting: page,
  request,
}) => {
  const path = await stepOf(request, 'evidence', 'massachusetts-assessments', `${street}, Worcester, MA`, {
    ground: 'market',
  })
  await page.goto(path)
  await page.getByLabel('Addresses of similar homes that were sold').fill('120 W Quillfeather Rd')
  await page.getByRole('button', { name: 'Look up their sales' }).click()
  await salesOf(page)
    .getByRole('link', { name: /packet/ })
    .click()
  await goOn(page, 'See the packet', 'Your appeal packet')
  await expect(page.getByRole('table', { name: 'Sales of similar homes' })).toContainText('$686,000')
})

test('every sort order lists the same ten proposed homes', inLongRun, async ({ page, request }) => {
  await page.goto(await stepOf(request, 'evidence', florida, `${street}, Orlando, FL`, { ground: 'market' }))
  const similar = page.getByRole('region', { name: 'Assessments of similar homes' })
  const rows = similar.locator('li').filter({ has: page.locator('input[type=checkbox]') })
  const homes = async () =>
    (await rows.locator('label > span:first-child').allTextContents()).map((text) =>
      text.replace(/^\d+\. /, ''),
    )
  const first = await homes()
  expect(first).toHaveLength(10)
  const orders = similar.getByRole('navigation', { name: 'Order of these homes' })
  const names = await orders.getByRole('link').allInnerTexts()
  expect(names.length).toBeGreaterThan(3)
  const lists: string[] = []
  for (const name of names) {
    await orders.getByRole('link', { name, exact: true }).click()
    await expect(orders.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true')
    const list = await homes()
    expect(list.toSorted(), name).toEqual(first.toSorted())
    lists.push(list.join())
  }
  expect(new Set(lists).size).toBeGreaterThan(2)
})
