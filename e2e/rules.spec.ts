import type { Page } from '@playwright/test'
import { atWidth } from './support/at-width'
import { expectAccessible } from './support/expect-accessible'
import { inLongRun } from './support/long-run'
import { expect, test } from './support/test'

const list = (page: Page) => page.getByRole('region', { name: /documents$/ }).locator('ol > li')

test('a homeowner follows a ready-made search, reads the dates of a document and goes back', async ({
  page,
}) => {
  await page.goto('/rules')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Flood insurance' }).click()
  await expect(page.getByRole('heading', { name: /^[\d,]+ documents$/ })).toBeVisible()
  await expect(list(page).first().locator('mark').first()).toHaveText(/flood|insurance/i)
  await expectAccessible(page)
  await page.getByText('Filter by agency, type and date (1 set)').click()
  await page.getByLabel('Proposed rules').check()
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/type=PRORULE/)
  const address = page.url()
  const first = list(page).first().getByRole('link')
  const title = await first.innerText()
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('region', { name: 'Dates and comments' })).toContainText(
    /Comments close.*verify with the docket/,
  )
  await expect(page.getByRole('link', { name: 'Official PDF at govinfo.gov' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.govinfo\.gov\//,
  )
  await page.getByRole('button', { name: 'Docket (definition)' }).click()
  await expect(
    page.getByRole('region', { name: 'Numbers to cite' }).getByText(/The file in which an agency keeps/),
  ).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Words used on this page' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.goBack()
  await expect(page).toHaveURL(address)
})

test('an analyst pages through documents, shares the link, and downloads the rows as files', async ({
  page,
  request,
  browser,
}) => {
  await page.goto('/rules?q=brownfields&from=2024-01-01&to=2024-04-30&order=oldest')
  const heading = await page.getByRole('heading', { name: /documents$/ }).innerText()
  const total = Number.parseInt(heading, 10)
  expect(total).toBeGreaterThan(20)
  const hrefs = new Set<string>()
  for (let pages = 1; ; pages += 1) {
    await expect(page.getByText(new RegExp(`^Page ${pages}\\b`)).first()).toBeVisible()
    for (const link of await list(page).getByRole('link').all()) {
      hrefs.add((await link.getAttribute('href')) ?? '')
    }
    const next = page.getByRole('link', { name: 'Next', exact: true })
    if ((await next.count()) === 0) break
    await next.click()
    await expect(page).toHaveURL(new RegExp(`page=${pages + 1}`))
  }
  expect(hrefs.size).toBe(total)
  const csv = await request.get(
    (await page.getByRole('link', { name: 'CSV', exact: true }).getAttribute('href')) ?? '',
  )
  expect((await csv.text()).trim().split('\r\n')).toHaveLength(total + 1)
  const recipient = await browser.newPage()
  await recipient.goto(page.url())
  await expect(list(recipient)).toHaveCount(await list(page).count())
  await recipient.close()
})

test('an invalid search shows an error at its field, and no typed text is lost', async ({
  page,
  request,
}) => {
  await page.goto('/rules')
  await page.getByLabel('Words to look for').fill('mortgage')
  await page.getByText('Filter by agency, type and date').click()
  await page.getByLabel('Another agency').fill('Enviromental Protection Agncy')
  await page.getByLabel('Published from').fill('2/30/2024')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: /Give the first day/ }).click()
  await expect(page.getByLabel('Published from')).toBeFocused()
  await expect(page.getByLabel('Published from')).toHaveValue('2/30/2024')
  await expectAccessible(page)
  await page.getByLabel('Published from').fill('2/28/2024')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('link', { name: /Did you mean Environmental Protection Agency/ })).toBeVisible()
  await expect(page.getByLabel('Another agency')).toHaveValue('Enviromental Protection Agncy')
  await expect(page.getByLabel('Words to look for')).toHaveValue('mortgage')
  await page.getByLabel('Another agency').fill('zzzz')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('link', { name: /Look its name up in the list/ })).toBeVisible()
  const agencies = await page.getByRole('link', { name: 'list of agencies (CSV)' }).getAttribute('href')
  expect(await (await request.get(agencies ?? '')).text()).toMatch(/^\W*Agency,/)
})

test(
  'a page beyond the limit of the source links to the last page, which links to older documents',
  inLongRun,
  async ({ page }) => {
    await page.goto('/rules?page=501')
    await page.getByRole('link', { name: 'Go to the last page we can show' }).click()
    await expect(page.getByRole('heading', { name: '10,000 or more documents' })).toBeVisible()
    await page.getByRole('link', { name: /^Go on with documents up to/ }).click()
    await expect(page).toHaveURL(/\/rules\?to=\d{4}-\d\d-\d\d$/)
    await page.goto('/rules?q=in+%7C+of+%7C+for&order=relevance&page=501')
    await page.getByRole('link', { name: /^Narrow it to documents from/ }).click()
    await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&order=relevance$/)
    await expect(page.getByRole('heading', { name: /^[\d,]+ documents$/ })).toBeVisible()
    await page.goto('/rules?q=zebra')
    await expect(page.getByRole('heading', { name: 'No documents' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/rules/2024-99999')
    await expect(page.getByText(/has no document 2024-99999/)).toBeVisible()
    await page.goto('/rules/89%20FR%20107012')
    await expect(page.getByText(/A citation such as/)).toBeVisible()
    await expectAccessible(page)
  },
)

test('a search, a filter and a document work without scripting', async ({ withoutScripting: page }) => {
  await page.goto('/rules')
  await page.getByLabel('Words to look for').fill('"lead-based paint"')
  await page.getByText('Filter by agency, type and date').click()
  await page.getByLabel('Environmental Protection (EPA)').check()
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await list(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Read the document' })).toBeVisible()
})

test('the list and a document fit a phone in dark colors', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of ['/rules?q=water&type=RULE', '/rules/2024-31396']) {
    await page.goto(path)
    await atWidth(page, 320)
    await expectAccessible(page)
  }
})
