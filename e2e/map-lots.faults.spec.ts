import { setFault } from './support/faults'
import { layerOf } from './support/map'
import { drawing } from './support/parcels'
import { expect, test } from './support/test'

test('a parcel layer that is down is named on the map with its cause, and the next one draws', async ({
  page,
  provoke,
}) => {
  provoke(503)
  await setFault(page, 'gisdata.pima.gov', 'down')
  await page.goto('/map?on=lots&at=32.3,-111.05&z=16')
  const lots = layerOf(page, 'Parcels, other states')
  await expect(
    lots.getByText(
      /Pima County, AZ.*drawn from the layer of all of Arizona. The service of Pima County, Arizona/,
    ),
  ).toBeVisible(drawing)
})
