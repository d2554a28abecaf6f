import { sampleAccounts } from '@/connectors/screening-vendor/sample-vendor'
import { basic } from '@/connectors/screening-vendor/testing/screening-engine'
import { readable } from './support/readable'
import { expect, test } from './support/test'

interface Catalogue {
  connectors: {
    connector: string
    title: string
    publisher: { name: string }
    coverage: string
    caveats: string[]
    auth: 'none' | 'basic_auth'
    methods: { path: string; example: object }[]
  }[]
}

test('the row names of a wide table remain visible on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/sources')
  const table = page.getByRole('region', { name: 'All sources at a glance' })
  const name = table.getByRole('rowheader').first()
  const { x: before } = (await name.boundingBox()) ?? { x: Number.NaN }
  await table.evaluate((region) => region.scrollTo({ left: 300 }))
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBe(300)
  const after = (await name.boundingBox())?.x
  expect(after).toBeCloseTo(before, 0)
})

test('the table of sources shows the publisher, the last response and the release of the data separately', async ({
  withoutScripting: page,
}) => {
  await page.goto('/sources')
  const overview = page.getByRole('table', { name: 'All sources at a glance' })
  await expect(overview.getByRole('columnheader')).toHaveText([
    'Source',
    'Last answer',
    'Edition of the data',
    'Covers',
  ])
  const geocoder = overview.getByRole('row', { name: /^Census Geocoder/ })
  await expect(geocoder.getByRole('rowheader')).toHaveText('Census Geocoder U.S. Census Bureau')
  const [last, edition, covers] = await geocoder.getByRole('cell').allInnerTexts()
  expect(last).toMatch(/^(Answered|Not asked yet|Failed)/)
  expect(edition).not.toMatch(/Answered|Not asked|^$/)
  expect(covers).toMatch(/./)
})

test('every source is listed and has a page with publisher, coverage and caveats', async ({
  page: checking,
  withoutScripting: page,
  request,
}) => {
  const catalogue: Catalogue = await (await request.get('/api/v1')).json()
  // `places` has no source of its own, because it only combines other connectors.
  const connectors = catalogue.connectors.filter(({ connector }) => connector !== 'places')
  expect(connectors.length).toBeGreaterThan(9)
  for (const { methods, auth } of connectors) {
    const [first] = methods
    if (!first) continue
    const headers: Record<string, string> =
      auth === 'none' ? {} : { authorization: basic(sampleAccounts.thimble) }
    expect((await request.post(first.path, { data: first.example, headers })).status()).toBe(200)
  }
  await page.goto('/sources')
  const overview = page.getByRole('region', { name: 'All sources at a glance' })
  const several = new Set(['open-data-discovery', 'us-public-assessments'])
  const whose = ({ connector, publisher }: (typeof connectors)[number]) =>
    several.has(connector) ? 'others' : publisher.name
  for (const each of connectors) {
    const row = overview.getByRole('row', { name: each.title })
    await expect(row).toContainText(whose(each))
    await expect(row).toContainText(/Answered|Failed|Not asked yet|Switched off/)
  }
  await expect(overview.getByRole('row', { name: 'Census Geocoder' })).toContainText('U.S. Census Bureau')
  const elevation = overview.getByRole('row', { name: /^USGS 3DEP/ })
  await expect(elevation).toContainText(/Answered (just now|\d+ \w+ ago)\./)
  for (const each of connectors) {
    const { connector, title, coverage, caveats } = each
    await page.goto(`/sources/${connector}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const mainText = (await page.getByRole('main').textContent()) ?? ''
    for (const text of [whose(each), coverage, ...caveats]) expect(mainText).toContain(text)
    await expect(page.getByRole('region', { name: `Hosts of ${title}` })).toBeVisible()
    expect(mainText, connector).toMatch(/Not checked yet|Checked/)
    expect(mainText, connector).not.toMatch(/[Ll]icence|\bsource\.[a-z]/)
  }
  await checking.goto(`/sources/${connectors.at(-1)?.connector}`)
  await checking.getByRole('button', { name: 'Check now' }).click()
  await expect(checking.getByText('Checked. The table shows the last answer.')).toBeVisible()
})

test('a state on the map leads to a row with the sources of the state, and a source leads to a page', async ({
  page,
  withoutScripting,
}) => {
  for (const visit of [page, withoutScripting]) {
    await visit.goto('/sources')
    await visit.getByRole('link', { name: /^Texas: \d+ more sources$/ }).focus()
    await visit.keyboard.press('Enter')
    await expect(visit).toHaveURL(/#state-TX$/)
    const texas = visit.getByRole('row', { name: /^Texas/ })
    await expect(texas).toBeInViewport()
    await expect(texas).toContainText('Bexar County')
    await expect(texas).toContainText('Building operations: Austin')
  }
  await expect(page.getByRole('row', { name: /^Ohio/ })).toContainText('Columbus')
  await expect(page.getByRole('row', { name: /^Delaware/ })).toContainText('3 parcel layers')
  await expect(page.getByRole('list').filter({ hasText: 'Rhode Island' })).toContainText('Guam')

  await page
    .getByRole('row', { name: /^BLM National/ })
    .getByRole('link')
    .click()
  await expect(page.getByRole('row', { name: /legal description/ }).first()).toContainText('Fresh for 7 days')
  await page.goto('/sources/open-data-discovery')
  await readable(page)
})

test('an unknown source has no page', async ({ page, provoke }) => {
  provoke(404)
  for (const name of ['nowhere', '__proto__', 'constructor']) {
    expect((await page.goto(`/sources/${name}`))?.status()).toBe(404)
  }
})
