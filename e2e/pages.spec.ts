import { listPages } from './support/list-pages'
import { inLongRun } from './support/long-run'
import { mostBytes, withMap } from './support/most-bytes'
import { readable } from './support/readable'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'
import { walkPages } from './support/walk-pages'
import { weigh } from './support/weigh'

const pages = listPages()
/** Redirects to the map unless the URL has `plain=1`. */
const list = '/parcels'
const addressOf = (path: string) => (path === list ? `${list}?plain=1` : path)
/** The Share form leads to this page if a page cannot be frozen. */
const afterAForm = '/s/not-kept'
const missing = '/there-is-no-such-page'

test('every page has a link to it, every link leads to a page, and no two pages have the same title', async ({
  request,
}) => {
  const linked = await walkPages(request)
  expect(pages.filter((path) => !linked.has(path) && path !== afterAForm)).toEqual([])
  for (const [path, { status }] of linked) expect(status, path).toBe(200)
  const titles = await Promise.all(
    [...pages, missing].map(async (path) => {
      const read = async () => (await request.get(addressOf(path))).text()
      const html = path === list ? await read() : (linked.get(path)?.html ?? (await read()))
      return /<title>(.*?)<\/title>/.exec(html)?.[1]
    }),
  )
  expect(titles).not.toContain(undefined)
  expect(new Set(titles).size).toBe(titles.length)
})

for (const [index, path] of [missing, ...pages].entries()) {
  const details = index % 2 === 0 ? {} : inLongRun
  test(
    `${path} is accessible on wide and narrow screens, in light and dark colors, and loads few bytes if it has no map`,
    details,
    async ({ page, context, provoke }) => {
      if (path === missing) provoke(404)
      if (withMap.includes(path)) {
        await saveData(context)
        await page.goto(path)
      } else {
        const { first, all, map } = await weigh(page, addressOf(path))
        expect(first, 'the scripts were counted').toBeGreaterThan(50_000)
        expect(map, 'no map library').toBe(0)
        expect(all).toBeLessThanOrEqual(mostBytes(path).beside)
      }
      await readable(page)
    },
  )
}

/** The menu links to the other language, and a Spanish menu also to pages in English. */
const isTool = (href: string, start: string) =>
  start === '/es' ? /^\/es\/./.test(href) : /^\/./.test(href) && !/^\/es(\/|$)/.test(href)

test('the heading and the title of each tool are its name in the menu, in both languages', async ({
  page,
  request,
}) => {
  for (const start of ['/', '/es']) {
    await page.goto(start)
    const links = page
      .getByRole('navigation', { name: /^(Main|Principal)$/ })
      .first()
      .locator('li a')
    const tools = await links.evaluateAll((each) =>
      each.map((link) => ({ href: link.getAttribute('href') ?? '', name: link.textContent ?? '' })),
    )
    expect(tools.length).toBeGreaterThan(10)
    for (const { href, name } of tools.filter((tool) => isTool(tool.href, start))) {
      const html = await (await request.get(href)).text()
      expect(html, href).toContain(`<title>${name} · Openplat</title>`)
      expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1], href).toBe(name)
    }
  }
  const results = await (await request.get('/environment?at=33.45,-112.07')).text()
  expect(results).toContain(': Environment · Openplat</title>')
})

test('every page has a header, a heading and a text without scripting', async ({
  withoutScripting: page,
  provoke,
}) => {
  provoke(404)
  for (const path of [...pages, missing]) {
    await page.goto(addressOf(path))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(150)
    await expect(page.getByText('Sample data:').first()).toBeVisible()
    const header = page.getByRole('banner')
    expect((await header.boundingBox())?.height, path).toBe(56)
    // The home page has no search box in its header, because the page itself has a larger box.
    await expect(header.getByLabel('Search for a place')).toHaveCount(path === '/' ? 0 : 1)
  }
})

test('an unknown page links to existing pages', async ({ page, provoke }) => {
  provoke(404)
  await page.goto(missing)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(missing))
})
