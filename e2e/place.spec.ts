import { allEnded, endingOf, glanceOf, panelOf } from './support/dossier'
import { findPlace } from './support/find-place'
import { closed, printed } from './support/printed'
import { readable } from './support/readable'
import { saveData } from './support/save-data'
import { tabTo } from './support/tab-to'
import { expect, stopIntercepting, test } from './support/test'

const gulfShores = '1905 W 1st St, Gulf Shores, AL 36542'
const box = /^Address, coordinates, parcel number or legal description/

test('one search box accepts five kinds of input, and the page names the interpretation', async ({
  page,
  context,
}) => {
  await saveData(context)
  for (const [words, sentence, heading] of [
    [gulfShores, 'estimated along the street', /gulf shores/i],
    ['40° 24′ 00″ N, 100° 24′ 00″ W', 'matched as coordinates', '40.400000, -100.400000, Nebraska'],
    ['40.4,-100.4', 'matched as coordinates', '40.400000, -100.400000, Nebraska'],
    ['T5N R27W sec 17, 6th PM, Nebraska', 'the middle of Section 17', /^Sec\. 17, T\. 5 N\./],
    ['27:082S305005000002', 'matched as a Florida parcel number', /Pensacola, FL/],
  ] as const) {
    await page.goto('/place')
    await findPlace(page, words)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('main')).toContainText(sentence)
    await expect(page.locator('header input[name="q"]')).toHaveValue(words)
  }
})

test('an ambiguous address offers a choice, and every record of the selected place loads and is accessible', async ({
  page,
  context,
}) => {
  await saveData(context)
  await page.goto('/')
  await findPlace(page, '742 Inkwell St, Boise, ID')
  const choices = page.getByRole('region', { name: 'Which one do you mean?' })
  await choices.getByRole('link').first().click()
  await allEnded(page)
  await expect(endingOf(page, 'elevation')).toContainText(/\d ft/)
  await expect(endingOf(page, 'section')).toHaveCount(0)
  const more = page.getByText(/^Land and more/).last()
  await expect(panelOf(page, 'section')).toBeHidden()
  await more.click()
  await expect(panelOf(page, 'section')).toContainText(/Section \d+, T\d+/)
  await more.click()
  await expect(panelOf(page, 'parcel')).toContainText('measured by us from the published outline')
  await expect(panelOf(page, 'elevation')).toContainText('Interpolated from an elevation model, not surveyed')
  await expect(panelOf(page, 'elevation')).toContainText(/Retrieved .*20\d\d/)
  await expect(panelOf(page, 'facilities')).toContainText(
    /Those with a violation now, then the nearest: \d+ of \d+/,
  )
  await readable(page)
})

test('the page of a facility that is opened from a place states the distance from the place', async ({
  page,
  context,
}) => {
  await saveData(context)
  await page.goto('/place?at=42.3601,-71.0589')
  await allEnded(page)
  await panelOf(page, 'facilities').locator('a[href^="/environment/facility/"]').first().click()
  await expect(page).toHaveURL(/\/environment\/facility\/\d+\?/)
  await expect(page.getByRole('main')).toContainText(
    /\d\.\d\d mi (north|south|east|west)\w* of 42\.3601, -71\.0589/,
  )
})

test('a Florida home shows the parcel, and each record links to a page that accepts the whole link', async ({
  page,
  context,
}) => {
  await saveData(context)
  await page.goto('/place?q=27:082S305005000002')
  await allEnded(page)
  const parcel = panelOf(page, 'parcel')
  await expect(parcel).toContainText('Not a price')
  await expect(parcel).not.toContainText(/owner:/i)
  const links = await page.getByRole('link', { name: /^Open in / }).all()
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')))
  for (const href of new Set(hrefs)) {
    await page.goto(href ?? '')
    await expect(page.getByRole('heading', { level: 1 }), href ?? '').toBeVisible()
    await expect(page.getByText('We could not read part of this link'), href ?? '').toHaveCount(0)
  }
})

test('the economic series of the county load on request', async ({ page, context }) => {
  await saveData(context)
  await page.goto('/place?at=40.4,-100.4')
  await expect(endingOf(page, 'labor')).toContainText('Load')
  await panelOf(page, 'labor').getByRole('button', { name: 'Load' }).click()
  await expect(panelOf(page, 'labor').getByRole('row', { name: /Unemployment rate, Frontier/ })).toBeVisible()
  await expect(page).toHaveURL(/series=1#labor$/)
  await expect(panelOf(page, 'labor')).toBeFocused()
  await readable(page)
})

test('a visitor gets from the home page to a record by keyboard alone', async ({ page, context }) => {
  await saveData(context)
  await page.goto('/')
  await tabTo(page, page.getByLabel(box))
  await page.keyboard.type('40.4 -100.4')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/place\?/)
  await allEnded(page)
  await tabTo(page, glanceOf(page).locator('[data-row]').first())
  const elevation = glanceOf(page).getByRole('link', { name: /^Ground elevation/ })
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(elevation).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#elevation$/)
  await expect(panelOf(page, 'elevation')).toBeInViewport()
  await tabTo(page, panelOf(page, 'elevation').getByRole('link', { name: /^Open in Land/ }))
})

test('the narrowest phone shows every value in full', async ({ page, context }) => {
  await saveData(context)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/place?q=742+W+Inkwell+St,+Chicago,+IL')
  const values = page.locator('[data-value]').filter({ visible: true })
  await expect.poll(() => values.count()).toBeGreaterThan(6)
  const cut = await values.evaluateAll((all) =>
    all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
  )
  expect(cut).toEqual([])
})

