import { cook, fillSimilar, florida, goOn, stepOf, unfold } from './support/assessments'
import { expectAccessible } from './support/expect-accessible'
import { inLongRun } from './support/long-run'
import { closed, printed } from './support/printed'
import { expect, test } from './support/test'

const street = '742 W Inkwell St'
const rowOf = (page: Parameters<typeof fillSimilar>[0], row: number) =>
  page.getByRole('group', { name: `Home ${row}` }).last()

test('a row for a similar home is filled from the record, corrected by hand and printed', async ({
  page,
  request,
}) => {
  await page.goto(await stepOf(request, 'evidence', cook, street, { ground: 'equity' }))
  await fillSimilar(page, 1, '748 W Inkwell St')
  const row = rowOf(page, 1)
  await expect(row.getByText(/^Filled: 748 W Inkwell St, \$[\d,]+\.$/)).toBeVisible()
  await expect(row.getByText(/^Assessed value of 2026, Cook County assessed values, retrieved/)).toBeVisible()
  await expectAccessible(page)
  await row.getByText('Correct or add').click()
  await row.getByLabel('Living area').fill('1850')
  await expect(row.getByText(/; corrected by the owner$/)).toBeVisible()
  await row.getByLabel('How it differs').fill('Older roof')
  await page.reload()
  await unfold(page, 'Home 1')
  await expect(row.getByText(/; corrected by the owner$/)).toBeVisible()
  await goOn(page, 'See the packet', 'Your appeal packet')
  await expect(page.getByText('Older roof').first()).toBeAttached()
  const paper = (await printed(page, 'Letter')).join('')
  for (const text of ['748 W Inkwell St', '1850', 'Older roof', 'corrected by the owner'])
    expect(paper).toContain(closed(text))
})

test(
  'the row of a home that cannot be compared shows the reason and the typed text',
  inLongRun,
  async ({ page, request }) => {
    await page.goto(await stepOf(request, 'evidence', cook, street, { ground: 'equity' }))
    for (const [address, message] of [
      [street, 'This is your own home.'],
      ['17 E Inkwell Ave', /has no such address.*another roll/],
      ['742 W Inkwell St, Boston, MA', /This address is in Massachusetts/],
      ['Inkwell', /Give a house number and a street/],
    ] as const) {
      await fillSimilar(page, 1, address)
      await expect(rowOf(page, 1).getByRole('status')).toContainText(message)
      await expect(rowOf(page, 1).getByLabel('Address of a similar home')).toHaveValue(address)
    }
    await fillSimilar(page, 1, '748 W Inkwell St')
    await fillSimilar(page, 2, '748 W Inkwell St')
    await expect(rowOf(page, 2).getByRole('status')).toContainText('already in row 1')
    await rowOf(page, 1).getByLabel('Address of a similar home').fill('12 N Quillfeather Ave')
    await expect(rowOf(page, 1).getByRole('status')).toHaveText(
      'These values were those of 748 W Inkwell St. We removed them.',
    )
    await expect(rowOf(page, 1)).not.toContainText('$')
    await goOn(page, 'See the packet', 'Your appeal packet')
    const rows = page.getByRole('table', { name: 'Similar homes and their assessments' })
    await expect(rows).toContainText('12 N Quillfeather Ave')
    await expect(rows).not.toContainText('$')
    await expect(page.getByText('Similar homes and sales: 2 of 5 homes')).toBeVisible()
  },
)

test('homes with a value come first in Cook County, in the list, the table, the map and the file', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto(await stepOf(request, 'evidence', cook, street, { ground: 'equity' }))
  const part = page.locator('#similar')
  await expect(part.getByText(/^\d+ more, without a value yet at the stage of yours$/)).toBeVisible()
  await expect(
    part
      .locator('label:visible')
      .filter({ hasText: /^\d+\. / })
      .first(),
  ).toContainText('$')
  await unfold(page, 'As a table')
  const rows = part.getByRole('table').locator('tbody tr')
  const hasValue = (await rows.allInnerTexts()).slice(1).map((text) => !text.includes('no value yet'))
  expect(hasValue).toHaveLength(10)
  const count = hasValue.filter(Boolean).length
  expect(count).toBeGreaterThan(0)
  expect(hasValue).toEqual(hasValue.map((_, index) => index < count))
  const json = await request.get(
    (await part.getByRole('link', { name: 'JSON', exact: true }).getAttribute('href')) ?? '',
  )
  const uses = (await json.json()).rows.map(({ cells }: { cells: { usedAs: string } }) => cells.usedAs)
  expect(uses.slice(1).map((use: string) => use === 'similar home')).toEqual(hasValue)
  const map = part.getByRole('region', { name: 'Map of the similar homes' })
  await expect(map).toHaveAttribute('data-map-state', 'idle', { timeout: 60_000 })
})

test('an address with several homes offers a choice', async ({ page, request }) => {
  await page.goto(await stepOf(request, 'evidence', cook, street, { ground: 'equity' }))
  await fillSimilar(page, 1, '122 E Inkwell Ave')
  const row = rowOf(page, 1)
  await expect(row.getByRole('status')).toContainText('homes have this address. Choose the one you mean')
  await row.getByRole('listitem').getByRole('button').first().click()
  await expect(row.getByText(/^Filled: 122 E Inkwell Ave/)).toBeVisible()
})

test('an owner without addresses loads the record of a nearby home', async ({ page, request }) => {
  const boise = await stepOf(request, 'evidence', 'idaho-assessments', `${street}, Boise, ID`, {
    ground: 'equity',
  })
  await page.goto(boise)
  await page.getByRole('link', { name: 'Look it up: 744 W Inkwell St' }).click()
  await expect(rowOf(page, 1).getByText(/^Filled: 744 W Inkwell St, \$[\d,]+\./)).toBeVisible()
  await expectAccessible(page)
})

