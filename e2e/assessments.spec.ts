import type { Page } from '@playwright/test'
import { cook, florida, goOn, homeSteps, searchHome, stepOf, unfold } from './support/assessments'
import { atWidth } from './support/at-width'
import { expect, test } from './support/test'

const street = '742 W Inkwell St'
const chicago = `${street}, Chicago, IL`
const home = '742 W Inkwell St'
const values = (page: Page) => page.getByRole('region', { name: 'Values by year' })

test('a homeowner in Cook County gets from the address to the packet', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'My tax assessment went up' }).click()
  const covered = page.getByRole('region', { name: 'What is covered' })
  await expect(covered).toContainText('Cook County, Illinois')
  await expect(covered).toContainText('Not covered: every other place in the country.')
  await searchHome(page, chicago)
  await expect(page.getByRole('heading', { level: 1, name: 'Is this your home?' })).toBeVisible()
  await expect(page.getByText(/Cook County, Illinois, chosen by the address/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Map of the address' })).toBeVisible()
  expect(await page.getByRole('main').innerText(), 'no value before the home is checked').not.toContain('$')
  const checked = page.url()
  await goOn(page, 'Yes, show its values', 'The official values')
  await page.goBack()
  await expect(page).toHaveURL(checked)
  await page.goForward()
  const rows = values(page).getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(4)
  for (const row of (await rows.all()).slice(1)) await expect(row).toContainText(/^20\d\d.*\$\d/s)
  const why = page.getByRole('region', { name: 'Why it changed' })
  await expect(why).toContainText(/Your assessed value (rose|fell) by \$[\d,]+ \([\d.]+%\) from 2025 to 2026/)
  await expect(why).toContainText(/10 percent of market value, so the assessor sees about \$[\d,]+/)
  await unfold(page, 'Exemptions to ask about')
  await expect(page.getByText('Homeowner Exemption', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your time to appeal' })).toContainText(
    'Cook County Assessor',
  )
  await goOn(page, 'Check the facts', 'Facts and evidence')
  await page.getByRole('link', { name: 'Skip to the packet' }).click()
  await expect(page.getByRole('region', { name: 'The home and its official values' })).toContainText(home)
  await expect(page.getByRole('button', { name: 'Print the packet' })).toBeVisible()
})

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test(`both answers to “Is this your home?” are on the first screen at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const place of ['Chicago, IL', 'Orlando, FL']) {
      await page.goto(`/assessments/find?${new URLSearchParams({ q: `${street}, ${place}` })}`)
      const answers = page.getByRole('navigation', { name: 'Steps' })
      for (const name of ['Yes, show its values', 'No, find another home']) {
        const answer = answers.getByRole('link', { name }).or(answers.getByRole('button', { name }))
        await expect(answer, `${name} (${place})`).toBeInViewport({ ratio: 1 })
      }
      const facts = page.getByRole('main').locator('dt')
      await expect(facts.first()).toHaveText('Address')
      await expect(facts.filter({ hasText: 'Record of' })).toHaveCount(1)
    }
    const map = page.getByRole('region', { name: 'Map of the address' })
    await map.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 100)
    await expect(map.getByText('The lot, as the county draws it')).toBeAttached()
  })

test('a Change link leads to the form with the typed text', async ({ page }) => {
  await searchHome(page, chicago)
  await page.getByRole('link', { name: 'Change address' }).click()
  await expect(page.getByLabel('Address of the home')).toHaveValue(chicago)
  await expect(page.getByLabel('County or state')).toHaveValue(cook)
})

test('homes with the same address are distinguished by unit and parcel number', async ({ page }) => {
  await searchHome(page, '122 E Inkwell Ave, Chicago, IL')
  await expect(page.getByRole('heading', { level: 1, name: 'Which one is your home?' })).toBeVisible()
  const homes = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Parcel number' })
  const texts = await homes.allInnerTexts()
  expect(texts.length).toBeGreaterThan(1)
  expect(texts.length).toBeLessThanOrEqual(5)
  expect(new Set(texts).size).toBe(texts.length)
})

test('a parcel number is searched only in the roll that the visitor selected', async ({ page }) => {
  await page.goto('/assessments')
  await page.getByText('I have only a parcel number').click()
  await page.getByLabel('Parcel number', { exact: true }).fill('10-17-434-900-0000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Which place is it in?' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Cook County, Illinois', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Is this your home?' })).toBeVisible()
  await expect(page.getByText(home, { exact: true })).toBeVisible()
})

test('a further year is shown on request, and more than three years are rejected', async ({
  page,
  request,
}) => {
  await page.goto(await stepOf(request, 'values', cook, street))
  await unfold(page, 'other years')
  await page.getByRole('textbox', { name: 'Other years' }).fill('2021, 2020')
  await page.getByRole('button', { name: 'Show these years' }).click()
  await expect(values(page).getByRole('rowheader')).toHaveText([/^2021/, /^2020/])
  await unfold(page, 'other years')
  await page.getByRole('textbox', { name: 'Other years' }).fill('2021, 2020, 2019, 2018')
  await page.getByRole('button', { name: 'Show these years' }).click()
  await expect(page.getByRole('link', { name: 'Give three years at most.' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Other years' })).toHaveValue('2021, 2020, 2019, 2018')
})

test('a link with two values compares values of the same kind, and gives a reason for different kinds', async ({
  page,
  request,
}) => {
  const values = await stepOf(request, 'values', cook, street)
  await page.goto(`${values}&before=2025.assessedValue&after=2026.assessedValue`)
  const verdict = page.getByRole('region', { name: 'Two figures compared' }).getByRole('paragraph')
  const sentence = await verdict.first().innerText()
  const [change = 0, before = 0, after = 0] = [...sentence.matchAll(/\$([\d,]+)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  )
  expect(after).toBe(sentence.includes('rose') ? before + change : before - change)
  expect(change).toBeGreaterThan(0)
  await page.goto(`${values}&before=2025.assessedValue&after=2026.landValue`)
  await expect(page.getByText('These two are not compared')).toBeVisible()
  const reason = await verdict.filter({ hasText: 'different things' }).innerText()
  expect(reason).not.toMatch(/[\d$]/)
})

test('a missing year in Florida is labeled as unpublished on a phone and not drawn as zero', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await searchHome(page, `${street}, Orlando, FL`)
  await expect(page.getByText(/Florida, chosen by the address/)).toBeVisible()
  await goOn(page, 'Yes, show its values', 'The official values')
  await expect(values(page)).toContainText('Earlier years are not in this roll.')
  await expect(values(page).getByRole('listitem')).toHaveCount(1)
  const definition = values(page)
    .getByRole('button', { name: /definition/ })
    .filter({ visible: true })
    .first()
  await definition.click()
  const card = page.locator('.definition-card:popover-open')
  expect((await card.boundingBox())?.height).toBeGreaterThan(40)
  await page.keyboard.press('Escape')
  await unfold(page, 'Chart and other years')
  const chart = page.getByRole('img', { name: /^Market value by year/ })
  await expect(chart).toContainText(/not\s*published/)
  await expect(chart.locator('rect')).toHaveCount(1)
  const path = await stepOf(request, 'find', florida, `${street}, Orlando, FL`)
  for (const step of homeSteps) {
    await page.goto(path.replace('/find?', `/${step}?`))
    await atWidth(page, 390)
  }
})

test('the answer No to “Is this your home?” in Florida lists other homes on the street', async ({ page }) => {
  await searchHome(page, `${street}, Orlando, FL`)
  await page.getByRole('link', { name: 'No, find another home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Which home is it?' })).toBeVisible()
  await expect(page.getByLabel('Unit, if it has one')).toBeVisible()
  const others = page.getByRole('region', { name: 'Other homes of this street' })
  const home = others.getByRole('listitem').getByRole('link').first()
  const name = await home.innerText()
  expect(name).toMatch(/^\d+ W Inkwell St, Orlando, FL/)
  expect(name).not.toContain(street)
  await home.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Is this your home?' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(name.split(',')[0] ?? '')
})

test('links to the seven steps of earlier releases redirect to the four steps with all parameters', async ({
  request,
}) => {
  const here = await stepOf(request, 'values', cook, street)
  for (const [before, now] of [
    ['check', 'find'],
    ['history', 'values'],
    ['meaning', 'values'],
    ['facts', 'evidence'],
  ] as const) {
    const href = `${here.replace('values', before)}&years=2025%2C2024&before=2024.landValue`
    const answer = await request.get(href, { maxRedirects: 0 })
    expect(answer.status(), before).toBe(308)
    expect(answer.headers().location).toBe(href.replace(before, now))
  }
})

test('a home that no roll covers gets a link to steps with the values of the notice', async ({ page }) => {
  await searchHome(page, `${street}, Phoenix, AZ`)
  await expect(page.getByRole('heading', { level: 1, name: 'This place is not covered' })).toBeVisible()
  await expect(page.getByText(/is in Arizona.*Nothing is wrong with the address\./)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Find the local government' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go on with my notice' })).toHaveAttribute(
    'href',
    /^\/assessments\/values\?.*state=AZ/,
  )
  await expect(page.getByRole('link', { name: 'All public records of this address' })).toHaveAttribute(
    'href',
    `/place?${new URLSearchParams({ q: `${street}, Phoenix, AZ` })}`,
  )
  await page.getByRole('link', { name: 'choose the record yourself' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Which record to ask' })).toBeVisible()
})

test('a search without a match links to the official page and preserves the typed text', async ({ page }) => {
  await page.goto(`/assessments/find?source=${cook}&q=17 E Inkwell Ave, Chicago`)
  await expect(page.getByRole('heading', { level: 1, name: 'No home matches' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^official page of/ })).toBeVisible()
  await expect(page.getByLabel('Address of the home')).toHaveValue('17 E Inkwell Ave, Chicago')
})

test('an empty or overlong search shows an error at its field', async ({ page }) => {
  await page.goto('/assessments')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(
    page.getByRole('link', { name: 'Type the address of the home, or its parcel number.' }),
  ).toBeVisible()
  const long = `${'1 Main St '.repeat(30)}`.trim()
  await page.getByLabel('Address of the home').fill(long)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('link', { name: /^Shorten the address/ })).toBeVisible()
  await expect(page.getByLabel('Address of the home')).toHaveValue(long)
})

test('a truncated or altered link leads to a clear page on every step', async ({
  withoutScripting: page,
  request,
}) => {
  const whole = await stepOf(request, 'values', cook, street)
  for (const broken of [whole.slice(0, -4), `${whole}x`, `${whole.replace(/key=.*/, 'key=abcd')}`]) {
    for (const step of homeSteps) {
      const answer = await page.goto(broken.replace('values', step))
      expect(answer?.status(), broken).toBe(200)
      await expect(page.getByText('This link does not name a home')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Find your home again' })).toBeVisible()
    }
  }
})

test('SQL and wildcards in a search are treated as plain text', async ({ withoutScripting: page }) => {
  for (const words of ["12' OR '1'='1", '12 %_%', '12 Main"; DROP TABLE', '１２ Ünïcode ☂']) {
    const query = new URLSearchParams({ source: cook, q: words })
    const answer = await page.goto(`/assessments/find?${query}`)
    expect(answer?.status(), words).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(No home matches|Which home is it\?)$/)
  }
})
