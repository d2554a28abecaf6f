import type { Page } from '@playwright/test'
import { allEnded, openShare, panelIdsOf, panelOf } from './support/dossier'
import { findPlace } from './support/find-place'
import { sharedFolder, startServer } from './support/server'
import { expect, test } from './support/test'

interface Catalogue {
  connectors: { connector: string }[]
}

test.use({ viewport: { width: 390, height: 844 } })

test('a homeowner gets from an address to all records, and the frozen copy opens while every source is off', async ({
  page,
  browser,
  request,
}) => {
  await page.goto('/')
  await findPlace(page, '742 W Inkwell St, Chicago, IL')
  await allEnded(page)
  const facts = await factsOf(page)
  expect(facts.length).toBeGreaterThan(20)
  await openShare(page)
  await page.getByRole('button', { name: 'Create a frozen copy' }).click()
  await page.waitForURL(/\/s\/[\w-]{43}$/)
  await expect(page.getByText('You made this frozen copy')).toBeVisible()

  const { connectors }: Catalogue = await (await request.get('/api/v1')).json()
  const off = connectors.map(({ connector }) => connector).join(',')
  const server = await startServer({ DATA_DIR: sharedFolder(), CONNECTORS_OFF: off })
  try {
    const recipient = await (await browser.newContext()).newPage()
    await recipient.goto(server.url + new URL(page.url()).pathname)
    await expect(recipient.getByText(/^Frozen copy of .*20\d\d.* UTC\./)).toBeVisible()
    expect(await factsOf(recipient)).toEqual(facts)
    await recipient.goto(`${server.url}/place?at=41.88,-87.63`)
    await expect(recipient.getByText('This source is switched off here').first()).toBeVisible()
    await recipient.context().close()
  } finally {
    await server.stop()
  }
})

async function factsOf(page: Page): Promise<string[]> {
  const panels = await panelIdsOf(page)
  const facts = await Promise.all(panels.map((panel) => panelOf(page, panel).locator('dd').allInnerTexts()))
  return facts.flat()
}
