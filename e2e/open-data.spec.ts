import type { Page } from '@playwright/test'
import { readWorkbook } from '@/lib/export/testing/read-workbook'
import { atWidth } from './support/at-width'
import { expectAccessible } from './support/expect-accessible'
import { expect, test } from './support/test'

const permits = '/open-data/data.cityofchicago.org/ydr8-5enu'
const big = 'column1=reported_cost&is1=gte&value1=100000'
const fields = 'field=permit_&field=reported_cost&field=issue_date&field=location'
const rowsOf = (page: Page) =>
  page.getByRole('table', { name: 'Rows of Building Permits' }).locator('tbody tr')
const column = (page: Page, index: number) => rowsOf(page).locator(`td:nth-child(${index})`).allInnerTexts()

async function search(page: Page, words: string, portal = '') {
  await page.goto('/open-data')
  await page.getByLabel('Words to look for').fill(words)
  await page.getByLabel('Only this portal').fill(portal)
  await page.getByRole('button', { name: 'Find data sets' }).click()
}

test('a visitor finds, filters and sorts a table, and sends the link', async ({ page, browser }) => {
  await search(page, 'building permits', 'https://data.cityofchicago.org/browse')
  await page.getByRole('link', { name: 'Building Permits', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Building Permits' })).toBeVisible()
  await expect(page.getByText('contact_1_name')).toBeVisible()
  await page.getByText('Filter, order, columns').click()
  await page.getByLabel('Column of filter 1').selectOption('reported_cost')
  await expect(
    page.getByLabel('Condition of filter 1').getByRole('option', { name: 'contains' }),
  ).toHaveCount(0)
  await page.getByLabel('Condition of filter 1').selectOption('gte')
  const here = page.url()
  await page.getByLabel('Value of filter 1').fill('many')
  await page.getByRole('button', { name: 'Add another filter' }).click()
  await expect(page.getByLabel('Value of filter 4')).toBeVisible()
  await page.getByRole('button', { name: 'Show rows' }).click()
  await expect(page.getByRole('link', { name: /reported_cost takes a number/ })).toBeVisible()
  await expect(page.getByLabel('Value of filter 1')).toHaveAccessibleDescription(/takes a number/)
  expect(page.url(), 'nobody is asked what cannot be answered').toBe(here)
  await page.getByLabel('Value of filter 1').fill('$100,000')
  await page.getByText('Columns to show').first().click()
  for (const name of ['permit_', 'reported_cost', 'issue_date']) {
    await page.getByRole('checkbox', { name, exact: true }).check()
  }
  await page.getByRole('button', { name: 'Show rows' }).click()
  await expect(page.getByRole('heading', { name: 'Rows 1 to 25; there are more' })).toBeInViewport()
  await page.getByRole('link', { name: 'reported_cost' }).click()
  await expect(page.getByRole('columnheader', { name: 'reported_cost' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  const costs = (await column(page, 4)).map(Number)
  expect(costs).toHaveLength(25)
  expect(costs).toEqual(costs.toSorted((a, b) => a - b))
  expect(Math.min(...costs)).toBeGreaterThanOrEqual(100_000)
  await page.getByRole('link', { name: 'Next 25' }).click()
  await expect(page.getByRole('heading', { name: 'Rows 26 to 50; there are more' })).toBeVisible()
  await expectAccessible(page)
  const second = await column(page, 2)
  const recipient = await browser.newPage()
  await recipient.goto(page.url())
  expect(await column(recipient, 2)).toEqual(second)
  await recipient.close()
})

test('the files and the API call contain the same rows as the page', async ({ page, request }) => {
  await page.goto(`${permits}?${fields}&${big}&order=permit_&offset=25`)
  const numbers = await column(page, 2)
  expect(numbers).toHaveLength(25)
  const hrefOf = async (name: string) =>
    (await page.getByRole('link', { name }).first().getAttribute('href')) ?? ''
  const csv = await (await request.get(await hrefOf('CSV'))).text()
  expect(csv.trim().split('\r\n')).toHaveLength(26)
  const points = await (await request.get(await hrefOf('GeoJSON'))).json()
  expect(
    points.features.map((feature: { properties: { permit_: string } }) => feature.properties.permit_),
  ).toEqual(numbers)
  expect(points.features[0].geometry.type).toBe('Point')
  const { sheets } = readWorkbook(await (await request.get(await hrefOf('Excel workbook (XLSX)'))).body())
  const cells = [...(sheets[0]?.values() ?? [])].map(({ value }) => String(value))
  expect(numbers.filter((number) => !cells.includes(number))).toEqual([])
  const line = await page.locator('pre code').innerText()
  const answer = await (await request.get(/'(http[^']+)'/.exec(line)?.[1] ?? '')).json()
  expect(answer.rows.map((row: { permit_: string }) => row.permit_)).toEqual(numbers)
  const refused = await request.get(`${permits}/export?format=csv&column1=reported_cost&value1=many`)
  expect(refused.status()).toBe(400)
  expect((await refused.json()).issues).toMatchObject([{ path: 'value1' }])
})

test('a filter is added without scripting, the typed text remains, and a row leads to the map', async ({
  withoutScripting: page,
}) => {
  await search(page, 'permits', 'data.cityofchicago.org')
  await expect(page.getByRole('heading', { name: 'Permit Fee Schedule' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Permit Fee Schedule', exact: true })).toHaveCount(0)
  await expect(page.getByText('It is a file to download at the portal.')).toBeVisible()
  await page.goto(permits)
  await page.getByText('Filter, order, columns').click()
  await page.getByLabel('Column of filter 2').selectOption('permit_status')
  await page.getByLabel('Value of filter 2').fill('ACTIVE')
  await page.getByRole('button', { name: 'Add another filter' }).click()
  await expect(page.getByLabel('Value of filter 4')).toBeVisible()
  await expect(page.getByLabel('Value of filter 1')).toHaveValue('ACTIVE')
  expect(new Set(await column(page, 4))).toEqual(new Set(['ACTIVE']))
  await page.getByRole('link', { name: /^Map ?: row 2$/ }).click()
  // If the page does not respond at once, the browser loads it in full and drops `#map`.
  await expect(page).toHaveURL(/selected=2(#map)?$/)
  await expect(page.getByText('25 of these 25 rows have a position.')).toBeVisible()
})

test('an invalid filter shows an error at its field, and no typed text is lost', async ({ page }) => {
  await page.goto(
    `${permits}?column1=reported_cost&is1=contains&value1=5&column2=issue_date&value2=2026-02-30&rows=7`,
  )
  await expect(page.getByText('Left out: rows.')).toBeVisible()
  await expect(page.getByLabel('Condition of filter 1')).toHaveAccessibleDescription(
    /cannot compare .* with “contains”/,
  )
  await expect(page.getByLabel('Value of filter 2')).toHaveValue('2026-02-30')
  await expectAccessible(page)
  await page.goto(`${permits}?column1=issue_date&value1=2026-02-30&field=contact_1_name`)
  await expect(page.getByRole('link', { name: /takes a day of the calendar/ })).toHaveAttribute(
    'href',
    '#value1',
  )
  await expect(page.getByRole('link', { name: /^We withhold contact_1_name/ })).toHaveAttribute(
    'href',
    '#field',
  )
  await page.goto(`${permits}?column1=permit_&value1=NOSUCH`)
  await expect(page.getByText(/^No row matches all of this/)).toBeVisible()
  await expectAccessible(page)
  await search(page, 'permits', 'unlisted.quill.example')
  await expect(page.getByRole('link', { name: /The catalog does not know/ })).toHaveAttribute(
    'href',
    '#portal',
  )
  await search(page, 'https://data.cityofchicago.org/Buildings/Building-Permits/ydr8-5enu')
  await expect(page).toHaveURL(permits)
  await page.goto('/open-data/data.cityofchicago.org/no-such')
  await expect(page.getByText(/two groups of four letters or digits/)).toBeVisible()
  await expectAccessible(page)
})

test('the text of a source is shown as plain text, and the pages fit a phone in dark colors', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${permits}?field=work_description&rows=250`)
  await expect(page.getByText('Markup was taken out.').first()).toBeAttached()
  await expect(page.getByText('A telephone number was taken out.').first()).toBeAttached()
  const table = page.getByRole('table', { name: 'Rows of Building Permits' })
  await expect(table.locator('a[href^="http"], script, img')).toHaveCount(0)
  await atWidth(page, 320)
  await page.goto(`${permits}?${fields}`)
  await atWidth(page, 320)
  await expectAccessible(page)
  await page.goto('/open-data?q=permits')
  await atWidth(page, 320)
  await expectAccessible(page)
})
