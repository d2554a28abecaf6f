import { findPlace } from './support/find-place'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'

const box = 'Address, coordinates or legal description'
const nebraska = 'Section 17, T5N R27W, Sixth Principal Meridian, Nebraska'

test.beforeEach(async ({ page, context }) => {
  await saveData(context)
  await page.goto('/land')
})

test('each kind of input is recognized and leads to the place', async ({ page }) => {
  await test.step('an address leads to a section and an elevation', async () => {
    await findPlace(page, '1905 W 1st St, Gulf Shores, AL 36542')
    await expect(
      page.getByRole('heading', { name: 'Section 18, T9S R4E, St. Stephens Meridian, Alabama' }),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'Elevation at this point' })).toContainText(/\d ft \(/)
    const reading = page.getByRole('region', { name: 'Read as an address' })
    await expect(reading).toContainText('1905 W 1ST ST, GULF SHORES, AL, 36542')
    await expect(reading).toContainText('Source: U.S. Census Bureau')
  })
  await test.step('coordinates in four formats lead to the same place', async () => {
    for (const form of [
      '40.4, -100.4',
      '40°24′N 100°24′W',
      'N40 24.000 W100 24.000',
      '40 24 0 N, 100 24 0 W',
    ]) {
      await findPlace(page, form)
      await expect(page).toHaveTitle(/^40\.4, -100\.4: Land and survey/)
      await expect(page.getByRole('heading', { name: nebraska })).toBeVisible()
      const reading = page.getByRole('region', { name: 'Read as a point' })
      await expect(reading).toContainText('40.400000, -100.400000')
      await expect(reading).toContainText('40° 24′ 0.00″ N, 100° 24′ 0.00″ W')
    }
  })
  await test.step('coordinates with the longitude first are accepted with a note', async () => {
    await findPlace(page, '-100.4, 40.4')
    await expect(page.getByRole('heading', { name: nebraska })).toBeVisible()
    await expect(page.getByText('The longitude was written first')).toBeVisible()
  })
  await test.step('a part of a section has separate acres, elevation and links', async () => {
    await findPlace(page, 'SW1/4 NE1/4 Sec. 10, T3N R2E, Boise Meridian')
    await expect(
      page.getByRole('heading', { name: 'Section 10, T3N R2E, Boise Meridian, Idaho' }),
    ).toBeVisible()
    const reading = page.getByRole('region', { name: 'Read as a legal description' })
    await expect(reading).toContainText('SW¼ NE¼, Sec. 10, T. 3 N., R. 2 E., Boise Meridian')
    const part = page.getByRole('region', { name: 'SW¼ NE¼ of Section 10' })
    await expect(part).toContainText(/About 4\d acres, its middle at 43\.\d{4}, -116\.\d{4} \(by dividing/)
    await expect(part.getByRole('link', { name: 'All records here' })).toHaveAttribute(
      'href',
      '/place?q=SW1%2F4+NE1%2F4+Sec.+10%2C+T3N+R2E%2C+Boise+Meridian',
    )
    await expect(part.getByRole('link', { name: 'Flood and soil here' })).toHaveAttribute(
      'href',
      /^\/ground\?at=43/,
    )
    await page.getByRole('button', { name: 'Download' }).click()
    const files = page.getByRole('navigation', { name: 'Download this part' })
    await expect(files.getByRole('link', { name: 'CSV', exact: true })).toHaveAttribute('href', /part=SWNE/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: 'Elevation at the middle of SW¼ NE¼' })).toContainText(
      /\d ft \(/,
    )
  })
  await test.step('the identifier of a section leads to the section', async () => {
    await findPlace(page, ' ne060050n0270w0sn170 ')
    await expect(page.getByRole('heading', { name: nebraska })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: /^NE060050N0270W0SN170$/ })).toHaveCount(2)
  })
  await test.step('the identifier of a township leads to a list of sections, and a listed section opens', async () => {
    await findPlace(page, 'NE060050N0270W0')
    const sections = page.getByRole('region', { name: 'Sections of township T5N R27W' })
    await expect(sections.getByRole('listitem').getByRole('link')).toHaveCount(36)
    await sections.getByRole('link', { name: 'Section 17', exact: true }).click()
    await expect(page.getByRole('heading', { name: nebraska })).toBeVisible()
  })
})

for (const [address, choice, then] of [
  ['120 Main St, Portland', '120 Main St, Portland, OR 97204', /Willamette Meridian, Oregon$/],
  ['742 Inkwell St, Boise, ID', '742 W Inkwell St, Boise, ID 83702', /Boise Meridian, Idaho$/],
] as const) {
  test(`${address} matches two places, and the visitor chooses`, async ({ page }) => {
    await findPlace(page, address)
    const choices = page.getByRole('region', { name: 'Which one do you mean?' })
    await expect(choices.getByRole('listitem').getByRole('link')).toHaveCount(2)
    await expect(page.getByRole('region', { name: /^Elevation/ })).toHaveCount(0)
    await choices.getByRole('link', { name: choice }).click()
    await expect(page.getByRole('heading', { name: then })).toBeVisible()
    await expect(page.getByLabel(box)).toHaveValue(address)
  })
}

