import { atWidth } from './support/at-width'
import { layerOf, mapOf, tableOf, tabOf } from './support/map'
import { drawing } from './support/parcels'
import { readable } from './support/readable'
import { expect, stopIntercepting, test } from './support/test'

test('an old link opens on the map with the same filters, coloring, order and selection', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(
    '/parcels?at=30.42,-87.22&z=17&min=100000&built_from=1950&color=use&sort=value&base=outlines&panel=selected&sel=27:082S305005000002,58:00-0029-0250568',
  )
  await expect(page).toHaveURL(/\/map\?/)
  const parcels = layerOf(page, 'Parcels, Florida')
  await expect(parcels.getByText(/^Showing [\d,]+ of [\d,]+ parcels in view$/)).toBeVisible(drawing)
  const chips = parcels.getByRole('list', { name: 'Filters' }).getByRole('button')
  await expect(chips).toHaveText([/^Just value at least \$100,000/, /^Year built at least 1950/])
  await expect(parcels.getByRole('combobox', { name: /^Color by/ })).toHaveValue('use')
  await expect(tabOf(page, 'Selected 2')).toHaveAttribute('aria-pressed', 'true')
  await expect(tableOf(page).getByRole('rowheader')).toHaveCount(2, drawing)
  await expect(tableOf(page).getByRole('columnheader', { name: /Just value/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
})

test('a link with parcels and no place shows their comparison on the map, and a failed search can be retried', async ({
  page,
  provoke,
}) => {
  provoke(503)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.route('**/parcels/find', (route) => route.fulfill({ status: 503 }))
  await page.goto('/parcels?panel=compare&sel=58:00-0029-0250568,27:082S305005000002')
  const again = tableOf(page).getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible(drawing)
  await page.unroute('**/parcels/find')
  await again.click()
  await expect(page).toHaveURL(/at=29\.\d+,-8\d\.\d+/, drawing)
  const compared = tableOf(page).getByRole('region', { name: 'Compare what is selected' })
  await expect(compared.getByRole('columnheader')).toHaveCount(3)
  await expect(compared.getByRole('rowheader', { name: 'County, differs' })).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  const rows = compared.getByRole('row')
  const whole = await compared.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1)
  expect(whole, 'the comparison is whole on paper').toBe(true)
  await expect(rows.last()).toBeVisible()
})

test('a URL without parameters shows all of Florida, and the invalid part of a link is reported', async ({
  page,
}) => {
  await page.goto('/parcels')
  await expect(page).toHaveURL(/\/map\?at=28\.1/)
  await expect(layerOf(page, 'Parcels').getByText(/^Parcels show from neighborhood zoom/)).toBeVisible(
    drawing,
  )
  await page.goto('/parcels?at=30.42,-87.22&z=17&min=100000&max=lots&sort=best')
  const notice = page.getByText('We could not read part of this link').locator('..')
  for (const name of ['max', 'sort']) await expect(notice).toContainText(new RegExp(`\\b${name}\\b`))
  await expect(notice).not.toContainText(/\b(min|at)\b/)
  await expect(
    layerOf(page, 'Parcels, Florida').getByRole('button', { name: /^Just value at least \$100,000/ }),
  ).toBeVisible(drawing)
  await expect(mapOf(page)).toBeVisible()
})

test('a visitor without scripting gets the parcels of a place as a list with filters, files and pages', async ({
  withoutScripting: page,
  request,
}) => {
  await stopIntercepting(page)
  await page.goto('/parcels?at=30.42,-87.22&z=17&min=100000')
  await page.getByRole('link', { name: 'Florida parcels as a list' }).click()
  await expect(page.getByLabel('Lowest just value, dollars')).toHaveValue('100000')
  await expect(page).toHaveURL(/plain=1/)
  await page.getByLabel('Lowest just value, dollars').fill('')
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await page.getByLabel(/^Address, city, county/).fill('106 W Tumblewick Dr, Pensacola, FL')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByText(/^Showing the surroundings of 106 W TUMBLEWICK DR/i)).toBeVisible()
  await page.waitForLoadState()
  const parcels = page.getByRole('main').locator('ol').getByRole('listitem')
  const before = await parcels.count()
  await expect(parcels.filter({ hasText: '106 W Tumblewick Dr' })).toHaveCount(1)

  await page.getByLabel('Lowest just value, dollars').fill('300000')
  await page.getByRole('button', { name: 'Apply filters' }).click()
  const status = page.getByText(/^Showing all \d+ parcels in view that meet the filters \(\d+ in view\)\.$/)
  const [matched = 0, total = 0] = [...(await status.innerText()).matchAll(/\d+/g)].map(Number)
  expect(total).toBe(before)
  expect(matched).toBeLessThan(before)
  await expect(parcels).toHaveCount(matched)
  const file = await request.get(
    (await page.getByRole('link', { name: 'CSV', exact: true }).getAttribute('href')) ?? '',
  )
  expect((await file.text()).trim().split('\r\n')).toHaveLength(matched + 1)

  await page.goto('/parcels?at=30.42,-87.22&z=16&plain=1')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText(/^Showing 501 to/)).toBeVisible()
  await parcels.first().getByRole('link').click()
  await expect(page.getByText(/^Parcel \S+, Escambia County, Florida/)).toBeVisible()
  await page.goto('/parcels?plain=1')
  await expect(page.getByText('This view is too large to count.')).toBeVisible()
})

const states = [
  { what: 'a plain list', path: '/parcels?at=30.42,-87.22&z=18&plain=1' },
  { what: 'several counties', path: '/parcels?q=00-0029-0250568&plain=1' },
  { what: 'a place outside Florida', path: '/parcels?at=40.4,-100.4&z=17&plain=1' },
  { what: 'half a link', path: '/parcels?at=30.42,-87.22&z=18&min=lots&sel=x&plain=1' },
]

test('each list is accessible, on wide and narrow screens, in light and dark colors', async ({ page }) => {
  for (const { what, path } of states) {
    await test.step(what, async () => {
      await page.goto(path)
      await readable(page)
      await atWidth(page, 320)
    })
  }
})
