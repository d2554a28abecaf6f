import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { readCsv } from '@/lib/export/testing/read-csv'
import { readWorkbook } from '@/lib/export/testing/read-workbook'
import { readable } from './support/readable'
import { expect, test } from './support/test'

const six = [
  'Home, 40.4, -100.4',
  'no point at all',
  'Out at sea, 25, -92',
  'Austin, 30.2672, -97.7431',
  'Home again, 40.4, -100.4',
  'Denver, 39°44′21″N 104°59′25″W',
]
const inNebraska = 'Section 17, T5N R27W, Sixth Principal Meridian, Nebraska'

test('each line gets a status in words, and no point is requested twice', async ({ page }) => {
  const questions = watchQuestions(page)
  await page.goto('/land/batch')
  await start(page, six)
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused()
  await expect(
    page.getByText('Finished 5 of 6. We could not read line 2; its row says what to correct.'),
  ).toBeVisible()
  await expect(row(page, 1)).toContainText(inNebraska)
  await expect(row(page, 1)).toContainText(/\d ft.*\d m.*Found/)
  await expect(row(page, 2)).toContainText('As given: no point at all')
  await expect(row(page, 2)).toContainText('Could not read this line')
  await expect(row(page, 3)).toContainText('Not covered')
  await expect(row(page, 3)).toContainText('No elevation is published here')
  await expect(row(page, 3)).not.toContainText(/\d (ft|m)\b/)
  await expect(row(page, 4)).toContainText('Not covered')
  await expect(row(page, 4)).toContainText(/Texas is not part .* The elevation was found\./)
  await expect(row(page, 5)).toContainText(inNebraska)
  await expect(row(page, 6)).toContainText('39.739167, -104.990278')
  await expect(row(page, 6)).toContainText('Colorado')
  expect(questions, 'four different points, two sources').toHaveLength(8)
  expect(new Set(questions).size).toBe(8)
})

