import { englishIn, textsOf } from './support/english-texts'
import { setFault } from './support/faults'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'

const hosts = [
  'epqs.nationalmap.gov',
  'echodata.epa.gov',
  'hazards.fema.gov',
  'fwspublicservices.wim.usgs.gov',
  'sdmdataaccess.sc.egov.usda.gov',
  'datacatalog.cookcountyil.gov',
  'services.arcgis.com',
  'gis.blm.gov',
]

const pages = [
  '/es/place?at=30.4291,-87.2391',
  '/es/ground?at=25.5271,-80.3731',
  '/es/ground/flood?at=29.7271,-95.2331',
  '/es/environment?at=33.4571,-112.0731&radius=0.7',
  '/es/environment/review?at=33.4671,-112.0831',
  '/es/assessments/find?source=cook-county-il-assessments&q=746+W+Inkwell+St',
]

test.beforeEach(({ context }) => saveData(context))

for (const fault of ['down', 'changed'] as const)
  test(`Spanish pages have no English text of this site while the sources are ${fault}`, async ({ page }) => {
    for (const host of hosts) await setFault(page, host, fault)
    for (const href of pages) {
      await page.goto(href, { waitUntil: 'networkidle' })
      await expect(page.locator('[data-later]')).toHaveCount(0)
      expect(englishIn(await textsOf(page)), href).toEqual([])
    }
  })
