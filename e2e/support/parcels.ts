import { expect, type Locator, type Page } from '@playwright/test'
import type { MapParcel } from '@/connectors/us-florida-parcels/public'

/** Without a graphics card, on a busy computer, a map takes its time. */
export const drawing = { timeout: 60_000 }

export const findBox = (page: Page): Locator => page.getByLabel(/^Address, city, county/)
export const mapOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Map of parcels', exact: true })
export const canvasOf = (page: Page): Locator =>
  page.getByRole('application', { name: 'Map of parcels: moving the map' })
export const listOf = (page: Page): Locator => page.locator('[data-list]')
export const panel = (page: Page): Locator => page.getByRole('region', { name: 'Parcels in view' })
export const panelButton = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('group', { name: 'What to show beside the map' }).getByRole('button', { name })

/** Waits for map and list to come to rest, and for the same parcels on both; gives their ids. */
export async function inStep(page: Page): Promise<string[]> {
  let ids: string[] = []
  await expect(async () => {
    const { isAtRest, drawn, listed } = await readBoth(page)
    expect(isAtRest, 'map and list are at rest').toBe(true)
    expect(drawn, 'drawn as selectable').toEqual(listed)
    ids = listed
  }).toPass({ ...drawing, intervals: [100] })
  return ids
}

/** In one look, so that nothing changes between the two. */
function readBoth(page: Page) {
  return page.evaluate(() => {
    const map = document.querySelector<HTMLElement>('[data-map-state]')
    const list = document.querySelector<HTMLElement>('[data-list]')
    const ids = (text = '') => text.split(' ').filter(Boolean).sort()
    return {
      isAtRest: map?.dataset.mapState === 'idle' && list?.ariaBusy === 'false',
      drawn: ids(map?.dataset.rendered),
      listed: ids(list?.dataset.list),
    }
  })
}

/** The rows of the list, as the list asked for them: with what no row shows, such as where its label lies. */
export async function rowsOf(page: Page, act: () => Promise<unknown>): Promise<MapParcel[]> {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/parcels/view')
  await act()
  return (await (await answered).json()).data.rows
}

/** Where a point of the earth lies on the canvas: what is at its center, and how close, stands in the address. */
export async function pixelOf(
  page: Page,
  { longitude, latitude }: Pick<MapParcel, 'longitude' | 'latitude'>,
) {
  const { searchParams } = new URL(page.url())
  const [centerLatitude = 0, centerLongitude = 0] = (searchParams.get('at') ?? '').split(',').map(Number)
  const world = 512 * 2 ** Number(searchParams.get('z') ?? 17)
  const { width, height } = (await canvasOf(page).boundingBox()) ?? { width: 0, height: 0 }
  const northing = (degrees: number) => Math.asinh(Math.tan((degrees * Math.PI) / 180)) / (2 * Math.PI)
  return {
    x: width / 2 + ((longitude - centerLongitude) / 360) * world,
    y: height / 2 - (northing(latitude) - northing(centerLatitude)) * world,
  }
}
