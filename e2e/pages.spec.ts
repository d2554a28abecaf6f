import { findPages } from './support/find-pages'
import { listPages } from './support/list-pages'
import { readable } from './support/readable'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'

/** The pages that lead nowhere further: what a person reads there, and that everyone can. */

const pages = listPages()
/** Where Share leads when a page cannot be kept. */
const afterAForm = '/s/not-kept'
const missing = '/there-is-no-such-page'

test('every page is led to, and every link leads to one', async ({ request }) => {
  const linked = await findPages(request)
  expect(pages.filter((path) => !linked.includes(path) && path !== afterAForm)).toEqual([])
  for (const path of linked) expect((await request.get(path)).status(), path).toBe(200)
})

for (const path of [...pages, missing]) {
  test(`${path} is readable by everyone, narrow or wide, dark or light`, async ({
    page,
    context,
    provoke,
  }) => {
    if (path === missing) provoke(404)
    await saveData(context)
    await page.goto(path)
    await readable(page)
  })
}

test('every page reads without scripting', async ({ withoutScripting: page, provoke }) => {
  provoke(404)
  for (const path of [...pages, missing]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(150)
    await expect(page.getByText('Sample data:').first()).toBeVisible()
  }
})

test('no two pages have the same title', async ({ request }) => {
  const titles = await Promise.all(
    [...pages, missing].map(
      async (path) => /<title>(.*?)<\/title>/.exec(await (await request.get(path)).text())?.[1],
    ),
  )
  expect(titles).not.toContain(undefined)
  expect(new Set(titles).size).toBe(titles.length)
})

test('a page that does not exist leads back to those that do', async ({ page, provoke }) => {
  provoke(404)
  await page.goto(missing)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(missing))
})