test('a batch can be stopped, resumed and reloaded without requesting finished rows again', async ({
  page,
}) => {
  const points = Array.from({ length: 9 }, (_, index) => `41.${index}5, -95.${index}5`)
  const questions = watchQuestions(page)
  const gate = await holdAnswers(page, 8)
  await page.goto('/land/batch')
  await start(page, points)
  await expect(page.getByText('Finished 4 of 9.')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Rows done' })).toHaveAttribute('value', '4')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Stopped, with 5 to go.' })).toBeVisible()
  const finished = [...questions].slice(0, 8)

  await page.reload()
  await expect(page.getByText('Finished 4 of 9.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Found$/ })).toHaveCount(4)
  questions.length = 0
  gate.open()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('Finished 9 of 9.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Found$/ })).toHaveCount(9)
  expect(questions).toHaveLength(10)
  expect(questions.filter((question) => finished.includes(question))).toEqual([])
})

test('the table downloads with flood zones, soils and the source of each row', async ({ page }) => {
  await page.goto('/land/batch')
  for (const besides of ['Flood zone (FEMA)', 'Soil map unit and farmland class (USDA)'])
    await page.getByLabel(besides).check()
  await start(page, six)
  await expect(
    page.getByText('Finished 5 of 6. We could not read line 2; its row says what to correct.'),
  ).toBeVisible()
  await expect(row(page, 3)).toContainText('no digital flood map for this place')

  const csv = (await download(page, 'CSV')).toString().replace(/^\uFEFF/, '')
  const [headings = [], ...rows] = readCsv(csv)
  const columns = (name: string) => rows.map((cells) => cells[headings.indexOf(name)])
  expect(columns('As given')).toEqual(six)
  expect(columns('Status')).toEqual([
    'Found',
    'Could not read this line',
    'Not covered',
    'Not covered',
    'Found',
    'Found',
  ])
  expect(columns('Section')[0]).toBe(inNebraska)
  expect(columns('Publisher')[0]).toBe(
    'Bureau of Land Management | U.S. Geological Survey | Federal Emergency Management Agency | USDA Natural Resources Conservation Service',
  )
  expect(columns('Flood zone').map((zone) => zone?.slice(0, 7))).toEqual([
    'Zone D',
    '',
    '',
    'Zone AE',
    'Zone D',
    'Zone X,',
  ])
  expect(columns('Flood zone, state of the answer')[2]).toContain('no digital flood map')
  expect(columns('Soil map unit')[0]).toMatch(/loam/)
  expect(csv).toContain('Not an official flood determination')
  expect(csv).toContain('too coarse for one lot')
  expect(columns('Request')[0]).toContain('https://gis.blm.gov/')
  expect(columns('Sample data')[0]).toBe('yes')

  const collection = JSON.parse((await download(page, 'GeoJSON')).toString())
  expect(collection).toMatchObject({ type: 'FeatureCollection', sample: true })
  expect(collection.features).toHaveLength(6)
  expect(collection.features[0]).toMatchObject({
    geometry: { type: 'Point', coordinates: [-100.4, 40.4] },
    properties: { section: inNebraska, status: 'Found' },
  })
  expect(collection.features[1].geometry).toBeNull()

  const { sheets } = readWorkbook(await download(page, /XLSX/))
  expect([...(sheets[0]?.values() ?? [])].map(({ value }) => value)).toContain(inNebraska)

  const { rows: exported } = JSON.parse((await download(page, 'JSON')).toString())
  expect(exported).toHaveLength(6)
})

test('a list of 101 lines is rejected with advice and without any request', async ({ page }) => {
  const questions = watchQuestions(page)
  await page.goto('/land/batch')
  await start(
    page,
    Array.from({ length: 101 }, (_, index) => `40.${100 + index}, -100.4`),
  )
  const problem = page.getByRole('alert', { name: 'There is a problem' })
  await expect(problem).toBeFocused()
  await problem.getByRole('link', { name: 'Take out 1 of them, or ask in 2 parts.' }).click()
  const list = page.getByLabel('Points, one on each line')
  await expect(list).toBeFocused()
  await expect(list).toHaveAttribute('aria-invalid', 'true')
  expect(questions).toEqual([])

  await list.fill('40.4, -100.4')
  await page.getByRole('button', { name: 'Find sections and elevations' }).click()
  await expect(page.getByText('Finished 1 of 1.')).toBeVisible()
})

test('a file with named columns is added to the list', async ({ page }) => {
  await page.goto('/land/batch')
  await choose(
    page,
    'wells.csv',
    'Well,Name,Longitude,Latitude\r\n1,"North, deep",-100.4,40.4\r\n2,South,-95.15,41.05\r\n',
  )
  await expect(page.getByText('2 lines of wells.csv added to the list.')).toBeVisible()
  await page.getByRole('button', { name: 'Find sections and elevations' }).click()
  await expect(row(page, 1)).toContainText(/North, deep.*Section 17, T5N R27W/)
  await expect(row(page, 2)).toContainText(/South.*Iowa/)
})

test('a file with unclear columns leads to a question about them', async ({ page }) => {
  await page.goto('/land/batch')
  await choose(page, 'points.csv', 'a,b,c\nwell,40.4,-100.4\n')
  const question = page.getByRole('group', { name: 'Which columns hold the point?' })
  const add = question.getByRole('button', { name: 'Add these points to the list' })
  await add.click()
  await expect(page.getByRole('alert', { name: 'There are 2 problems' })).toBeFocused()
  await question.getByLabel('Latitude column').selectOption({ label: 'Column 2: b' })
  await question.getByLabel('Longitude column').selectOption({ label: 'Column 3: c' })
  await question.getByLabel('Label column (optional)').selectOption({ label: 'Column 1: a' })
  await add.click()
  await page.getByRole('button', { name: 'Find sections and elevations' }).click()
  await expect(row(page, 1)).toContainText(/well.*Section 17, T5N R27W.*Found/)
})

test('a failed source leaves its rows open for a retry', async ({ page, provoke }) => {
  provoke(503)
  await page.route('**/api/v1/federal-land-survey/**', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        code: 'upstream_unavailable',
        status: 503,
        detail: 'The survey is not answering. Try again in a minute.',
        issues: [],
      }),
    }),
  )
  await page.goto('/land/batch')
  await start(page, ['40.4, -100.4', '41.05, -95.15'])
  await expect(row(page, 1)).toContainText('Source failed: try again')
  await expect(row(page, 1)).toContainText('The survey is not answering.')
  await expect(row(page, 1)).toContainText(/\d ft/)
  await page.unroute('**/api/v1/federal-land-survey/**')
  const questions = watchQuestions(page)
  await page.getByRole('button', { name: 'Retry failed (2)' }).click()
  await expect(page.getByRole('row', { name: /Found$/ })).toHaveCount(2)
  expect(questions.filter((question) => !question.includes('land-survey'))).toEqual([])
})

test('the list of points is accessible while empty, rejected and finished', async ({ page }) => {
  await page.goto('/land/batch')
  await readable(page)
  await start(page, [])
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
  await readable(page)
  await start(page, six)
  await expect(
    page.getByText('Finished 5 of 6. We could not read line 2; its row says what to correct.'),
  ).toBeVisible()
  await readable(page)
})

async function start(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByLabel('Points, one on each line').fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Find sections and elevations' }).click()
}

const row = (page: Page, number: number): Locator => page.getByRole('row').nth(number)

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page
    .getByLabel('Or choose a CSV file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

async function download(page: Page, format: string | RegExp): Promise<Buffer> {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: format, exact: true }).click()
  return readFile(await (await started).path())
}

function watchQuestions(page: Page): string[] {
  const questions: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/v1/')) questions.push(`${pathname}${search} ${request.postData() ?? ''}`)
  })
  return questions
}

/** Lets the first `passing` requests through. The others wait until `open` is called. */
async function holdAnswers(page: Page, passing: number): Promise<{ open: () => void }> {
  let passed = 0
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**/api/v1/**', async (route) => {
    if (++passed > passing) await opened
    // Ignores the error of a request that the page has aborted.
    await route.continue().catch(() => {})
  })
  return { open }
}
