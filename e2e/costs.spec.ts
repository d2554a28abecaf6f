import { readFile } from 'node:fs/promises'
import { atWidth } from './support/at-width'
import { expectAccessible } from './support/expect-accessible'
import { inLongRun } from './support/long-run'
import { readable } from './support/readable'
import { expect, test } from './support/test'

const materials = 'WPUSI012011'
const rent = 'CUUR0000SEHA'

test('a visitor selects series, reads the chart and the table, and removes one series', async ({ page }) => {
  await page.goto('/costs')
  await expectAccessible(page)
  await page.getByText('Choose series yourself').click()
  await page.getByLabel('Construction materials, producer prices').check()
  await page.getByLabel('Rent of primary residence').check()
  await page.getByLabel('First year').fill('2020')
  await page.getByRole('radio', { name: /^Rebased to 100/ }).check()
  await page.getByRole('button', { name: 'Show the series' }).click()
  await expect(page.getByRole('heading', { name: /^2020 to \d{4}$/ })).toBeVisible()
  const chart = page.getByRole('img', {
    name: /^Index, Jan 2020 = 100 \(our calculation\)\. A, Construction materials/,
  })
  await expect(chart.locator('path')).not.toHaveCount(0)
  await expect(chart.getByText('B', { exact: true })).toBeVisible()
  await expect(chart.getByText('Jan 2020 = 100', { exact: true })).toBeVisible()
  const reader = page
    .getByRole('slider', { name: /^Read the values of: Index, Jan 2020/ })
    .filter({ visible: true })
  await reader.focus()
  // Repeats the key press, because keys do nothing before hydration.
  await expect(async () => {
    await page.keyboard.press('Home')
    await expect(reader).toHaveAttribute('aria-valuetext', 'Jan 2020: A 100, B 100', { timeout: 1_000 })
  }).toPass()
  await reader.hover()
  await expect(reader).toHaveAttribute('aria-valuetext', /^[A-Z][a-z]{2} 202[2-4]: A [\d.]+, B [\d.]+$/)
  const table = page.getByRole('table', { name: /Rebased, Jan 2020 = 100/ })
  await expect(table.getByRole('row', { name: /^Oct 2025/ })).toContainText('not published (X)')
  // Selects the visible footnote, because the hidden table for print has the same one.
  await expect(page.getByText('X: Not collected for this month.').filter({ visible: true })).toBeVisible()
  await page.getByRole('link', { name: 'Period' }).click()
  await expect(table.getByRole('row', { name: /^Jan 2020/ })).toContainText('100.0')
  await page.getByRole('link', { name: 'Newer' }).click()
  await expect(table.getByRole('row', { name: /^Jan 2023/ })).toBeVisible()
  await readable(page)
  await page.getByRole('link', { name: /^Take out Construction materials/ }).click()
  await expect(page).toHaveURL(new RegExp(`series=${rent}&`))
  await expect(page.getByRole('img', { name: /^Index, Jan 2020 = 100/ })).toBeVisible()
  await page.goBack()
  await expect(table.getByRole('row', { name: /^Jan 2023/ })).toBeVisible()
})