test('a visitor without scripting gets a link for each home of an address', async ({
  withoutScripting: page,
  request,
}) => {
  await page.goto(await stepOf(request, 'evidence', cook, street, { ground: 'equity' }))
  await page.getByLabel('Addresses of similar homes').fill('122 E Inkwell Ave\n748 W Inkwell St')
  await page.getByRole('button', { name: 'Look them up' }).click()
  const matches = page.getByRole('region', { name: 'What the record says about the homes you typed' })
  await expect(matches).toContainText('homes have this address. Choose the one you mean')
  await matches
    .getByRole('link', { name: /^122 E Inkwell Ave.*parcel / })
    .first()
    .click()
  await expect(matches).not.toContainText('Choose the one you mean')
  await expect(matches.getByRole('definition').filter({ hasText: /^122 E Inkwell Ave/ })).toHaveCount(1)
})

test('the page looks up the typed addresses without scripting', async ({
  withoutScripting: page,
  request,
}) => {
  await page.goto(await stepOf(request, 'evidence', cook, street, { ground: 'equity' }))
  await page.getByLabel('Addresses of similar homes').fill(`748 W Inkwell St\n17 E Inkwell Ave`)
  await page.getByRole('button', { name: 'Look them up' }).click()
  const matches = page.getByRole('region', { name: 'What the record says about the homes you typed' })
  await expect(matches).toContainText(/Assessed value of 2026, Cook County assessed values, retrieved/)
  await expect(matches).toContainText('has no such address')
  await expect(page.getByLabel('Addresses of similar homes')).toHaveValue(/748 W Inkwell St/)
  await goOn(page, 'See the packet', 'Your appeal packet')
  const rows = page.getByRole('table', { name: 'Similar homes and their assessments' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('742 W Inkwell St (this home)')
  await expect(rows.nth(2)).toContainText(/748 W Inkwell St.*\$[\d,]+/)
  await expect(
    page.getByText(/^Source of rows 0 and 1: .*Cook County assessed values, retrieved/),
  ).toBeVisible()
  await expect(rows.nth(3)).toContainText('17 E Inkwell Ave')
  const paper = (await printed(page, 'Letter')).join('')
  for (const text of ['748 W Inkwell St', '17 E Inkwell Ave', 'Assessed value of 2026'])
    expect(paper).toContain(closed(text))
  await page.getByRole('link', { name: 'Back to facts and evidence' }).click()
  await expect(page.getByLabel('Addresses of similar homes')).toHaveValue(/17 E Inkwell Ave/)
})

test(
  'an owner in Florida adds a proposed home to the packet and removes that home',
  inLongRun,
  async ({ page, request }) => {
    await page.goto(
      await stepOf(request, 'evidence', florida, `${street}, Orlando, FL`, { ground: 'market' }),
    )
    const proposed = page.getByRole('checkbox', { name: /^\d+\. / })
    await expect(proposed.first()).toBeVisible()
    expect(await proposed.count()).toBeLessThanOrEqual(10)
    await expect(
      page.getByText(/homes?(?: most)? like yours within .*same use, living area within 20 percent/),
    ).toBeVisible()
    for (const box of await proposed.all()) await expect(box).not.toBeChecked()
    await expect(async () => {
      await proposed.first().check()
      await expect(page.getByText(/ is in row 1 below\.$/)).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await unfold(page, 'Home 1')
    await expect(rowOf(page, 1).getByText(/^Market value of 2026, Florida statewide parcels/)).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(proposed.first()).toBeChecked()
    await unfold(page, 'What a board accepts')
    await page.getByLabel('Where your home ranks').check()
    await goOn(page, 'See the packet', 'Your appeal packet')
    const map = page.getByRole('img', { name: /^Map, north up\. From the home of this appeal, home 1: .*\d/ })
    await expect(map).toBeVisible()
    await expect(page.getByRole('img', { name: /^Dot plot\./ })).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
    await expect(proposed.first()).toBeChecked()
    await proposed.first().uncheck()
    await expect(page.getByText(/ was taken out\.$/)).toBeVisible()
    await unfold(page, 'Home 1')
    await expect(rowOf(page, 1).getByLabel('Address of a similar home')).toHaveValue('')
    await fillSimilar(page, 1, street)
    await expect(rowOf(page, 1).getByRole('status')).toContainText('This is your own home.')
  },
)

for (const [state, place, address, onMap] of [
  ['Florida', florida, `${street}, Orlando, FL`, true],
  ['Cook County', cook, street, false],
] as const)
  test(`the similar homes of ${state} have a table, a file and a map`, async ({ page, request }) => {
    await page.goto(await stepOf(request, 'evidence', place, address, { ground: 'equity' }))
    await page.getByText('As a table', { exact: true }).click()
    const rows = page.getByRole('table', { name: /^Your home and the homes like it, / }).getByRole('row')
    await expect(rows.nth(1)).toContainText(/^Yours.*742 W Inkwell St/)
    await expect(rows.nth(2)).toContainText(onMap ? /^1.*\$[\d,]+/ : /^1.*(\$[\d,]+|no value yet)/)
    const csv = page.getByRole('link', { name: 'CSV', exact: true }).first()
    const file = await request.get((await csv.getAttribute('href')) ?? '')
    expect(file.headers()['content-disposition']).toContain('.csv')
    expect(await file.text()).toContain('similar')
    await expect(page.getByRole('region', { name: 'Map of the similar homes' })).toBeVisible()
    const map = page.getByRole('link', { name: /selected on the map of all parcels/ })
    await expect(map).toHaveCount(onMap ? 1 : 0)
    await expectAccessible(page)
  })
