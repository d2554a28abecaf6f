import { expect, type Locator, type Page } from '@playwright/test'
import { drawing } from './parcels'

export const mapOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Map of the layers', exact: true })
export const canvasOf = (page: Page): Locator =>
  page.getByRole('application', { name: 'Map of the layers: moving the map' })
export const layerOf = (page: Page, title: string): Locator =>
  page.getByRole('navigation', { name: 'Layers' }).getByRole('listitem', { name: title, exact: true })
export const tableOf = (page: Page): Locator => page.getByRole('region', { name: 'Table' })
export const tabOf = (page: Page, title: string): Locator =>
  tableOf(page).getByRole('button', { name: new RegExp(`^${title}`) })
export const herePanel = (page: Page): Locator => page.getByRole('complementary', { name: 'What is here' })

/**
 * Waits until the map is drawn, and then opens another view through the history of the browser, so that the
 * page stays mounted.
 */
export async function openMap(page: Page, href: string): Promise<void> {
  await expect(mapOf(page)).toHaveAttribute('data-map-state', 'idle', drawing)
  await page.evaluate((address) => {
    const map = document.querySelector<HTMLElement>('[data-map-state]')
    if (map) map.dataset.mapState = 'left'
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, href)
}

export async function inStep(page: Page, least = 1): Promise<string[]> {
  let listed: string[] = []
  await expect(async () => {
    const [state, busy, rendered, list] = await page.evaluate(() => {
      const map = document.querySelector<HTMLElement>('[data-map-state]')
      const table = document.querySelector<HTMLElement>('[data-list]')
      return [map?.dataset.mapState, table?.ariaBusy, map?.dataset.rendered, table?.dataset.list]
    })
    expect([state, busy], 'map and table are at rest').toEqual(['idle', 'false'])
    const ids = (text = '') => text.split(' ').filter(Boolean).toSorted()
    expect(ids(rendered)).toEqual(ids(list))
    listed = ids(list)
    expect(listed.length).toBeGreaterThanOrEqual(least)
  }).toPass(drawing)
  return listed
}