test('a county shows its newest figures in words, their change over a year, and one chart of one unit', async ({
  page,
  request,
}) => {
  await page.goto('/costs')
  await page.getByLabel('County, address or coordinates').fill('Apache County, AZ')
  await page.getByRole('button', { name: 'Find the county' }).click()
  await expect(
    page.getByRole('heading', { name: /^Unemployment in Apache County, AZ: [\d.]+ percent$/ }),
  ).toBeVisible()
  await expect(page.getByText(/^In \w+ \d{4}.* from a year before/)).toBeVisible()
  const figures = page.getByRole('table', { name: /^Apache County, AZ: the newest figures/ })
  const pay = figures.getByRole('row', { name: /^Construction pay, all employees/ })
  await expect(pay).toContainText(/\$[\d.]+ an hour/)
  await expect(pay).toContainText(/(up|down) [\d.]+ percent|no change/)
  const rates = page.getByRole('img', { name: /^A, B, and C \(percent\)/ })
  await expect(rates.locator('path')).not.toHaveCount(0)
  await expect(page.getByText(/^Seasonally adjusted: B and C\. Not seasonally adjusted/)).toBeVisible()
  await readable(page)
  await figures.getByRole('link', { name: /^Rent of primary residence/ }).click()
  await expect(page).toHaveURL(/county=04001/)
  await expect(page.getByRole('img', { name: /^A, Rent of primary residence.* \(index\)/ })).toBeVisible()
  await figures.getByRole('link', { name: /^Add to the chart: Lumber/ }).click()
  await expect(page.getByRole('list', { name: 'Series compared' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('link', { name: /^Compare construction prices as an index/ }).click()
  await expect(page.getByRole('img', { name: /^Index, .* = 100 \(our calculation\)/ })).toBeVisible()
  const file = page.getByRole('navigation', { name: /^Download every value of these \d+ series/ })
  const csv = await request.get(
    (await file.getByRole('link', { name: 'CSV', exact: true }).getAttribute('href')) ?? '',
  )
  expect(await csv.text()).toContain('LAUCN040010000000003')
})

test(
  'two counties can be compared in one chart, and two counties of one name are a choice',
  inLongRun,
  async ({ page }) => {
    await page.goto('/costs?county=04001')
    await page.getByRole('link', { name: 'Compare with another county' }).click()
    await page.getByLabel('County, address or coordinates').fill('43, -74')
    await page.getByRole('button', { name: 'Find the county' }).click()
    await page.getByRole('link', { name: /^Add to the chart: Unemployment rate, \w+ County, NY$/ }).click()
    await expect(page.getByRole('list', { name: 'Series compared' }).getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('img', { name: /^A and B \(percent\)/ })).toBeVisible()
    await page.getByLabel('Survey').selectOption('LA')
    await page.getByRole('button', { name: 'List them' }).click()
    await page.getByRole('button', { name: 'Add Unemployment rate, California' }).click()
    await expect(page.getByRole('list', { name: 'Series compared' }).getByRole('listitem')).toHaveCount(3)
    await expectAccessible(page)
    await page.goto('/costs?place=Baltimore,+MD')
    await page.getByRole('link', { name: 'Baltimore County, MD' }).click()
    await expect(page.getByRole('heading', { name: /^Unemployment in Baltimore County, MD/ })).toBeVisible()
  },
)

test('an invalid selection shows an error at its field, and no other selection is lost', async ({ page }) => {
  await page.goto(`/costs?series=WPU081&series=WPU101&id=not/an/id&from=2020&to=2019`)
  const summary = page.getByRole('alert').filter({ hasText: 'There are 2 problems' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /A series id has only letters/ }).click()
  await expect(page.getByLabel('Other series, by id')).toBeFocused()
  await expect(page.getByLabel('Other series, by id')).toHaveValue('not/an/id')
  await expect(page.getByLabel('Last year')).toHaveValue('2019')
  await expect(page.getByLabel('Lumber')).toBeChecked()
  await expectAccessible(page)
  await page.goto('/costs?series=WPU081,WPU101,WPU1333,WPU1321,CUUR0000SEHA,LNS14000000,CUUR0000SA0')
  await expect(page.getByRole('link', { name: /at most 6 series.*7 are chosen/ })).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(7)
  await page.goto('/costs?series=')
  await expect(page.getByRole('link', { name: 'Choose at least one series, or type its id.' })).toBeVisible()
  await page.goto('/costs?place=here')
  await expect(page.getByRole('link', { name: /could not read this as a place/ })).toBeVisible()
})

test('an unknown series is named on the page and in the file of every value', async ({ page, request }) => {
  await page.goto(`/costs?series=${materials},CUUR0000ZZZZ,CUURA311SEHA&from=2024`)
  const list = page.getByRole('list', { name: 'Series compared' })
  await expect(list).toContainText('The source has no series CUUR0000ZZZZ.')
  await expect(list).toContainText('Nothing is published for these years.')
  await expect(page.getByText('1 of 3 loaded in full')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV', exact: true }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  const lines = csv.trim().split('\r\n')
  const rows = await page.getByRole('table', { name: 'As published' }).locator('tbody tr').count()
  expect(lines.length).toBe(rows + 1)
  expect(lines[0]).toContain('Construction materials, producer prices (WPUSI012011)')
  const json = await request.get((await page.getByRole('link', { name: 'JSON' }).getAttribute('href')) ?? '')
  expect(JSON.stringify(await json.json())).toContain('U.S. Bureau of Labor Statistics')
  const every = await request.get(
    (await page.getByRole('link', { name: /^Every value/ }).getAttribute('href')) ?? '',
  )
  expect(await every.text()).toContain('CUUR0000ZZZZ')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: /^A, Construction materials/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Find the county' })).toBeHidden()
  await expect(page.getByText(/^Retrieved /).first()).toBeVisible()
})

test('the series page works without scripting, and six series fit on a phone', async ({
  withoutScripting: page,
}) => {
  await page.goto('/costs')
  await page.getByText('Choose series yourself').click()
  await page.getByLabel('Lumber').check()
  await page.getByLabel('Other series, by id').fill('wpu101 CES2000000003')
  await page.getByRole('button', { name: 'Show the series' }).click()
  await expect(page.getByRole('list', { name: 'Series compared' }).getByRole('listitem')).toHaveCount(3)
  await page.getByText('Change series, years or scale').click()
  for (const name of ['Iron and steel', 'Shelter', 'Construction jobs', 'Unemployment rate, United States'])
    await page.getByRole('checkbox', { name }).check()
  await page.getByRole('checkbox', { name: 'Shelter' }).uncheck()
  await page.getByRole('radio', { name: /^As published/ }).check()
  await page.getByRole('button', { name: 'Show the series' }).click()
  await expect(page.getByRole('img', { name: /percent/ })).toBeVisible()
  await page.goto(`${page.url()}&id=CUUR0000SEHA&scale=rebased`)
  await atWidth(page, 320)
})