test('every panel of a place ends without scripting', async ({ withoutScripting: page }) => {
  await stopIntercepting(page)
  await page.goto('/')
  await findPlace(page, '40.4 -100.4')
  await allEnded(page)
  await expect(panelOf(page, 'elevation')).toContainText(/\d ft \(/)
  await page.goto('/place?at=40.41,-100.41')
  await expect(panelOf(page, 'elevation')).toContainText(/\d ft \(/)
})

test('a place at sea, on a border or in a territory is reported as such, and an unreadable text gets advice', async ({
  page,
  context,
}) => {
  await saveData(context)
  await page.goto('/place?at=30,-60')
  await expect(page.getByText('This place is at sea or outside the United States')).toBeVisible()
  await expect(glanceOf(page)).toContainText(/Not published here: .*regulated facilities/)
  await page.goto('/place?at=39.1,-94.6075')
  await expect(page.getByText(/^Close to the border of /)).toContainText('Kansas')
  await page.goto('/place?at=18.4,-66.1')
  await expect(page.getByText('Puerto Rico is a territory')).toBeVisible()
  await page.goto('/place?q=Xyz')
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'We could not read this as a place',
  )
  for (const [words, sentence] of [
    ['Xyz', 'not as an address, coordinates, a legal description, a parcel number'],
    ['Lot 5 Block 2 Oak Park', 'This is a lot-and-block description'],
  ] as const) {
    await page.goto(`/place?${new URLSearchParams({ q: words })}`)
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(sentence)
    const ways = page.getByRole('region', { name: 'How to find the place' })
    await expect(ways.getByText('Three ways on')).toBeVisible()
    for (const reader of ['Address', 'Coordinates', 'Legal description', 'Parcel number'])
      await expect(ways.getByRole('listitem').filter({ hasText: new RegExp(`^${reader}: `) })).toBeVisible()
  }
  await readable(page)
})

test('the printed page has title, coordinates, sources, times, caveats and definitions but no controls', async ({
  page,
  context,
}) => {
  await saveData(context)
  await page.goto('/place?at=40.4,-100.4')
  await allEnded(page)
  const paper = (await printed(page, 'Letter')).join('')
  for (const words of [
    '40.400000, -100.400000, Nebraska',
    '40° 24′ 0.00″ N',
    'Source: U.S. Geological Survey',
    'Source: Bureau of Land Management',
    'Retrieved',
    'Keep in mind',
    'Words used on this page',
    'Sample data',
  ])
    expect(paper).toContain(closed(words))
  for (const words of ['Open in Land', 'Source and limits', 'Create a frozen copy'])
    expect(paper).not.toContain(closed(words))
})

test('the legend of the map of a place contains the place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/place?at=40.4,-100.4')
  const map = page.getByRole('region', { name: 'Map of the place and what was found around it' })
  await expect(map).toHaveAttribute('data-map-state', 'idle')
  await expect(map.getByRole('list', { name: 'Legend' })).toContainText('The place you looked up')
})

test('each map of a place draws the lot at a scale of 100 feet, and the legend contains the lot', async ({
  readsMaps: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const [path, name] of [
    ['/place', 'Map of the place and what was found around it'],
    ['/ground', 'Map of the flood zones around the place'],
    ['/land', 'Map of the place'],
  ]) {
    await page.goto(`${path}?at=33.7493,-84.3876`)
    const map = page.getByRole('region', { name, exact: true })
    await expect(map).toHaveAttribute('data-rendered', /parcel ga-fulton:/, { timeout: 60_000 })
    await expect(map.getByText('100 feet')).toBeVisible()
    await expect(map.getByRole('list', { name: 'Legend' })).toContainText('Its lot')
  }
})

test('a legal description is answered for the part that it names, which the map draws', async ({
  readsMaps: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/place?${new URLSearchParams({ q: 'NE1/4 SW1/4 sec 14 T2N R3E, Boise meridian' })}`)
  await allEnded(page)
  await expect(page.getByRole('main')).toContainText(/39\.\d acres by the outline/)
  await expect(endingOf(page, 'parcel')).toContainText('The parcel at its center: ')
  await expect(endingOf(page, 'elevation')).toContainText('at the center of the part')
  await expect(panelOf(page, 'flood')).toContainText('On NE¼ SW¼')
  await expect(panelOf(page, 'facilities')).toContainText(
    'Distances are from the edge of NE¼ SW¼, 0 inside it',
  )
  const map = page.getByRole('region', { name: 'Map of the place and what was found around it' })
  await expect(map).toHaveAttribute('data-rendered', /\bland\b/, { timeout: 60_000 })
  await expect(map.getByRole('list', { name: 'Legend', exact: true })).toContainText('The part you named')
})

test('the map of a place has the facility symbols of the facilities page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const words = ['Violation now', 'Past 3 years', 'None recorded', 'No status', 'Several, by status']
  await page.goto('/environment?at=33.45,-112.07')
  const legend = page.getByRole('list', { name: 'Legend' })
  for (const word of words) await expect(legend).toContainText(word)
  await page.goto('/place?at=33.45,-112.07')
  const marks = page.getByRole('list', { name: 'Legend of facilities' })
  for (const word of words) await expect(marks).toContainText(word)
  await expect(panelOf(page, 'facilities').getByRole('listitem').first().locator('svg')).toBeVisible()
})
