import type { Page } from '@playwright/test'
import { readCsv } from '@/lib/export/testing/read-csv'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'

test.beforeEach(({ context }) => saveData(context))

const key = Buffer.from('["cook-county-il-assessments",["10174349000000"],""]').toString('base64url')

const pages = [
  '/land?at=39.7392,-104.9903',
  '/ground?at=25.5289,-80.375',
  '/environment?at=29.7355,-95.2654',
  '/environment/facility/110071363697',
  '/parcels/escambia?id=082S305005000002',
  '/permits?source=chicago-new-construction',
  '/costs?series=CUUR0000SEHA',
  '/rules?q=flood',
  '/rules/2024-31396',
  '/open-data/data.cityofchicago.org/ydr8-5enu',
  `/assessments/values?key=${key}`,
  '/place?at=28.5384,-81.3792&q=400+S+Orange+Ave,+Orlando,+FL+32801&plain=1',
] as const

const withoutValues =
  /^(reading|official|owner|choose|local|popular|question|time|api|map|choices|share|without-record)$/

test('every panel with values shows the source, the time, the requests and the license', async ({
  withoutScripting: page,
}) => {
  for (const path of pages) {
    await page.goto(path)
    expect(await panelsWithout(page), path).toEqual([])
    for (const foot of await page.locator('footer[data-provenance]').all()) {
      await expect(foot).toContainText(/Source: \S/)
      await expect(foot.locator('time').first()).toHaveAttribute('datetime', /^20\d\d-/)
      await expect(foot).toContainText(/Retrieved .*: (just now|.* ago|an older answer)/)
      await expect(foot.locator('summary').first()).toContainText(
        /, retrieved .*20\d\d.*(Source and limits|license)$/,
      )
      expect(await foot.locator('details').first().textContent(), path).toMatch(
        /License: \S.*(https:|Nothing was asked)/s,
      )
    }
  }
})

test('the file of a record has the same source details as the page', async ({ page, request }) => {
  await page.goto('/parcels/escambia?id=082S305005000002&owner=1')
  const source = page.locator('#summary footer[data-provenance]')
  await source.getByText(/^Source and /).click()
  const text = await source.innerText()
  await page.getByText('Download', { exact: true }).click()
  const csv = await page.getByRole('link', { name: 'CSV', exact: true }).first().getAttribute('href')
  const file = await request.get(csv ?? '')
  const [header = [], first = []] = readCsv((await file.text()).replace(/^\uFEFF/, ''))
  const row = Object.fromEntries(header.map((name, index) => [name, first[index] ?? '']))
  for (const field of ['Publisher', 'Source', 'Data set'] as const) {
    expect(row[field]).not.toBe('')
    expect(text).toContain(row[field])
  }
  expect(row.Dated).toMatch(/^Roll year 20\d\d, layer last edited 20\d\d-/)
  expect(text).toMatch(/Roll year 20\d\d, layer last edited [A-Z]/)
  expect(row.Request).toMatch(/^https:/)
})

async function panelsWithout(page: Page): Promise<string[]> {
  const panels = await page
    .locator('main section[id]')
    .evaluateAll((sections) =>
      sections
        .filter(
          (section) => section.querySelector('dl, table, ol') && !section.querySelector('[data-provenance]'),
        )
        .map(({ id }) => id),
    )
  return panels.filter((id) => !withoutValues.test(id))
}
