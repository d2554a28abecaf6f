import { readFile } from 'node:fs/promises'
import { checkAtom, entriesOf, parseXml } from '@/lib/feeds/testing/check-atom'
import { jsonFeedSchema } from '@/lib/feeds/testing/json-feed-schema'
import { expectAccessible } from './support/expect-accessible'
import { inLongRun } from './support/long-run'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'

test(
  'a visitor finds the feed of a frozen copy, saves it with the place, and downloads all feeds',
  inLongRun,
  async ({ page, context, withoutScripting: recipient, provoke }) => {
    provoke(410)
    await saveData(context)
    await page.goto('/place?at=40.4,-100.4&plain=1')
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('button', { name: 'Create a frozen copy' }).click()
    await page.waitForURL(/\/s\/[\w-]{43}$/)
    const link = page.url()
    await page.getByText('Tell me when this changes').click()
    await expect(page.getByText('Phone: copy the link')).toBeVisible()
    await expectAccessible(page)

    await recipient.goto(link)
    await recipient.getByText('Tell me when this changes').click()
    const href = await recipient.getByRole('link', { name: 'Feed of changes' }).getAttribute('href')
    expect(new URL(href ?? '', link).href).toBe(`${link}/feed.xml`)
    await expect(page.locator('head link[type="application/atom+xml"]')).toHaveAttribute('href', href ?? '')
    const atom = await page.request.get(`${link}/feed.xml`)
    const xml = await atom.text()
    expect([checkAtom(xml), entriesOf(xml)]).toEqual([[], []])
    const headers = atom.headers()
    expect(headers).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    const again = (conditions: Record<string, string>) =>
      page.request.get(`${link}/feed.xml`, { headers: conditions })
    expect((await again({ 'if-none-match': headers.etag ?? '' })).status()).toBe(304)
    expect((await again({ 'if-modified-since': headers['last-modified'] ?? '' })).status()).toBe(304)
    const json = await (await page.request.get(`${link}/feed.json`)).json()
    expect(jsonFeedSchema.parse(json)).toMatchObject({ home_page_url: link, items: [] })

    const removal = await page.getByRole('link', { name: 'Link to remove it' }).getAttribute('href')
    const button = page.getByRole('button', { name: 'Save this place' })
    await expect(async () => {
      if (await button.isVisible()) await button.click({ timeout: 1_000 })
      await expect(page.getByRole('button', { name: 'Remove from saved places' })).toBeVisible({
        timeout: 500,
      })
    }).toPass()
    await page.goto('/saved')
    const feeds = page.getByRole('region', { name: 'Tell me when these change' })
    await expect(feeds).toContainText('Places with a feed: 1 of 1.')
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await feeds.getByRole('button', { name: 'Download the feeds (OPML)' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^openplat-feeds-.*\.opml$/)
    const [, body] = parseXml(await readFile(await file.path(), 'utf8')).children
    expect(body?.children.map(({ attributes }) => attributes.xmlUrl)).toEqual([`${link}/feed.xml`])
    await page.getByRole('link', { name: 'Frozen copy' }).click()
    await page.waitForURL(link)

    await page.goto(new URL(removal ?? '', link).href)
    await page.getByRole('button', { name: 'Remove it now' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The frozen copy is removed')
    const last = await (await page.request.get(`${link}/feed.xml`)).text()
    expect(checkAtom(last)).toEqual([])
    expect(entriesOf(last)).toMatchObject([{ title: 'This frozen copy was removed' }])
  },
)

test('the creator of a list turns the feed of the list on and off', async ({ page }) => {
  await page.goto('/places/list')
  await page.getByLabel('Places, one on each line').fill('40.4, -100.4')
  await page.getByRole('button', { name: 'Read the list' }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText('The list is done.')).toBeVisible({ timeout: 60_000 })
  const more = page.getByText('Change or remove the list', { exact: true })
  await more.click()
  await page.getByRole('button', { name: 'Look for changes every week' }).click()
  await page.getByText('Tell me when this changes').click()
  await expect(page.getByText('While an app reads it, we look once a week')).toBeVisible()
  await expectAccessible(page)
  const href = await page.getByRole('link', { name: 'Feed of changes' }).getAttribute('href')
  const xml = await (await page.request.get(href ?? '')).text()
  expect([checkAtom(xml), entriesOf(xml)]).toEqual([[], []])
  await more.click()
  await page.getByRole('button', { name: 'Stop looking for changes' }).click()
  await page.getByText('Tell me when this changes').click()
  await expect(page.getByText('It stays empty until the maker of the list')).toBeVisible()
})
