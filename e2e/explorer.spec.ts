import type { Page } from '@playwright/test'
import { inLongRun } from './support/long-run'
import { expect, test } from './support/test'

test('a visitor selects and runs an API method, and copies the command', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/api')
  const methods = page.getByRole('navigation', { name: 'Methods' })
  await methods.getByRole('link', { name: 'federal-land-survey' }).click()
  await methods.getByRole('link', { name: 'getTownshipSection' }).click()
  await expect(page.getByRole('heading', { name: 'federal-land-survey getTownshipSection' })).toBeVisible()
  const command = await fillPoint(page, '40.4', '-100.4')

  await page.getByRole('button', { name: 'Try it' }).click()
  const answer = page.getByRole('region', { name: 'Answer', exact: true })
  await expect(answer).toContainText('HTTP 200')
  await expect(answer.getByRole('region', { name: 'Answer as JSON' })).toContainText('NE060050N0270W0SN170')
  await expect(answer).toContainText('Source: Bureau of Land Management')
  await expect(answer).toContainText(/Retrieved .*20\d\d/)

  await page.getByRole('button', { name: 'Copy as curl' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command)
  const [, address = ''] = /^curl '(.*)'$/.exec(command) ?? []
  expect(await (await page.request.get(address)).json()).toMatchObject({ found: true })
})

test('text that is typed before hydration is submitted', async ({ page }) => {
  const scripts = /_next\/static\/.*\.js/
  let run: () => void = () => undefined
  const mayRun = new Promise<void>((resolve) => {
    run = resolve
  })
  await page.route(scripts, async (route) => {
    await mayRun
    await route.continue()
  })
  await page.goto('/api?connector=federal-land-survey&method=getTownshipSection', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'latitude' }).fill('40.4')
  await page.getByRole('textbox', { name: 'longitude' }).fill('-100.4')
  run()
  await expect(page.getByText('latitude=40.4&longitude=-100.4')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'longitude' })).toHaveValue('-100.4')
})

test(
  'a result with places has a map, and a result without places has no map',
  inLongRun,
  async ({ readsMaps: page }) => {
    await page.goto('/api?connector=federal-land-survey&method=getSectionGeometry')
    const tryIt = page.getByRole('button', { name: 'Try it' })
    const answer = page.getByRole('region', { name: 'Answer', exact: true })
    await expect(async () => {
      await tryIt.click()
      await expect(answer).toContainText('HTTP 200', { timeout: 5_000 })
    }).toPass()
    const map = answer.getByRole('region', { name: 'Map of the answer', exact: true })
    await expect(async () => {
      await map.scrollIntoViewIfNeeded({ timeout: 2_000 })
      await expect(map).toHaveAttribute('data-map-state', 'idle')
    }).toPass()
    await expect(map).toHaveAttribute('data-rendered', /^0( |$)/)
    await page.goto('/api?connector=federal-labor-stats&method=getPopularSeries')
    await tryIt.click()
    await expect(answer).toContainText('HTTP 200')
    await expect(map).toHaveCount(0)
  },
)

test('a value that is not a number shows an error at its field, before any request', async ({ page }) => {
  await page.goto('/api?connector=federal-elevation&method=getElevation')
  await fillPoint(page, 'north', '-100.4')
  await page.getByRole('button', { name: 'Try it' }).click()
  const problem = page.getByRole('alert', { name: 'There is a problem' })
  await expect(problem).toBeFocused()
  await problem.getByRole('link', { name: 'latitude: enter a number, such as 12 or -0.5.' }).click()
  await expect(page.getByRole('textbox', { name: 'latitude' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Answer', exact: true })).toHaveCount(0)
})

test('a value that the method rejects is reported with the reason, at the result and at its field', async ({
  page,
}) => {
  await page.goto('/api?connector=federal-elevation&method=getElevation')
  await fillPoint(page, '91', '-100.4')
  await page.getByRole('button', { name: 'Try it' }).click()
  const answer = page.getByRole('region', { name: 'Answer', exact: true })
  await expect(answer).toContainText('HTTP 400')
  await expect(answer).toContainText('The question needs a change')
  await expect(answer).toContainText(/latitude.*90/)
  const problem = page.getByRole('alert', { name: 'There is a problem' })
  await problem.getByRole('link', { name: /^latitude: .*90/ }).click()
  await expect(page.getByRole('textbox', { name: 'latitude' })).toBeFocused()
})

test('the form opens the JSON response without scripting', async ({ withoutScripting: page, provoke }) => {
  // For a plain JSON document, the browser requests /favicon.ico, which does not exist.
  provoke(404)
  await page.goto('/api?connector=federal-land-survey&method=getTownshipSection')
  await page.getByRole('textbox', { name: 'latitude' }).fill('40.4')
  await page.getByRole('textbox', { name: 'longitude' }).fill('-100.4')
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page).toHaveURL(
    '/api/v1/federal-land-survey/getTownshipSection?latitude=40.4&longitude=-100.4',
  )
  await expect(page.getByText('NE060050N0270W0SN170')).toBeVisible()
})

test('the API page is small and short, and lists every method without scripting', async ({
  withoutScripting: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const response = await page.goto('/api')
  expect((await response?.body())?.byteLength).toBeLessThan(150_000)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4_500)
  const methods = page.getByRole('navigation', { name: 'Methods' })
  const { connectors } = await (await page.request.get('/api/v1')).json()
  for (const { connector, methods: own } of connectors) {
    await methods.getByRole('link', { name: connector, exact: true }).click()
    const links = methods.getByRole('listitem').filter({ has: page.getByText(connector, { exact: true }) })
    await expect(links.getByRole('listitem')).toHaveCount(own.length)
  }
  await methods.getByRole('link', { name: 'places', exact: true }).click()
  await methods.getByRole('link', { name: 'find', exact: true }).click()
  const open = page.getByRole('link', { name: 'Open the answer to the example' })
  const href = (await open.getAttribute('href')) ?? ''
  expect(await (await page.request.get(href)).json()).toMatchObject({ outcome: 'place' })
})

test('an unknown method in the URL is reported as such', async ({ page }) => {
  await page.goto('/api?connector=federal-elevation&method=getNothing')
  await expect(page.getByText('There is no method of that name. Choose one from the list.')).toBeVisible()
})

async function fillPoint(page: Page, latitude: string, longitude: string): Promise<string> {
  const command = page.getByText(`latitude=${latitude}&longitude=${longitude}`)
  await expect(async () => {
    await page.getByRole('textbox', { name: 'latitude' }).fill(latitude)
    await page.getByRole('textbox', { name: 'longitude' }).fill(longitude)
    await expect(command).toBeVisible({ timeout: 1_000 })
  }).toPass()
  return (await command.textContent()) ?? ''
}
