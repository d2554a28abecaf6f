import { isLongRun } from '@/lib/testing/long-run'
import { inStep, layerOf, openMap } from './support/map'
import { drawing } from './support/parcels'
import { expect, test } from './support/test'

test.use({ deviceScaleFactor: 0.5 })

const seed = Number(process.env.VIEWS_SEED ?? 1)

function randomFrom(state: number): () => number {
  let current = state >>> 0
  return () => {
    current = (Math.imul(current, 1_664_525) + 1_013_904_223) >>> 0
    return current / 2 ** 32
  }
}

/** Range of zooms at which the layer draws single features. At lower zooms, facilities form clusters. */
const layers = [
  { id: 'parcels', title: 'Parcels, Florida', at: [30.42, -87.22], zooms: [16.3, 18.5] },
  { id: 'lots', title: 'Parcels outside Florida', at: [33.45, -112.07], zooms: [15.3, 16.5] },
  { id: 'permits', title: 'Newest permits', at: [42.34, -71.09], zooms: [14.5, 16.5] },
  { id: 'survey', title: 'Survey grid', at: [43.6, -116.2], zooms: [9.5, 14] },
  { id: 'facilities', title: 'Regulated facilities', at: [30.42, -87.22], zooms: [17, 18] },
  { id: 'cleanup', title: 'Cleanup sites', at: [34.05, -118.24], zooms: [12.2, 15] },
  { id: 'floods', title: 'Flood zones', at: [25.53, -80.375], zooms: [13.2, 16.5] },
  { id: 'wetlands', title: 'Wetlands', at: [25.53, -80.375], zooms: [13.2, 16.5] },
  { id: 'soils', title: 'Soils', at: [25.53, -80.375], zooms: [14.2, 16.5] },
] as const

const views = isLongRun ? 4 * layers.length : layers.length

test('the map draws exactly the rows of the table in random views', async ({ readsMaps: page }) => {
  test.slow()
  console.log(`VIEWS_SEED=${seed}`)
  const random = randomFrom(seed)
  const between = (from: number, to: number) => from + random() * (to - from)
  await page.setViewportSize({ width: 1280, height: 800 })
  for (let view = 0; view < views; view += 1) {
    const layer = layers[view % layers.length] ?? layers[0]
    const at = layer.at.map((degrees) => (degrees + between(-0.02, 0.02)).toFixed(5)).join()
    const zoom = between(layer.zooms[0], layer.zooms[1]).toFixed(2)
    const href = `/map?at=${at}&z=${zoom}&on=${layer.id}&table=half`
    await test.step(`${href} shows the same rows on the map and in the table (seed ${seed})`, async () => {
      await (view === 0 ? page.goto(href) : openMap(page, href))
      await expect(
        layerOf(page, layer.title)
          .getByText(/^Showing|^No /)
          .first(),
      ).toBeVisible(drawing)
      await inStep(page, 0)
    })
  }
})
