import { setFault } from './support/faults'
import { inLongRun } from './support/long-run'
import { drawing } from './support/parcels'
import { expect, test } from './support/test'

test(
  'a survey that does not respond is named on the map with a retry',
  inLongRun,
  async ({ page, provoke }) => {
    provoke(503)
    await setFault(page, 'gis.blm.gov', 'down')
    await page.goto('/map?on=survey&at=44.9,-103.4&z=13')
    const survey = page.getByRole('navigation', { name: 'Layers' }).getByRole('listitem')
    const again = survey.filter({ hasText: 'Survey grid' }).getByRole('button', { name: /again/i })
    await expect(again).toBeVisible(drawing)
  },
)