test('a place that is not in exactly one section is reported without a guess', async ({ page }) => {
  await test.step('an unknown address is reported with advice', async () => {
    await findPlace(page, '312 Courthouse Sq, Bay Minette, AL 36507')
    const answer = page.getByRole('region', { name: 'No such address was found' })
    await expect(answer).toContainText('312 Courthouse Sq, Bay Minette, AL 36507')
    await expect(answer).toContainText(/Type coordinates.*Choose the place on the map/)
  })
  await test.step('a place in Texas has an elevation but no section', async () => {
    await findPlace(page, '30.2672, -97.7431')
    const section = page.getByRole('region', { name: 'Section', exact: true })
    await expect(section).toContainText('Not covered')
    await expect(section).toContainText('Texas is not part of the Public Land Survey System')
    await expect(section.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Elevation at this point' })).toContainText(/\d ft \(/)
  })
  await test.step('a legal description in Texas is rejected with the name of the state, and not searched in other states', async () => {
    await findPlace(page, 'Sec 1 T1N R1E Texas')
    const answer = page.getByRole('region', { name: 'No public land survey here' })
    await expect(answer).toContainText('Texas is not part of the Public Land Survey System')
    await expect(answer.getByRole('link', { name: /^Section/ })).toHaveCount(0)
  })
  await test.step('a point in the open sea has neither section nor elevation, and shows no number', async () => {
    await findPlace(page, '25, -92')
    await expect(page.getByRole('region', { name: 'Section', exact: true })).toContainText('or in the sea')
    const elevation = page.getByRole('region', { name: 'Elevation at this point' })
    await expect(elevation).toContainText('No elevation is published here')
    await expect(elevation.getByRole('term')).toHaveCount(0)
    await expect(elevation.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('main')).not.toContainText(/\d ft|-999|-1,?000,?000/)
  })
  await test.step('a township without sections is shown as such', async () => {
    await findPlace(page, 'AK280130N0030W0')
    const township = page.getByRole('region', { name: 'Township T13N R3W' })
    await expect(township).toContainText('Nobody publishes sections in this township')
    await expect(township).toContainText('Seward Meridian, Alaska')
  })
  await test.step('a point on a section line shows both sections', async () => {
    await findPlace(page, '43.3725, -116.393056')
    const section = page.locator('#section')
    await expect(section).toContainText('2 sections meet or overlap at this point')
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Section 36, T1N R1W, Boise Meridian, Idaho',
      'Section 1, T1S R1W, Boise Meridian, Idaho',
    ])
  })
})

test.describe('the position of the device', () => {
  test.use({ geolocation: { latitude: 40.4, longitude: -100.4 } })

  test("the section is shown if the visitor shares the device's position", async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.getByRole('heading', { name: nebraska })).toBeVisible()
    await expect(page).toHaveURL(/\/land\?at=40\.40000,-100\.40000$/)
  })

  test("another way to name the place is offered if the visitor denies the device's position", async ({
    page,
    context,
  }) => {
    await context.clearPermissions()
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.getByText('The location was not shared.')).toContainText('type an address instead')
  })
})

test('a description that fits several surveys offers a choice, and Back returns to the choice', async ({
  page,
}) => {
  await findPlace(page, 'T2N R3E sec 14')
  const choices = page.getByRole('region', { name: 'Which state?' })
  await expect(choices.getByRole('listitem').getByRole('link')).toHaveCount(28)
  await choices.getByRole('link', { name: 'Section 14, T2N R3E, Boise Meridian, Idaho' }).click()
  await expect(page.getByRole('region', { name: 'Elevation at its center' })).toBeVisible()
  await expect(page).toHaveURL(/id=ID080020N0030E0SN140/)
  await expect(page).toHaveTitle(/^Sec\. 14, T\. 2 N\., R\. 3 E\., ID080020N0030E0SN140: /)
  await page.goBack()
  await expect(choices.getByRole('listitem').getByRole('link')).toHaveCount(28)
  await expect(page.getByLabel(box)).toHaveValue('T2N R3E sec 14')
})

test('an ambiguous part of a description leads to a question, and each answer leads to a place', async ({
  page,
}) => {
  await findPlace(page, 'T12N R3E Sec 14 NE')
  const problem = page.getByRole('alert', { name: 'There is a problem' })
  await expect(problem).toBeFocused()
  await problem.getByRole('link', { name: 'Does "NE" mean Nebraska or the northeast quarter?' }).click()
  await expect(page.getByLabel(box)).toBeFocused()
  const question = page.getByRole('region', { name: 'One question first' })
  await question.getByRole('link', { name: 'The northeast quarter' }).click()
  await expect(page.getByRole('region', { name: 'Which state?' })).toBeVisible()
  await expect(page.getByText('NE¼, Sec. 14, T. 12 N., R. 3 E.')).toBeVisible()
  await page.goBack()
  await question.getByRole('link', { name: 'Nebraska' }).click()
  await expect(
    page.getByRole('heading', { name: 'Section 14, T12N R3E, Sixth Principal Meridian, Nebraska' }),
  ).toBeVisible()
})

test('text that is not a place gets an error with advice, and the typed text remains', async ({ page }) => {
  await findPlace(page, 'Xyz')
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
  const field = page.getByLabel(box)
  await expect(field).toHaveValue('Xyz')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/^Error: We could not read this as a place/)
  await expect(page.getByText('Legal description: a township and a range, such as')).toBeVisible()
})
