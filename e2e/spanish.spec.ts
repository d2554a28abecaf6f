import type { Page } from '@playwright/test'
import { hasSpanish, spanishHref } from '@/lib/language/spanish-pages'
import { englishIn, sharedLabels, textsOf } from './support/english-texts'
import { expectAccessible } from './support/expect-accessible'
import { pagesWithAnswers } from './support/pages-with-answers'
import { saveData } from './support/save-data'
import { stretchTexts } from './support/stretch-texts'
import { expect, test } from './support/test'

const pages = Object.entries(pagesWithAnswers)
  .map(([path, withAnswer]) => withAnswer ?? path)
  .filter((href) => hasSpanish(href))

/** Pages that ask the visitor a question, have an empty result, or show an error. */
const states = [
  '/places?q=Springfield',
  '/places?q=Chicago,+IL',
  '/places?q=60602',
  '/places?q=qqqq',
  '/place?q=123+Main+St',
  '/place?q=123+Main+St,+London',
  '/place?at=30,-60',
  '/place?at=18.2,-66.5',
  '/place?at=30.27,-97.74',
  '/place/compare?a=30.42,-87.22&b=nowhere',
  '/assessments?q=742+W+Inkwell+St',
  '/assessments/find?source=cook-county-il-assessments&q=99999+Nowhere+St',
  '/assessments/find?source=not-a-source&q=1+Main+St',
  '/assessments/values?key=not-a-home',
  '/environment?at=48.1,-106.6&radius=0.7',
  '/environment?bbox=1,2,3',
  '/environment?at=29.7355,-95.2654&radius=3&media=air',
  '/environment/facility/000000000000',
  '/environment/facility/not-an-id',
  '/environment/review?at=48.1,-106.6',
  '/ground?at=30,-60',
  '/parcels/escambia?id=000',
  '/parcels/nowhere?id=1',
]

const spanishOf = (href: string) => spanishHref(href) ?? ''

async function expectNoEnglish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.locator('[data-later]')).toHaveCount(0)
  expect(englishIn(await textsOf(page)), page.url()).toEqual([])
}

test.beforeEach(({ context }) => saveData(context))

for (const href of pages) {
  test(`the Spanish page of ${href.split('?')[0]} has no English text of this site, is accessible and has room for longer words`, async ({
    page,
  }) => {
    await page.goto(href, { waitUntil: 'networkidle' })
    const inEnglish = await textsOf(page)
    await page.goto(spanishOf(href), { waitUntil: 'networkidle' })
    await expectNoEnglish(page)
    expect(sharedLabels(await textsOf(page), inEnglish)).toEqual([])
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await overflow(), 'pixels beyond the screen').toBeLessThanOrEqual(0)
    await stretchTexts(page)
    // The facility table has three columns of single words, which do not fit into 320 pixels once they are
    // stretched.
    if (!href.startsWith('/environment?')) expect(await overflow()).toBeLessThanOrEqual(0)
  })
}

test('no question, empty result or error of a Spanish page has English text of this site', async ({
  page,
}) => {
  for (const href of states) {
    await page.goto(spanishOf(href), { waitUntil: 'networkidle' })
    await expectNoEnglish(page)
  }
})

test('a Spanish-speaking owner gets from the home page to the packet without English text of this site', async ({
  page,
}) => {
  await page.goto('/es')
  await expectNoEnglish(page)
  await page.getByRole('link', { name: 'Subió la tasación de mi casa' }).click()
  await page.getByLabel('Dirección de la casa').fill('742 W Inkwell St, Chicago, IL')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page
    .getByRole('link', { name: /^Sí/ })
    .or(page.getByRole('button', { name: /^Sí/ }))
    .first()
    .click()
  for (const [heading, next] of [
    ['Los valores oficiales', 'Revisar los datos'],
    ['Datos y pruebas', 'Ir directo al paquete'],
  ] as const) {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectNoEnglish(page)
    await page
      .getByRole('link', { name: next })
      .or(page.getByRole('button', { name: next }))
      .first()
      .click()
  }
  await expect(page).toHaveURL(/\/es\/assessments\/packet/)
  await page.waitForLoadState('networkidle')
  await expectNoEnglish(page)
})

test('the link in the frame opens the same page in the other language and keeps the query', async ({
  page,
}) => {
  await page.goto('/assessments/find?source=cook-county-il-assessments&q=742+W+Inkwell+St')
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(/\/es\/assessments\/find\?source=cook-county-il-assessments&q=742/)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/assessments\/find\?source=cook-county-il-assessments&q=742/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the link in the frame keeps the fragment and a filter that was set on the page', async ({ page }) => {
  const filtered = '/environment?at=33.45,-112.07&radius=0.3#facility-rows'
  // Hydration resets a URL that was changed earlier.
  await page.goto('/environment?at=33.45,-112.07&radius=0.7', { waitUntil: 'networkidle' })
  await page.evaluate((href) => history.pushState(null, '', href), filtered)
  for (const [name, href] of [
    ['Español', `/es${filtered}`],
    ['English', filtered],
  ] as const) {
    const link = page.getByRole('banner').getByRole('link', { name })
    await expect(async () => {
      await link.blur()
      await link.focus()
      await expect(link).toHaveAttribute('href', new URL(href, page.url()).href, { timeout: 1_000 })
    }).toPass()
    await link.press('Enter')
    await expect(page).toHaveURL(href)
    await page.waitForLoadState('networkidle')
  }
})

test('the English home page offers Spanish to a browser that prefers Spanish', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'es-MX' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('link', { name: 'Esta página también está en español' }).click()
  await expect(page).toHaveURL(/\/es$/)
  await context.close()
})

test('a cached result that a Spanish page loaded is in English on the English page', async ({ page }) => {
  const href = pagesWithAnswers['/assessments/values'] ?? ''
  await page.goto(spanishOf(href), { waitUntil: 'networkidle' })
  await page.goto(href, { waitUntil: 'networkidle' })
  expect((await textsOf(page)).filter((text) => /[¿¡ñ]|\b(?:de|el|la|los|su) /.test(text))).toEqual([
    'Español',
  ])
})

test('an unknown Spanish path is not found', async ({ page, provoke }) => {
  provoke(404)
  expect((await page.goto('/es/no-hay-tal-pagina'))?.status()).toBe(404)
})
