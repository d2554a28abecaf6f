import { expectAccessible } from './support/expect-accessible'
import { expect, test } from './support/test'

const keep = 'Create a frozen copy'

test('a frozen page is the same for every visitor until the creator removes the page', async ({
  page,
  withoutScripting: recipient,
  provoke,
}) => {
  provoke(404, 410)
  await page.goto('/land?at=40.4,-100.4')
  const height = page.getByRole('region', { name: 'Elevation at this point' }).getByText(/ft \(.* m\)/)
  const text = await height.innerText()
  await page.getByRole('button', { name: keep }).click()
  await page.waitForURL(/\/s\/[\w-]{43}$/)
  const link = page.url()
  await expect(page).toHaveTitle(/^40\.4,-100\.4: Land and survey, frozen copy of .* UTC/)
  await expect(page.getByText('You made this frozen copy')).toBeVisible()
  await page.getByText('About this copy').click()
  await expect(page.getByText('All 5 answers are the saved ones.')).toBeVisible()
  await expect(height).toHaveText(text)
  await expectAccessible(page)

  const opened = await recipient.goto(link)
  // This server has no PUBLIC_URL, so shared caches must not store its pages.
  expect(opened?.headers()['cache-control']).not.toContain('s-maxage')
  expect((await page.request.get(link)).headers()['cache-control']).toContain('no-store')
  await expect(recipient.getByText(/^Frozen copy of .*20\d\d.* UTC\./)).toBeVisible()
  await expect(recipient.getByText(text)).toBeVisible()
  await expect(recipient.getByText('kept as it was seen').first()).toBeVisible()
  await expect(recipient.getByText('You made this frozen copy')).toHaveCount(0)
  await recipient.getByRole('link', { name: 'What changed since' }).click()
  await expect(recipient.getByText(/\d+ values compared\. No value changed\./)).toBeVisible()

  const cutOff = await recipient.goto(`${link.slice(0, -5)}`)
  expect(cutOff?.status()).toBe(404)
  await expect(recipient.getByText('ends in 43 characters, and this one has 38')).toBeVisible()
  const other = link.endsWith('A') ? 'E' : 'A'
  await recipient.goto(`${link.slice(0, -1)}${other}`)
  await expect(recipient.getByRole('heading', { level: 1 })).toHaveText(
    'There is no frozen copy at this link',
  )

  const removal = page.getByRole('link', { name: 'Link to remove it' })
  const removalLink = new URL((await removal.getAttribute('href')) ?? '', link)
  expect(removalLink.search).toBe('')
  await recipient.goto(removalLink.href)
  await recipient.getByRole('textbox', { name: 'Removal key' }).fill(removalLink.hash.slice(1))
  await recipient.getByRole('button', { name: 'Remove it now' }).click()
  await expect(recipient.getByRole('heading', { level: 1 })).toHaveText('The frozen copy is removed')
  const removed = await page.goto(link)
  expect(removed?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This frozen copy was removed')
  await expectAccessible(page)
})

test('a list of facilities is frozen without scripting, with the displayed rows and the points of the map', async ({
  page,
  withoutScripting: maker,
  request,
}, { retry }) => {
  const place = `at=29.736${retry},-95.2654&radius=1`
  await maker.goto(`/environment?plain=1&${place}`)
  const rows = await maker.locator('#facility-rows tbody tr').filter({ visible: true }).allInnerTexts()
  expect(rows.length).toBeGreaterThan(3)
  await maker.getByRole('button', { name: 'Share', exact: true }).click()
  await maker.getByRole('button', { name: keep }).click()
  await maker.waitForURL(/\/s\/[\w-]{43}$/)
  const removal = await maker.getByRole('link', { name: 'Link to remove it' }).getAttribute('href')
  await page.goto(maker.url())
  const visibleRows = page.locator('#facility-rows tbody tr').filter({ visible: true })
  expect(await visibleRows.allInnerTexts()).toEqual(rows)
  const points = await request.get(`${maker.url()}/points`)
  const live = await request.get(`/environment/points?${place}`)
  expect(await points.json()).toEqual(await live.json())
  await page.goto(`${maker.url()}/today`)
  await expect(page.getByText('No value changed.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${maker.url()}/remove?done=removed`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Remove a frozen copy')
  const removalLink = new URL(removal ?? '', maker.url())
  await page.goto(`${removalLink.href}x`)
  await expect(page.getByRole('textbox', { name: 'Removal key' })).toHaveValue(
    `${removalLink.hash.slice(1)}x`,
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove it now' }).click()
  await expect(page.getByText('This key does not fit this copy')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/environment?plain=1&${place}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: keep }).click()
  await page.waitForURL(maker.url())
  await page.goto(`${maker.url()}/remove?key=${removalLink.hash.slice(1)}`)
  await page.getByRole('button', { name: 'Remove it now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your copy is removed, but the link still opens',
  )
  await expectAccessible(page)
  await maker.goto(removalLink.href)
  await maker.getByRole('button', { name: 'Remove it now' }).click()
  await expect(maker.getByRole('heading', { level: 1 })).toHaveText(
    'Your copy is removed, but the link still opens',
  )
  await page.goto(`${maker.url().replace(/\?.*/, '')}`)
  await page.getByRole('button', { name: 'Remove it now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The frozen copy is removed')
})

test('a comparison of frozen permits with today reports no change and has a named panel', async ({
  page,
}) => {
  await page.goto('/permits?source=chicago-new-construction')
  await page.getByRole('button', { name: keep }).click()
  await page.waitForURL(/\/s\/[\w-]{43}$/)
  await page.goto(`${page.url()}/today`)
  await expect(page.getByText('No value changed.')).toBeVisible()
  await page.getByText(/answers? (is|are) unchanged/).click()
  await expect(page.getByRole('heading', { name: 'Newest permits in Chicago' })).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toMatch(/coordinates|source id|searchConstruction/)
})
